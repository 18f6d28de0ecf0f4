import type { UndoOutcome } from '@pawmatch/contract/import/import-values';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../../platform/database/database.ts';
import { type StoredText, writeStored } from '../../../../platform/language/stored-text.ts';
import { pets } from '../../../pets/pets.table.ts';
import { type ImportJob, type ImportRowRecord, importRows, imports } from '../imports.tables.ts';

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const isAtWork = sql`state IN ('reading', 'rehearsing', 'running', 'fetching', 'undoing')`;

/** Nobody has it, and no other import of the shelter changes pets at the moment. */
const isFree = (now: Date) => sql`${isAtWork}
  AND coalesce(leased_until <= ${at(now)}, true)
  AND (state NOT IN ('running', 'fetching', 'undoing') OR NOT EXISTS (
    SELECT FROM imports AS other
    WHERE other.shelter_id = imports.shelter_id AND other.id <> imports.id
      AND other.state IN ('running', 'fetching', 'undoing') AND other.leased_until > ${at(now)}))`;

export async function hasWork(database: Database, now: Date): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    SELECT FROM imports WHERE ${isFree(now)} LIMIT 1`);
  return rowCount === 1;
}

/** One at a time, because two workers could not see what the other one takes. */
const CLAIM_LOCK = 2_004_030_200;

/** Takes the oldest import that waits. @param worker a new id, by which the worker keeps it */
export async function claimImport(
  database: Database,
  { worker, now, until }: { worker: string; now: Date; until: Date },
): Promise<ImportJob | undefined> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${CLAIM_LOCK}::bigint)`);
    const [job] = await tx
      .update(imports)
      .set({ worker, leasedUntil: until })
      .where(
        eq(
          imports.id,
          sql`(SELECT id FROM imports WHERE ${isFree(now)} ORDER BY created_at, id LIMIT 1)`,
        ),
      )
      .returning();
    return job;
  });
}

/**
 * Changes an import that a worker has.
 * @returns undefined when another worker has it by now
 */
export async function changeOwnImport(
  database: Queries,
  { id, worker }: Pick<ImportJob, 'id' | 'worker'>,
  columns: Partial<ImportJob>,
): Promise<ImportJob | undefined> {
  const [job] = await database
    .update(imports)
    .set(columns)
    .where(and(eq(imports.id, id), eq(imports.worker, worker ?? '')))
    .returning();
  return job;
}

/** Replaces what the rehearsal said of the same rows. One parameter, because a thousand take 10 ms to write. */
export async function storeRows(tx: Queries, rows: ImportRowRecord[]): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map(({ changes, reasons, ...row }) => ({
    ...row,
    changes: changes.map(writeStored),
    reasons: reasons.map(writeStored),
  }));
  await tx.execute(sql`
    INSERT INTO import_rows
      (import_id, line, row_id, name, outcome, is_possible_duplicate, changes, reasons, pet_id, version, before, last)
    SELECT "importId", line, "rowId", name, outcome, "isPossibleDuplicate", changes, reasons, "petId", version, before, last
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS row (
      "importId" uuid, line int, "rowId" text, name text, outcome text, "isPossibleDuplicate" boolean, changes text[],
      reasons text[], "petId" uuid, version int, before jsonb, last jsonb)
    ON CONFLICT (import_id, line) DO UPDATE SET
      row_id = excluded.row_id, name = excluded.name, outcome = excluded.outcome,
      is_possible_duplicate = excluded.is_possible_duplicate,
      changes = excluded.changes, reasons = excluded.reasons, pet_id = excluded.pet_id,
      version = excluded.version, before = excluded.before, last = excluded.last, undo = NULL`);
}

/** The versions of pets, by their ids. */
export async function listVersions(tx: Queries, petIds: string[]): Promise<Map<string, number>> {
  if (petIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: pets.id, version: pets.version })
    .from(pets)
    .where(inArray(pets.id, petIds));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Rows that changed pets and are not undone yet, from the end of the file. */
export const listRowsToUndo = (
  tx: Queries,
  importId: string,
  limit: number,
): Promise<ImportRowRecord[]> =>
  tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        isNotNull(importRows.version),
        isNull(importRows.undo),
      ),
    )
    .orderBy(desc(importRows.line))
    .limit(limit);

/** Those of the pets that somebody visits, waits for, adopts, cares for or writes about in the diary. */
export async function listInvolvedPets(tx: Queries, petIds: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ pet_id: string }>(sql`
    SELECT pet_id FROM visits WHERE pet_id = ANY (${sql.param(petIds)}::uuid[])
    UNION SELECT bonded_pet_id FROM visits WHERE bonded_pet_id = ANY (${sql.param(petIds)}::uuid[])
    UNION SELECT pet_id FROM adoption_pets WHERE pet_id = ANY (${sql.param(petIds)}::uuid[])
    UNION SELECT pet_id FROM waiting_list WHERE pet_id = ANY (${sql.param(petIds)}::uuid[])
    UNION SELECT pet_id FROM pet_places WHERE pet_id = ANY (${sql.param(petIds)}::uuid[])
    UNION SELECT pet_id FROM care_courses WHERE pet_id = ANY (${sql.param(petIds)}::uuid[])
    UNION SELECT pet_id FROM care_items WHERE pet_id = ANY (${sql.param(petIds)}::uuid[])
      AND (recorded_at IS NOT NULL OR source_key IS NULL)
    UNION SELECT pet_id FROM internal_notes WHERE pet_id = ANY (${sql.param(petIds)}::uuid[])
      AND entry_id IS NOT NULL`);
  return new Set(rows.map(({ pet_id }) => pet_id));
}

/** Those of the pets whose note beside the diary is not the one that was imported last. */
export async function listRewrittenPets(tx: Queries, petIds: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM pets LEFT JOIN imported_pets USING (shelter_id, source, source_id)
    WHERE id = ANY (${sql.param(petIds)}::uuid[]) AND values ->> 'internalNote' IS DISTINCT FROM (
      SELECT text FROM internal_notes WHERE pet_id = pets.id AND entry_id IS NULL
      ORDER BY internal_notes.id DESC LIMIT 1)`);
  return new Set(rows.map(({ id }) => id));
}

export async function markUndone(
  tx: Queries,
  importId: string,
  rows: { line: number; undo: UndoOutcome; reason: StoredText }[],
): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map((row) => ({ ...row, reason: writeStored(row.reason) }));
  await tx.execute(sql`
    UPDATE import_rows SET undo = row.undo, reasons = array_append(reasons, row.reason)
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS row (line int, undo text, reason text)
    WHERE import_id = ${importId} AND import_rows.line = row.line`);
}
