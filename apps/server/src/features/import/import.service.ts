import { Id } from '@pawmatch/contract/id';
import type { Actor } from '../../platform/database/actor.ts';
import {
  type Database,
  isDatabaseUnavailable,
  isDiskFull,
  type Queries,
} from '../../platform/database/database.ts';
import type { StoredText } from '../../platform/language/stored-text.ts';
import { onPetStatusChange } from '../adoptions/closing/on-pet-status-change.ts';
import { insertNotes, listCurrentNotes } from '../internal-notes/internal-notes.repository.ts';
import * as petsRepository from '../pets/pets.repository.ts';
import { listPetsOfSource, lockPetsOfSource } from '../pets/pets-of-source.repository.ts';
import { findPossibleDuplicates } from '../pets/possible-duplicates.repository.ts';
import { countUpcomingVisitsOfPet } from '../visits/cancellation/cancelled-visits.repository.ts';
import { ownList } from './formats/own-list.ts';
import { rowTexts } from './import-texts.ts';
import { listImportedPets, storeImportedPets } from './imported-pets.repository.ts';
import type { ImportedValues } from './imported-pets.table.ts';
import {
  describeNew,
  type Merge,
  mergeImport,
  type NotedPet,
  newPet,
  valuesOf,
} from './merge-import.ts';
import type { ReadRow } from './open-import.ts';

const isId = (text: string): boolean => Id.safeParse(text).data === text;

/** What became of a row. `duplicates`: why a new pet may be one that is here. */
export type RowResult = { line: number; id: string; name: string; ignored: StoredText[] } & (
  | { outcome: 'added'; petId: string; changes: StoredText[]; duplicates: StoredText[] }
  | ({ outcome: 'updated' | 'unchanged'; petId: string } & KnownPet)
  /** The pet was imported before, and deleted here. */
  | { outcome: 'deleted' }
  | { outcome: 'rejected'; reason: StoredText }
);

interface KnownPet extends Pick<Merge, 'kept' | 'changes'> {
  /** The columns that were changed, as they were. */
  before: Partial<NotedPet>;
  /** What had been imported last. */
  last: ImportedValues | null;
}

export interface BatchResult {
  results: RowResult[];
  /** How many upcoming visits were cancelled because their pets were adopted (B3.11). */
  cancelledVisits: number;
}

export interface BatchOptions {
  /** Whose pets they are. */
  shelterId: string;
  actor: Actor;
  now: Date;
  /** Says what would become of the rows. It writes nothing and locks nothing. */
  isRehearsal: boolean;
  /** Stores what became of the rows, in the transaction that changes the pets. @throws ImportInterrupted */
  store?: ((tx: Queries, batch: BatchResult) => Promise<void>) | undefined;
}

/** Ends an import between two batches; the batch is taken back. */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted';
}

/**
 * Imports rows: all in one transaction or, if that fails, each in its own. A pet of the shelter that was imported before
 * is found by its source and its id there, and merged. Unchanged pets are not written, so that a second import of the
 * same file changes nothing. The rows are of one source, and the ids of those that can be read differ.
 */
export async function importBatch(
  database: Database,
  rows: ReadRow[],
  options: BatchOptions,
): Promise<BatchResult> {
  const { store, actor } = options;
  const merge = async (tx: Queries) => {
    const batch = await mergeRows(tx, rows, options);
    await store?.(tx, batch);
    return batch;
  };
  try {
    return await (options.isRehearsal && !store
      ? merge(database)
      : database.transactionAs(actor, merge));
  } catch (error) {
    const isFatal = error instanceof ImportInterrupted || isDatabaseUnavailable(error);
    if (isFatal || isDiskFull(error)) throw error;
    const [row, ...others] = rows;
    if (!row || (others.length === 0 && 'reason' in row)) throw error;
    if (others.length > 0) return importOneByOne(database, rows, options);
    const reason = rowTexts.refusedByDatabase({ reason: rootMessage(error) });
    return importBatch(database, [{ line: row.line, id: row.id, name: row.name, reason }], options);
  }
}

async function importOneByOne(
  database: Database,
  rows: ReadRow[],
  options: BatchOptions,
): Promise<BatchResult> {
  const all: BatchResult = { results: [], cancelledVisits: 0 };
  for (const row of rows) {
    const { results, cancelledVisits } = await importBatch(database, [row], options);
    all.results.push(...results);
    all.cancelledVisits += cancelledVisits;
  }
  return all;
}

async function mergeRows(
  tx: Queries,
  rows: ReadRow[],
  { shelterId, actor, now, isRehearsal }: BatchOptions,
): Promise<BatchResult> {
  const readable = rows.flatMap((row) => ('pet' in row ? [row.pet] : []));
  const source = { shelterId, source: readable[0]?.source ?? '' };
  const ids = readable.map(({ sourceId }) => sourceId);
  const find = isRehearsal ? listPetsOfSource : lockPetsOfSource;
  // Ids of our own list are those of pets.
  const ownIds = source.source === ownList.source ? ids.filter(isId) : [];
  const [found, lastImported] = await Promise.all([
    find(tx, source, ids, ownIds),
    listImportedPets(tx, source, ids),
  ]);
  const hasNotes = readable.some(({ internalNote }) => internalNote !== null);
  const petIds = hasNotes ? found.map(({ id }) => id) : [];
  const notes = await listCurrentNotes(tx, { shelterId, petIds });
  const known = new Map(
    found.map((row) => [
      row.source === source.source ? row.sourceId : row.id,
      { ...row, internalNote: notes.get(row.id) ?? null },
    ]),
  );
  const added: NotedPet[] = [];
  const updated: { current: NotedPet; next: NotedPet }[] = [];
  const imported: { sourceId: string; values: ImportedValues }[] = [];

  const merge = (row: ReadRow): RowResult => {
    const { line, id, name } = row;
    if ('reason' in row) {
      return { line, id, name, ignored: [], outcome: 'rejected', reason: row.reason };
    }
    const { pet, ignored } = row;
    const { sourceId } = pet;
    const about = { line, id, name, ignored };
    const current = known.get(sourceId);
    const last = lastImported.get(sourceId);
    if (!current && last) return { ...about, outcome: 'deleted' };
    if (!current) {
      const next = newPet(pet, shelterId, now);
      added.push(next);
      imported.push({ sourceId, values: valuesOf(next) });
      const changes = describeNew(next);
      return { ...about, outcome: 'added', petId: next.id, changes, duplicates: [] };
    }
    const { next, values, kept, changes } = mergeImport(current, pet, last, now);
    if (next) updated.push({ current, next });
    imported.push({ sourceId, values });
    return {
      ...about,
      outcome: next ? 'updated' : 'unchanged',
      petId: current.id,
      kept,
      changes,
      before: next ? changedColumns(current, next) : {},
      last: last ?? null,
    };
  };

  const results = rows.map(merge);
  const duplicates = await findPossibleDuplicates(tx, source, added);
  for (const result of results) {
    const found = result.outcome === 'added' && duplicates.get(result.petId);
    if (found) result.duplicates.push(rowTexts.possibleDuplicate[found.by]({ name: found.name }));
  }
  let cancelledVisits = 0;
  if (isRehearsal) {
    for (const { current, next } of updated) {
      if (current.status === 'Adopted' || next.status !== 'Adopted') continue;
      cancelledVisits += await countUpcomingVisitsOfPet(tx, current.id, now);
    }
  } else {
    for (const { current, next } of updated) {
      const { internalNote: _, ...columns } = next;
      await petsRepository.updatePet(tx, next.id, columns);
      cancelledVisits += await onPetStatusChange(tx, current, next.status, { actor, now });
    }
    const noted = [
      ...added.filter(({ internalNote }) => internalNote !== null),
      ...updated.flatMap(({ current, next }) =>
        current.internalNote === next.internalNote ? [] : [next],
      ),
    ];
    const by = { shelterId, writtenBy: actor.id ?? null, writtenAt: now };
    const newNotes = noted.map(({ id, internalNote }) => ({
      petId: id,
      text: internalNote,
      ...by,
    }));
    await Promise.all([
      petsRepository.insertPets(tx, added),
      insertNotes(tx, newNotes),
      storeImportedPets(tx, source, imported),
    ]);
  }
  return { results, cancelledVisits };
}

/** The columns of a pet that differ afterwards, as they were. */
const changedColumns = (before: NotedPet, after: NotedPet): Partial<NotedPet> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([column, value]) =>
        column !== 'updatedAt' &&
        JSON.stringify(value) !== JSON.stringify(after[column as keyof NotedPet]),
    ),
  );

export const describeDeleted = (name: string) => rowTexts.deletedHere({ name });

/** Drizzle wraps the database's message in the text of the whole query. */
export function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}
