import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type AdoptionRow, adoptionPets, adoptions } from '../adoptions/adoptions.table.ts';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { type UserRow, users } from '../users/users.table.ts';

/** An adoption as its papers name it. */
export interface PaperAdoption {
  adoption: AdoptionRow;
  /** Null for an adopter without an account, and after it was deleted. */
  user: UserRow | null;
  /** `row` is null after the pet was deleted. */
  pets: {
    id: string;
    name: string;
    row: PetRow | null;
    /** What the adopter got when it left. */
    healthRecord: HealthRecord | null;
  }[];
}

export async function findPaperAdoption(
  database: Queries,
  id: string,
): Promise<PaperAdoption | undefined> {
  const [found] = await database
    .select({ adoption: adoptions, user: users })
    .from(adoptions)
    .leftJoin(users, eq(users.id, adoptions.userId))
    .where(eq(adoptions.id, id));
  if (!found) return undefined;
  const rows = await database
    .select({
      id: adoptionPets.petId,
      name: adoptionPets.petName,
      row: pets,
      healthRecord: adoptionPets.healthRecord,
    })
    .from(adoptionPets)
    .leftJoin(pets, eq(pets.id, adoptionPets.petId))
    .where(eq(adoptionPets.adoptionId, id))
    .orderBy(asc(adoptionPets.petName), asc(adoptionPets.petId));
  return { ...found, pets: rows };
}
