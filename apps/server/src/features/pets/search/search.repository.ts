import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { shelters } from '../../shelter/shelters.table.ts';
import { pets } from '../pets.table.ts';
import type { IndexedPet } from './pet-index.ts';

interface ChangedPets extends Record<string, unknown> {
  /** What is committed now. */
  snapshot: string;
  /** The number of all listed pets. */
  total: number;
  /** The ids of the pets that are new or changed since the other snapshot. */
  changed: string[];
}

/**
 * The pets that were committed since a snapshot, whenever their transactions began; all without a snapshot. A
 * restored database has numbers of transactions that have not begun here.
 */
export async function listChangedPets(
  database: Database,
  since: string | null,
): Promise<ChangedPets> {
  const { rows } = await database.execute<ChangedPets>(sql`
    select pg_current_snapshot()::text as snapshot,
      -- Both are counted in an index, without reading the pets.
      ((select count(*) from pets) - (select count(*) from pets where not is_listed))::integer as total,
      array(
        select id from pets where ${since}::pg_snapshot is null or (
          changed_in >= pg_snapshot_xmin(${since}::pg_snapshot)
          and changed_in < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(changed_in, ${since}::pg_snapshot)
        )
      ) as changed`);
  return rows[0] as ChangedPets;
}

export async function listListedPetIds(database: Database): Promise<Set<string>> {
  const rows = await database.select({ id: pets.id }).from(pets).where(eq(pets.isListed, true));
  return new Set(rows.map(({ id }) => id));
}

/** In no order; pets that are not listed, or were deleted meanwhile, are left out. */
export function listIndexedPets(database: Database, ids: string[]): Promise<IndexedPet[]> {
  return database
    .select({
      id: pets.id,
      bondedWith: pets.bondedWith,
      createdAt: pets.createdAt,
      listedAt: pets.listedAt,
      adoptedAt: pets.adoptedAt,
      ...pickPetFacts(pets),
      status: pets.status,
      training_traits: pets.trainingTraits,
      shelter: shelters.slug,
      has_photo: sql<boolean>`${pets.photoHash} IS NOT NULL OR ${pets.externalPhoto} IS NOT NULL`,
      name: pets.name,
      breed: pets.breed,
      summary: pets.summary,
      description: pets.description,
      translations: pets.translations,
    })
    .from(pets)
    .innerJoin(shelters, eq(shelters.id, pets.shelterId))
    .where(and(sql`${pets.id} = ANY(${sql.param(ids)})`, eq(pets.isListed, true)));
}
