import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import { findShelterIdOfPet } from './pets.repository.ts';

/** Where a pet lives. @throws AppError PET_NOT_FOUND */
export async function shelterOfPet(
  { database, shelters }: Uses<'database' | 'shelters'>,
  petId: string | null,
): Promise<KnownShelter> {
  // One shelter has all pets.
  if (shelters.isOne()) return shelters.first();
  const shelterId = petId ? await findShelterIdOfPet(database, petId) : undefined;
  if (!shelterId) throw new AppError('PET_NOT_FOUND');
  return shelters.of(shelterId);
}
