import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type ImportedValues, importedPets } from './imported-pets.table.ts';

/** A shelter, and where its pets were listed. */
interface ImportSource {
  shelterId: string;
  source: string;
}

/** What was last imported of pets, by their ids in the source; also of pets that were deleted since. */
export async function listImportedPets(
  database: Queries,
  { shelterId, source }: ImportSource,
  sourceIds: string[],
): Promise<Map<string, ImportedValues>> {
  const rows = await database
    .select()
    .from(importedPets)
    .where(
      and(
        eq(importedPets.shelterId, shelterId),
        eq(importedPets.source, source),
        inArray(importedPets.sourceId, sourceIds),
      ),
    );
  return new Map(rows.map(({ sourceId, values }) => [sourceId, values]));
}

/** Inserts what was imported, or replaces it where it differs. */
export async function storeImportedPets(
  database: Queries,
  { shelterId, source }: ImportSource,
  pets: { sourceId: string; values: ImportedValues }[],
): Promise<void> {
  if (pets.length === 0) return;
  await database.execute(sql`
    INSERT INTO imported_pets (shelter_id, source, source_id, values)
    SELECT ${shelterId}::uuid, ${source}, "sourceId", values
    FROM json_to_recordset(${JSON.stringify(pets)}::json) AS pet ("sourceId" text, values jsonb)
    ON CONFLICT (shelter_id, source, source_id) DO UPDATE SET values = excluded.values
    WHERE imported_pets.values <> excluded.values`);
}

/** After an import was undone: pets of these ids are new to the next one. */
export async function forgetImportedPets(
  database: Queries,
  { shelterId, source }: ImportSource,
  sourceIds: string[],
): Promise<void> {
  await database
    .delete(importedPets)
    .where(
      and(
        eq(importedPets.shelterId, shelterId),
        eq(importedPets.source, source),
        inArray(importedPets.sourceId, sourceIds),
      ),
    );
}
