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

async function* readBatches(rows: AsyncIterable<ReadRow>, afterLine: number) {
  let batch: ReadRow[] = [];
  for await (const row of rows) {
    if (row.line <= afterLine) continue;
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Imports the rows of a file in batches, in the order of their lines. While the database works on one batch, the next one is
 * read; what a batch has stored is told also when that fails.
 */
export async function* importBatches(
  { database, clock }: { database: Database; clock: Clock },
  file: OpenImport,
  { afterLine, onProgress, ...options }: ImportBatchesOptions,
): AsyncGenerator<BatchResult> {
  let readBytes = 0;
  const onRead = (bytes: number) => {
    readBytes = bytes;
  };
  const batches = readBatches(file.rows(onRead), afterLine);
  try {
    for (let next = await batches.next(); !next.done; ) {
      const [imported, read] = await Promise.allSettled([
        importBatch(database, next.value, { ...options, now: clock() }),
        batches.next(),
      ]);
      if (imported.status === 'rejected') throw imported.reason;
      yield imported.value;
      await onProgress?.(readBytes, file.size);
      if (read.status === 'rejected') throw read.reason;
      next = read.value;
    }
  } finally {
    await batches.return();
  }
}
