import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { isAdoptable } from '../pets/pets.repository.ts';
import { pets } from '../pets/pets.table.ts';

/** The facts that scoring uses, of every Available pet; the longest stay comes first. */
export function listCandidates(database: Queries) {
  return database
    .select({
      id: pets.id,
      ...pickPetFacts(pets),
      training_traits: pets.trainingTraits,
      bonded_with: pets.bondedWith,
    })
    .from(pets)
    .where(isAdoptable)
    .orderBy(asc(pets.createdAt), asc(pets.id));
}
