import * as endpoints from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Caller, shelterOf } from '../../platform/http/caller.ts';
import { findPet } from '../pets/pets.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { findVisit } from '../visits/visits.repository.ts';
import { insertNote, listNotes, type NoteSubject } from './internal-notes.repository.ts';

/** What staff note for each other about pets, people and visits. */
export function registerInternalNotes({ registerEndpoint, dependencies }: FeatureContext): void {
  const { database, clock } = dependencies;

  const requireSubject = async (subject: NoteSubject, id: string) => {
    const [found, error] =
      subject === 'petId'
        ? [await findPet(database, id), 'PET_NOT_FOUND' as const]
        : subject === 'userId'
          ? [await findUser(database, id), 'USER_NOT_FOUND' as const]
          : [await findVisit(database, id), 'VISIT_NOT_FOUND' as const];
    if (!found) throw new AppError(error);
  };

  const read = async (
    subject: NoteSubject,
    caller: Caller,
    id: string,
  ): Promise<endpoints.InternalNotes> => {
    await requireSubject(subject, id);
    const rows = await listNotes(database, subject, { id, shelterId: shelterOf(caller) });
    const [current, ...earlier] = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    return { current: current ?? null, earlier };
  };

  /** A text that is the same again is no other one. */
  const write = async (subject: NoteSubject, caller: Caller, id: string, text: string | null) => {
    const { current } = await read(subject, caller, id);
    if ((current?.text ?? null) !== text) {
      const by = { shelterId: shelterOf(caller), writtenBy: caller.userId, writtenAt: clock() };
      await insertNote(database, { [subject]: id, text, ...by });
    }
    return read(subject, caller, id);
  };

  registerEndpoint(endpoints.getNotesOfPet, ({ caller, params }) =>
    read('petId', caller, params.id),
  );
  registerEndpoint(endpoints.changeNotesOfPet, ({ caller, params, body }) =>
    write('petId', caller, params.id, body.text),
  );
  registerEndpoint(endpoints.getNotesOfPerson, ({ caller, params }) =>
    read('userId', caller, params.id),
  );
  registerEndpoint(endpoints.changeNotesOfPerson, ({ caller, params, body }) =>
    write('userId', caller, params.id, body.text),
  );
  registerEndpoint(endpoints.getNotesOfVisit, ({ caller, params }) =>
    read('visitId', caller, params.id),
  );
  registerEndpoint(endpoints.changeNotesOfVisit, ({ caller, params, body }) =>
    write('visitId', caller, params.id, body.text),
  );
}
