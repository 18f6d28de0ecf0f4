import type { Dependencies } from '../../dependencies.ts';
import type { Database, Queries } from '../../platform/database.ts';
import { refreshPetStatistics } from '../pets/pets.repository.ts';
import { type ImportRow, writeBatch } from './import.service.ts';
import { type ImportFormat, RejectedRow } from './imported-pet.ts';
import { openCsv } from './read-csv.ts';

/** Rows that are written at once. */
const BATCH_SIZE = 200;

export interface RejectedLine {
  /** Where the row begins; the header is line 1. */
  line: number;
  /** As the file says; empty when the row could not be read at all. */
  id: string;
  reason: string;
}

export interface ImportReport {
  added: number;
  updated: number;
  unchanged: number;
  refused: RejectedLine[];
}

export interface ImportOptions {
  /** Check everything, the database's own constraints included, and keep nothing. */
  dryRun: boolean;
  /** Told of the bytes read so far, of all of the file. */
  onProgress?: (readBytes: number, size: number) => void;
}

/** Ends a dry run: everything that was written is taken back. */
class DryRunDone extends Error {}

/**
 * Imports a file row by row.
 * @throws FileError when the file as a whole is no such file
 */
export async function importFile(
  { database, clock }: { database: Database } & Pick<Dependencies, 'clock'>,
  format: ImportFormat,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, updated: 0, unchanged: 0, refused: [] };
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

  async function importInto(target: Queries, { refused }: ImportReport): Promise<void> {
    const file = await openCsv(path, format.requiredColumns);
    let batch: ImportRow[] = [];
    const flush = async () => {
      if (batch.length === 0) return;
      const result = await writeBatch(target, clock, batch);
      for (const outcome of result.outcomes) report[outcome] += 1;
      for (const { line, sourceId: id, reason } of result.refused)
        refused.push({ line, id, reason });
      batch = [];
      options.onProgress?.(file.readBytes(), file.size);
    };
    for await (const row of file.rows) {
      const { line } = row;
      if ('reason' in row) {
        refused.push({ line, id: '', reason: row.reason });
        continue;
      }
      try {
        batch.push({ line, pet: format.read(row.cells) });
      } catch (error) {
        if (!(error instanceof RejectedRow)) throw error;
        refused.push({ line, id: row.cells[format.idColumn] ?? '', reason: error.message });
      }
      if (batch.length >= BATCH_SIZE) await flush();
    }
    await flush();
    refused.sort((a, b) => a.line - b.line);
  }
}
