import { desc } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { isAdoptable } from '../pets/pets.repository.ts';
import { pets } from '../pets/pets.table.ts';

/** The last change of each available pet; the newest pets first. */
export function listPetDates(
  database: Queries,
  limit: number,
): Promise<{ id: string; name: string; updatedAt: Date }[]> {
  return database
    .select({ id: pets.id, name: pets.name, updatedAt: pets.updatedAt })
    .from(pets)
    .where(isAdoptable)
    .orderBy(desc(pets.createdAt), desc(pets.id))
    .limit(limit);
}
