import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import { pets } from './pets.table.ts';

/** Where a pet lives. @throws AppError PET_NOT_FOUND */
export async function shelterOfPet(
  { database, shelters }: Pick<Dependencies, 'database' | 'shelters'>,
  petId: string,
): Promise<KnownShelter> {
  // One shelter has all pets.
  if (shelters.isOne()) return shelters.first();
  const [pet] = await database
    .select({ shelterId: pets.shelterId })
    .from(pets)
    .where(eq(pets.id, petId));
  if (!pet) throw new AppError('PET_NOT_FOUND');
  return shelters.of(pet.shelterId);
}
