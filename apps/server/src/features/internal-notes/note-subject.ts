import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findPet } from '../pets/pets.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { findVisit } from '../visits/visits.repository.ts';
import type { NoteSubject } from './internal-notes.repository.ts';

const subjects = {
  petId: { needs: 'pets.read', find: findPet, error: 'PET_NOT_FOUND' },
  userId: { needs: 'people.read', find: findUser, error: 'USER_NOT_FOUND' },
  visitId: { needs: 'visits.read', find: findVisit, error: 'VISIT_NOT_FOUND' },
} as const;

/** Who may read what is noted about a pet, a person or a visit. */
export const readerOf = (subject: NoteSubject): Capability => subjects[subject].needs;

/** @throws AppError PET_NOT_FOUND, USER_NOT_FOUND, VISIT_NOT_FOUND */
export async function requireSubject(
  database: Queries,
  subject: NoteSubject,
  id: string,
): Promise<void> {
  const { find, error } = subjects[subject];
  if (!(await find(database, id))) throw new AppError(error);
}
