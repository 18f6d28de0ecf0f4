import {
  isDatabaseUnavailable,
  isDiskFull,
  type Queries,
} from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { isAdoptedNow } from '../pets/on-pet-unavailable.ts';
import * as petsRepository from '../pets/pets.repository.ts';
import type { PetRow } from '../pets/pets.table.ts';
import { noPhoto, photoElsewhere } from '../pets/photos/photo-list.ts';
import { toPetFacts } from '../pets/staff/pet-columns.ts';
import { cancelVisitsOfPet } from '../visits/cancellation/cancel-visits.service.ts';
import type { ImportedPet } from './imported-pet.ts';
import { updateFromImport } from './update-from-import.ts';

/** The result of a row. */
export type Outcome = 'added' | 'updated' | 'unchanged';

export interface ImportRow {
  line: number;
  pet: ImportedPet;
}

export interface RowRejectedByDatabase {
  line: number;
  sourceId: string;
  reason: string;
}

export interface BatchResult {
  outcomes: Outcome[];
  rejected: RowRejectedByDatabase[];
  /** How many upcoming visits were cancelled because their pets were adopted. */
  cancelledVisits: number;
}

/**
 * Writes imported pets: all rows in one transaction or, if that fails, each row in its own. A pet that
 * was imported before is found by its source and its id there, and updated. Unchanged pets are not
 * written, so that a second import of the same file changes nothing.
 * @param database in a dry run, the transaction that will be rolled back
 */
export async function writeBatch(
  database: Queries,
  clock: Clock,
  rows: ImportRow[],
): Promise<BatchResult> {
  try {
    return { ...(await writeRows(database, clock(), rows)), rejected: [] };
  } catch (error) {
    if (isDatabaseUnavailable(error) || isDiskFull(error)) throw error;
    const [first, ...others] = rows;
    if (!first) throw error;
    if (others.length > 0) return writeOneByOne(database, clock, rows);
    const reason = `The database rejected this row: ${rootMessage(error)}`;
    const rejected = [{ line: first.line, sourceId: first.pet.sourceId, reason }];
    return { outcomes: [], rejected, cancelledVisits: 0 };
  }
}

async function writeOneByOne(
  database: Queries,
  clock: Clock,
  rows: ImportRow[],
): Promise<BatchResult> {
  const result: BatchResult = { outcomes: [], rejected: [], cancelledVisits: 0 };
  for (const row of rows) {
    const { outcomes, rejected, cancelledVisits } = await writeBatch(database, clock, [row]);
    result.outcomes.push(...outcomes);
    result.rejected.push(...rejected);
    result.cancelledVisits += cancelledVisits;
  }
  return result;
}

function writeRows(
  database: Queries,
  now: Date,
  rows: ImportRow[],
): Promise<Omit<BatchResult, 'rejected'>> {
  return database.transaction(async (tx) => {
    const known = await findKnown(tx, rows);
    const added = new Map<string, PetRow>();
    const changed = new Map<string, PetRow>();
    const adopted = new Set<string>();
    const outcomes = rows.map(({ pet }): Outcome => {
      const current = known.get(pet.sourceId);
      const next = current ? updateFromImport(current, pet, now) : newPet(pet, now);
      if (!next) return 'unchanged';
      known.set(pet.sourceId, next);
      if (current && isAdoptedNow(current, next)) adopted.add(next.id);
      if (!current || added.has(next.id)) added.set(next.id, next);
      else changed.set(next.id, next);
      return current ? 'updated' : 'added';
    });
    await petsRepository.insertPets(tx, [...added.values()]);
    let cancelledVisits = 0;
    for (const row of changed.values()) {
      await petsRepository.updatePet(tx, row.id, row);
      if (adopted.has(row.id)) {
        cancelledVisits += await cancelVisitsOfPet(tx, row.id, { reason: 'pet_adopted', now });
      }
    }
    return { outcomes, cancelledVisits };
  });
}

async function findKnown(transaction: Queries, rows: ImportRow[]): Promise<Map<string, PetRow>> {
  const source = rows[0]?.pet.source ?? '';
  const ids = rows.map(({ pet }) => pet.sourceId);
  const known = await petsRepository.lockPetsOfSource(transaction, source, ids);
  return new Map(known.map((row) => [row.sourceId ?? '', row]));
}

function newPet({ source, sourceId, input, photo, createdAt }: ImportedPet, now: Date): PetRow {
  const listedAt = createdAt && createdAt < now ? createdAt : now;
  return {
    id: newId(),
    ...toPetFacts(input),
    ...(photo ? photoElsewhere(photo) : noPhoto()),
    photosRevision: 0,
    bondedWith: null,
    source,
    sourceId,
    createdAt: listedAt,
    listedAt,
    adoptedAt: null,
    updatedAt: now,
    version: 1,
  };
}

/** Drizzle wraps the database's message in the text of the whole query. */
function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}
