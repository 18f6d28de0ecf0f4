import { SYSTEM } from '../../platform/database/actor.ts';
import {
  type Database,
  isDatabaseUnavailable,
  isDiskFull,
  type Queries,
} from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { onPetStatusChange } from '../adoptions/on-pet-status-change.ts';
import * as petsRepository from '../pets/pets.repository.ts';
import { newPetColumns, type PetRow } from '../pets/pets.table.ts';
import { noPhoto, photoElsewhere } from '../pets/photos/photo-list.ts';
import { toPetFacts } from '../pets/staff/pet-columns.ts';
import type { ImportedPet } from './imported-pet.ts';
import { listImportedPets, storeImportedPets } from './imported-pets.repository.ts';
import type { ImportedValues } from './imported-pets.table.ts';
import { mergeImport, valuesOf } from './merge-import.ts';

export interface ImportRow {
  line: number;
  pet: ImportedPet;
}

/** What became of a row. */
export type RowResult = { row: ImportRow } & (
  | { outcome: 'added' }
  | {
      outcome: 'updated' | 'unchanged';
      /** Why values of the file were not taken. */
      kept: string[];
    }
  /** The pet was imported before, and deleted here. */
  | { outcome: 'deleted' }
  | { outcome: 'rejected'; reason: string }
);

export interface BatchResult {
  results: RowResult[];
  /** How many upcoming visits were cancelled because their pets were adopted (B3.11). */
  cancelledVisits: number;
}

export interface BatchOptions {
  /** Whose pets they are. */
  shelterId: string;
  now: Date;
  /** Does everything, and takes it back. */
  dryRun: boolean;
}

/** Thrown at the end of a dry run, so that the transaction is rolled back. */
class DryRunDone extends Error {}

/**
 * Writes imported pets: all rows in one transaction or, if that fails, each row in its own. A pet that was imported before
 * of the shelter is found by its source and its id there, and merged. Unchanged pets are not written, so that a second import of the same
 * file changes nothing. The rows are of one source, and their ids differ.
 */
export async function writeBatch(
  database: Database,
  rows: ImportRow[],
  options: BatchOptions,
): Promise<BatchResult> {
  try {
    return await writeRows(database, rows, options);
  } catch (error) {
    if (isDatabaseUnavailable(error) || isDiskFull(error)) throw error;
    const [row, ...others] = rows;
    if (!row) throw error;
    if (others.length > 0) return writeOneByOne(database, rows, options);
    const reason = `The database rejected this row: ${rootMessage(error)}`;
    return { results: [{ row, outcome: 'rejected', reason }], cancelledVisits: 0 };
  }
}

async function writeOneByOne(
  database: Database,
  rows: ImportRow[],
  options: BatchOptions,
): Promise<BatchResult> {
  const all: BatchResult = { results: [], cancelledVisits: 0 };
  for (const row of rows) {
    const { results, cancelledVisits } = await writeBatch(database, [row], options);
    all.results.push(...results);
    all.cancelledVisits += cancelledVisits;
  }
  return all;
}

async function writeRows(
  database: Database,
  rows: ImportRow[],
  { shelterId, now, dryRun }: BatchOptions,
): Promise<BatchResult> {
  let result: BatchResult = { results: [], cancelledVisits: 0 };
  try {
    await database.transaction(async (tx) => {
      result = await mergeRows(tx, rows, { shelterId, now });
      if (dryRun) throw new DryRunDone();
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  return result;
}

async function mergeRows(
  tx: Queries,
  rows: ImportRow[],
  { shelterId, now }: Omit<BatchOptions, 'dryRun'>,
): Promise<BatchResult> {
  const source = { shelterId, source: rows[0]?.pet.source ?? '' };
  const ids = rows.map(({ pet }) => pet.sourceId);
  const locked = await petsRepository.lockPetsOfSource(tx, source, ids);
  const known = new Map(locked.map((row) => [row.sourceId ?? '', row]));
  const lastImported = await listImportedPets(tx, source, ids);
  const added: PetRow[] = [];
  const imported: { sourceId: string; values: ImportedValues }[] = [];
  const results: RowResult[] = [];
  let cancelledVisits = 0;
  for (const row of rows) {
    const { pet } = row;
    const { sourceId } = pet;
    const current = known.get(sourceId);
    const last = lastImported.get(sourceId);
    if (!current && last) {
      results.push({ row, outcome: 'deleted' });
    } else if (!current) {
      const next = newPet(pet, shelterId, now);
      added.push(next);
      imported.push({ sourceId, values: valuesOf(next) });
      results.push({ row, outcome: 'added' });
    } else {
      const { next, values, kept } = mergeImport(current, pet, last, now);
      if (next) cancelledVisits += await updatePet(tx, current, next, now);
      imported.push({ sourceId, values });
      results.push({ row, outcome: next ? 'updated' : 'unchanged', kept });
    }
  }
  await petsRepository.insertPets(tx, added);
  await storeImportedPets(tx, source, imported);
  return { results, cancelledVisits };
}

/** @returns how many visits were cancelled */
async function updatePet(tx: Queries, current: PetRow, next: PetRow, now: Date): Promise<number> {
  await petsRepository.updatePet(tx, next.id, next);
  return onPetStatusChange(tx, current, next.status, { actor: SYSTEM, now });
}

function newPet(
  { source, sourceId, input, photo, createdAt }: ImportedPet,
  shelterId: string,
  now: Date,
): PetRow {
  const listedAt = createdAt && createdAt < now ? createdAt : now;
  return {
    id: newId(),
    shelterId,
    ...toPetFacts(input),
    ...(photo ? photoElsewhere(photo) : noPhoto()),
    ...newPetColumns,
    source,
    sourceId,
    createdAt: listedAt,
    listedAt,
    adoptedAt: null,
    updatedAt: now,
  };
}

/** Drizzle wraps the database's message in the text of the whole query. */
export function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}
