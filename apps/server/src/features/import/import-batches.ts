import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { type BatchOptions, type BatchResult, importBatch } from './import.service.ts';
import type { OpenImport, ReadRow } from './open-import.ts';

/** Rows per transaction: short, so that nobody waits long for a lock. */
const BATCH_SIZE = 100;

export interface ImportBatchesOptions extends Omit<BatchOptions, 'now'> {
  /** The last line that was imported before, when an import goes on; 0 at first. */
  afterLine: number;
  /** Receives the number of bytes read so far, and the size of the file, after each batch. */
  onProgress?: ((readBytes: number, size: number) => unknown) | undefined;
}

/** Imports the rows of a file in batches, in the order of their lines. */
export async function* importBatches(
  { database, clock }: { database: Database; clock: Clock },
  file: OpenImport,
  { afterLine, onProgress, ...options }: ImportBatchesOptions,
): AsyncGenerator<BatchResult> {
  let readBytes = 0;
  const onRead = (bytes: number) => {
    readBytes = bytes;
  };
  let batch: ReadRow[] = [];
  const importNow = async () => {
    const rows = batch;
    batch = [];
    return importBatch(database, rows, { ...options, now: clock() });
  };
  for await (const row of file.rows(onRead)) {
    if (row.line <= afterLine) continue;
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield await importNow();
    await onProgress?.(readBytes, file.size);
  }
  if (batch.length > 0) yield await importNow();
  await onProgress?.(readBytes, file.size);
}
