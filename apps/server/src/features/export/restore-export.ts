import type { ExportTableName } from '@pawmatch/contract/export/export-tables';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { isPlainJpeg } from '../../platform/images/is-plain-jpeg.ts';
import { newSecretToken } from '../../platform/security/secret-token.ts';
import { hashPassword } from '../auth/passwords/password-hash.ts';
import type { ExportedRow, ReadExport } from './read-export.ts';
import * as repository from './restore.repository.ts';
import { recordNoEvents } from './restore.repository.ts';
import { type RestoredRow, restoreRows } from './restore-rows.ts';

/** Rows that are written at once. */
const BATCH = 500;

/** Rows that are named in a report. */
const MAX_NAMED = 200;

/** A row that was not added although it is not the same. */
type NamedRow = { table: ExportTableName } & Extract<
  RestoredRow,
  { outcome: 'differs' | 'refused' }
>;

export interface RestoreReport {
  tables: { table: ExportTableName; counts: Record<RestoredRow['outcome'], number> }[];
  /** The first of them. */
  named: NamedRow[];
  photos: number;
}

interface RestoreOptions {
  shelterId: string;
  /** Does everything but the photos, and takes it back. */
  dryRun: boolean;
}

/** Thrown at the end of a dry run, so that the transaction is rolled back. */
class DryRunDone extends Error {}

async function* inBatches(rows: AsyncIterable<ExportedRow>): AsyncGenerator<ExportedRow[]> {
  let batch: ExportedRow[] = [];
  for await (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The new pets that name each other. */
function pairsOf(partners: ReadonlyMap<unknown, unknown>) {
  return [...partners]
    .filter(([id, other]) => partners.get(other) === id)
    .map(([id, other]) => ({ id, other }));
}

async function restoreTable(
  transaction: Queries,
  file: ReadExport,
  options: { table: ExportTableName; shelterId: string; passwordHash: string },
  onRow: (row: RestoredRow) => void,
): Promise<void> {
  const partners = new Map<unknown, unknown>();
  for await (const rows of inBatches(file.rows(options.table))) {
    const values = new Map(rows.map((row) => [row.line, row.values]));
    for (const result of await restoreRows(transaction, rows, options)) {
      const { id, bonded_with } = values.get(result.line) ?? {};
      if (result.outcome === 'added' && bonded_with) partners.set(id, bonded_with);
      onRow(result);
    }
  }
  const pairs = options.table === 'pets' ? pairsOf(partners) : [];
  if (pairs.length > 0) await repository.linkPairs(transaction, pairs);
}

/**
 * Brings an export back: rows that are not stored are added with their ids, those that are stay as they are, and what
 * differs is reported. All in one transaction. Who comes back logs in after choosing a new password.
 */
export async function restoreExport(
  { database, imageStore }: { database: Database; imageStore: ImageStore },
  file: ReadExport,
  { shelterId, dryRun }: RestoreOptions,
): Promise<RestoreReport> {
  const photos = dryRun ? 0 : await restorePhotos(imageStore, file);
  const passwordHash = await hashPassword(newSecretToken());
  const unlimited = database.openWithoutTimeLimit();
  let report: RestoreReport = { tables: [], named: [], photos };
  try {
    await unlimited.transaction(async (transaction) => {
      report = { tables: [], named: [], photos };
      await recordNoEvents(transaction);
      for (const table of file.tables) {
        const counts = { added: 0, unchanged: 0, differs: 0, refused: 0 };
        report.tables.push({ table, counts });
        await restoreTable(transaction, file, { table, shelterId, passwordHash }, (row) => {
          counts[row.outcome] += 1;
          const isNamed = row.outcome === 'differs' || row.outcome === 'refused';
          if (isNamed && report.named.length < MAX_NAMED) report.named.push({ table, ...row });
        });
      }
      if (dryRun) throw new DryRunDone();
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  } finally {
    await unlimited.close();
  }
  return report;
}

/**
 * Stores photos that are not there, in all sizes. The exported one stays as it is, unless it has more than its picture,
 * such as a place, which only a changed file can have.
 * @returns how many
 */
async function restorePhotos(imageStore: ImageStore, file: ReadExport): Promise<number> {
  let count = 0;
  for (const hash of file.photos) {
    if (await imageStore.has(hash)) continue;
    const bytes = await file.photo(hash);
    const { files } = await imageStore.process(bytes);
    const kept = isPlainJpeg(bytes)
      ? files.map((each) => (each.name === 'full.jpg' ? { ...each, bytes } : each))
      : files;
    await imageStore.put({ photo: { hash }, files: kept });
    count += 1;
  }
  return count;
}
