import type { Uses } from '../../dependencies.ts';
import { SYSTEM } from '../../platform/database/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { type StoredText, sayStored } from '../../platform/language/stored-text.ts';
import { refreshPetStatistics } from '../pets/pets.repository.ts';
import { listShelters } from '../shelter/shelters.repository.ts';
import type { ShelterRow } from '../shelter/shelters.table.ts';
import { FileError } from './file/file-error.ts';
import { fileOnDisk } from './file/file-source.ts';
import { recognizeLayout } from './formats/layouts.ts';
import { describeDeleted, type RowResult, rootMessage } from './import.service.ts';
import { type ImportBatchesOptions, importBatches } from './import-batches.ts';
import { type OpenOptions, openImport } from './open-import.ts';

/** A line of the report about a row. */
export interface ReportLine {
  /** The first line of the row; the header is line 1. */
  line: number;
  /** The id in the file; empty when the row could not be read. */
  id: string;
  reason: string;
}

export interface ImportReport {
  /** Whose columns the file has, such as "Petfinder's listings". */
  label: string;
  /** All rows of the file: the sum of the next four, the rejected ones and those not reached. */
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Pets that were deleted here, and stay so. */
  deleted: ReportLine[];
  rejected: ReportLine[];
  /** Set when the import ended before the last row. */
  stopped?: { reason: string; notReached: number };
  /** Added, and a pet that may be the same animal is here. */
  possibleDuplicates: ReportLine[];
  /** Values of the file that were not taken, because staff have changed them or they keep people safe. */
  kept: ReportLine[];
  /** Cells that could not be read, of pets that could. */
  ignored: ReportLine[];
  /** Upcoming visits that were cancelled because their pets were adopted (B3.11). */
  cancelledVisits: number;
}

export interface ImportOptions
  extends Pick<OpenOptions, 'size'>,
    Pick<ImportBatchesOptions, 'onProgress'> {
  /** Only files of this format. */
  format?: string | undefined;
  /** The name in addresses of the shelter whose pets they are; not needed where there is only one. */
  shelter?: string | undefined;
  /** Says what would become of each row, and stores nothing. */
  dryRun: boolean;
}

/**
 * Imports a file: after all of it was read once, its rows are merged in batches.
 * @throws FileError when it cannot be imported as a whole; then nothing is stored
 */
export async function importFile(
  { database, clock }: { database: Database } & Uses<'clock'>,
  path: string,
  { shelter, format, size, dryRun, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const { id: shelterId, timeZone } = chooseShelter(await listShelters(database), shelter);
  const file = await openImport(await fileOnDisk(path), {
    chooseLayout: (table) => recognizeLayout(table, format),
    size,
    timeZone,
    now: clock(),
  });
  const report = emptyReport(file.label, file.rowCount);
  const batches = importBatches({ database, clock }, file, {
    shelterId,
    actor: SYSTEM,
    isRehearsal: dryRun,
    afterLine: 0,
    onProgress,
  });
  try {
    for await (const { results, cancelledVisits } of batches) {
      report.cancelledVisits += cancelledVisits;
      for (const result of results) addResult(report, result);
    }
    if (countRows(report) !== report.rows) throw new Error('The file changed while it was read.');
  } catch (error) {
    report.stopped = { reason: rootMessage(error), notReached: report.rows - countRows(report) };
  }
  if (!dryRun && !report.stopped && report.added + report.updated > 0) {
    await refreshPetStatistics(database);
  }
  return report;
}

/** @throws FileError with the names of all */
/** @throws FileError where it is not clear which */
export function chooseShelter(shelters: ShelterRow[], slug: string | undefined): ShelterRow {
  const [only, ...others] = shelters;
  if (slug === undefined && only && others.length === 0) return only;
  const chosen = shelters.find((each) => each.slug === slug);
  if (chosen) return chosen;
  const names = shelters.map((each) => each.slug).join(', ');
  throw new FileError(
    slug === undefined
      ? `There are several shelters. Please choose one with --shelter: ${names}`
      : `There is no shelter ${slug}. --shelter must be one of: ${names}`,
  );
}

const emptyReport = (label: string, rows: number): ImportReport => ({
  label,
  rows,
  added: 0,
  updated: 0,
  unchanged: 0,
  deleted: [],
  rejected: [],
  possibleDuplicates: [],
  kept: [],
  ignored: [],
  cancelledVisits: 0,
});

const countRows = ({ added, updated, unchanged, deleted, rejected }: ImportReport): number =>
  added + updated + unchanged + deleted.length + rejected.length;

function addResult(report: ImportReport, result: RowResult): void {
  const { line, id, name } = result;
  const note = (reason: StoredText): ReportLine => ({ line, id, reason: sayStored(reason) });
  report.ignored.push(...result.ignored.map(note));
  if (result.outcome === 'rejected') report.rejected.push(note(result.reason));
  else if (result.outcome === 'deleted') report.deleted.push(note(describeDeleted(name)));
  else {
    report[result.outcome] += 1;
    if (result.outcome === 'added') report.possibleDuplicates.push(...result.duplicates.map(note));
    else report.kept.push(...result.kept.map(note));
  }
}
