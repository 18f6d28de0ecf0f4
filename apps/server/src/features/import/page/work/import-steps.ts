import type { RowOutcome } from '@pawmatch/contract/import/import-values';
import type { Uses } from '../../../../dependencies.ts';
import { type Actor, SYSTEM } from '../../../../platform/database/actor.ts';
import type { Database, Queries } from '../../../../platform/database/database.ts';
import { type StoredText, storable } from '../../../../platform/language/stored-text.ts';
import { FileError } from '../../file/file-error.ts';
import { openText } from '../../file/open-text.ts';
import { readTable } from '../../file/read-table.ts';
import { type BatchResult, describeDeleted, type RowResult } from '../../import.service.ts';
import { importBatches } from '../../import-batches.ts';
import { openImport } from '../../open-import.ts';
import { findImport, findReading, lockImport } from '../imports.repository.ts';
import type { ImportJob, ImportRowRecord } from '../imports.tables.ts';
import { matchPhotos, summarizeArchive } from '../photos/archive-photos.repository.ts';
import { openArchive } from '../photos/photo-archive.ts';
import { headerKey, layoutOf, readSheet, suggestReading } from '../sheet.ts';
import { type ImportLease, LeaseLost } from './import-lease.ts';
import { listVersions, storeRows } from './import-work.repository.ts';
import { fileOfImport } from './piece-source.ts';

export type StepDependencies = Uses<'database' | 'clock' | 'shelters'>;

/** Finds the columns of a file, and how it can be read. @throws FileError */
export async function readImport(
  { database }: StepDependencies,
  job: ImportJob,
  lease: ImportLease,
): Promise<void> {
  const table = await readTable(await openText(fileOfImport(database, job, lease.pace)));
  const sheet = await readSheet(table);
  const remembered = await findReading(database, job.shelterId, headerKey(sheet));
  await lease.keep(database, {
    state: 'mapping',
    sheet,
    reading: remembered ?? suggestReading(sheet),
    isRemembered: remembered !== undefined,
  });
}

/**
 * Rehearses or imports the rows after those that are stored already. What became of the rows of a batch is stored together
 * with them. @throws FileError
 */
export async function importRows(
  { database, clock, shelters }: StepDependencies,
  job: ImportJob,
  lease: ImportLease,
): Promise<void> {
  const { shelterId, reading } = job;
  if (!reading) throw new Error('An import is read before its rows.');
  const file = await openImport(fileOfImport(database, job, lease.pace), {
    chooseLayout: () => layoutOf(reading),
    size: reading.defaults.size,
    timeZone: shelters.of(shelterId).time_zone,
    now: clock(),
  });
  await lease.keep(database, { rowCount: file.rowCount });
  const isRehearsal = job.state === 'rehearsing';
  const store = async (tx: Queries, { results, cancelledVisits }: BatchResult) => {
    const versions = isRehearsal ? undefined : await listVersions(tx, results.flatMap(petIdsOf));
    const rows = results.map((result) => toRow(job.id, result, versions));
    // As they are now: a batch that the database refuses is stored row by row.
    const [now] = await Promise.all([lockImport(tx, job), storeRows(tx, rows)]);
    if (!now) throw new LeaseLost();
    await lease.keep(tx, {
      doneLine: rows.at(-1)?.line ?? now.doneLine,
      counts: countMore(now.counts, rows),
      possibleDuplicates: now.possibleDuplicates + rows.filter(isDuplicate).length,
      cancelledVisits: now.cancelledVisits + cancelledVisits,
    });
  };
  const batches = importBatches({ database, clock }, file, {
    ...{ shelterId, actor: actorOfImport(job), isRehearsal, store },
    afterLine: job.doneLine,
  });
  for await (const _ of batches) {
    // A run waits for the database all the time, which is the turn of others, and keeps the import with each batch.
    if (isRehearsal) await lease.pace();
  }
  const counts = Object.values((await findImport(database, job))?.counts ?? {});
  const counted = counts.reduce((sum, count) => sum + count, 0);
  if (counted !== file.rowCount) throw new Error('The counts do not add up to the rows.');
  const arePhotosWaiting = await findPhotos(database, job, lease);
  await lease.keep(
    database,
    isRehearsal
      ? { state: 'rehearsed' }
      : { state: arePhotosWaiting ? 'fetching' : 'done', photosBy: null, finishedAt: clock() },
  );
}

/** Finds the animals of the photos in the zip file. @returns whether there are any */
async function findPhotos(
  database: Database,
  job: ImportJob,
  lease: ImportLease,
): Promise<boolean> {
  const { id, photoArchive } = job;
  if (!photoArchive?.isComplete) return false;
  try {
    const { files } = await openArchive(database, job, lease.pace);
    await database.transaction((tx) => matchPhotos(tx, id, files));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const problem = error.text;
    await lease.keep(database, { photoArchive: { ...photoArchive, problem } });
  }
  return (await summarizeArchive(database, id)).waiting > 0;
}

/** In whose name pets are changed. */
export const actorOfImport = ({ createdBy, shelterId }: ImportJob): Actor =>
  createdBy ? { kind: 'staff', id: createdBy, at: shelterId } : SYSTEM;

function countMore(
  counts: ImportJob['counts'],
  rows: readonly { outcome: RowOutcome }[],
): ImportJob['counts'] {
  const sum = { ...counts };
  for (const { outcome } of rows) sum[outcome] = (sum[outcome] ?? 0) + 1;
  return sum;
}

const hasConflict = (result: RowResult) => 'kept' in result && result.kept.length > 0;

const isDuplicate = ({ isPossibleDuplicate }: ImportRowRecord) => isPossibleDuplicate;

const petIdsOf = (result: RowResult) => ('petId' in result ? [result.petId] : []);

function reasonsOf(result: RowResult): StoredText[] {
  if (result.outcome === 'rejected') return [result.reason];
  if (result.outcome === 'deleted') return [describeDeleted(result.name)];
  const own = result.outcome === 'added' ? result.duplicates : result.kept;
  return [...own, ...result.ignored];
}

/** @param versions of the pets after the run; without them, the row was rehearsed */
function toRow(
  importId: string,
  result: RowResult,
  versions: ReadonlyMap<string, number> | undefined,
): ImportRowRecord {
  const { line, id, name, outcome } = result;
  const hasPet = 'petId' in result && (versions !== undefined || outcome !== 'added');
  const isChanged = outcome === 'added' || outcome === 'updated';
  const isKnown = 'before' in result;
  return {
    importId,
    line,
    rowId: storable(id),
    name: storable(name),
    outcome: hasConflict(result) ? 'conflict' : outcome,
    isPossibleDuplicate: outcome === 'added' && result.duplicates.length > 0,
    changes: 'changes' in result ? result.changes : [],
    reasons: reasonsOf(result),
    petId: hasPet ? result.petId : null,
    version: (hasPet && isChanged && versions?.get(result.petId)) || null,
    before: isKnown && outcome === 'updated' ? result.before : null,
    last: isKnown ? result.last : null,
    undo: null,
    photo: null,
  };
}
