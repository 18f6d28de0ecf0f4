import type { Dependencies } from '../../dependencies.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { refreshPetStatistics } from '../pets/pets.repository.ts';
import { type ImportRow, writeBatch } from './import.service.ts';
import { type ImportFormat, RejectedRow } from './imported-pet.ts';
import { openCsv } from './read-csv.ts';

/** Rows per transaction. */
const BATCH_SIZE = 200;

export interface RejectedLine {
  /** The first line of the row; the header is line 1. */
  line: number;
  /** The id in the file; empty when the row could not be read. */
  id: string;
  reason: string;
}

export interface ImportReport {
  added: number;
  updated: number;
  unchanged: number;
  /** Upcoming visits that were cancelled because their pets were adopted. */
  cancelledVisits: number;
  rejected: RejectedLine[];
}

export interface ImportOptions {
  /** Checks everything, including the constraints of the database, and stores nothing. */
  dryRun: boolean;
  /** Receives the number of bytes read so far, and the size of the file. */
  onProgress?: (readBytes: number, size: number) => void;
}

/** Thrown at the end of a dry run, so that the transaction is rolled back. */
class DryRunDone extends Error {}

/**
 * Imports a file row by row.
 * @throws FileError when the file has another format
 */
export async function importFile(
  { database, clock }: { database: Database } & Pick<Dependencies, 'clock'>,
  format: ImportFormat,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    added: 0,
    updated: 0,
    unchanged: 0,
    cancelledVisits: 0,
    rejected: [],
  };
  if (!options.dryRun) {
    await importInto(database, report);
    if (report.added + report.updated > 0) await refreshPetStatistics(database);
    return report;
  }
  try {
    await database.transaction(async (tx) => {
      await importInto(tx, report);
      throw new DryRunDone();
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  return report;

  async function importInto(target: Queries, { rejected }: ImportReport): Promise<void> {
    const file = await openCsv(path, format.requiredColumns);
    let batch: ImportRow[] = [];
    const flush = async () => {
      if (batch.length === 0) return;
      const result = await writeBatch(target, clock, batch);
      for (const outcome of result.outcomes) report[outcome] += 1;
      report.cancelledVisits += result.cancelledVisits;
      for (const { line, sourceId: id, reason } of result.rejected)
        rejected.push({ line, id, reason });
      batch = [];
      options.onProgress?.(file.readBytes(), file.size);
    };
    for await (const row of file.rows) {
      const { line } = row;
      if ('reason' in row) {
        rejected.push({ line, id: '', reason: row.reason });
        continue;
      }
      try {
        batch.push({ line, pet: format.read(row.cells) });
      } catch (error) {
        if (!(error instanceof RejectedRow)) throw error;
        rejected.push({ line, id: row.cells[format.idColumn] ?? '', reason: error.message });
      }
      if (batch.length >= BATCH_SIZE) await flush();
    }
    await flush();
    rejected.sort((a, b) => a.line - b.line);
  }
}
