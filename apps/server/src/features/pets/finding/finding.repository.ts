import { pickPetFacts } from '@pawmatch/contract/pets/pet-facts';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { pets } from '../pets.table.ts';
import type { IndexedPet } from './pet-index.ts';

/** The version of each pet by its id. */
export async function listPetVersions(database: Database): Promise<Map<string, number>> {
  const rows = await database.select({ id: pets.id, version: pets.version }).from(pets);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** In no order; pets that were deleted meanwhile are left out. */
export function listIndexedPets(database: Database, ids: string[]): Promise<IndexedPet[]> {
  return database
    .select({
      id: pets.id,
      version: pets.version,
      createdAt: pets.createdAt,
      ...pickPetFacts(pets),
      status: pets.status,
      training_traits: pets.trainingTraits,
      has_photo: sql<boolean>`${pets.photoHash} IS NOT NULL OR ${pets.externalPhoto} IS NOT NULL`,
      name: pets.name,
      breed: pets.breed,
      summary: pets.summary,
      description: pets.description,
    })
    .from(pets)
    .where(inArray(pets.id, ids));
}
