import type { Database } from '../../platform/database/database.ts';
import {
  type PhotoSize,
  photoFileName,
  SHARE_IMAGE,
  storedFormats,
} from '../../platform/images/image-sizes.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Table } from './backup.repository.ts';
import * as repository from './backup.repository.ts';
import { type EncryptionKey, encryptWith } from './backup-encryption.ts';
import {
  type BackupEntry,
  BackupError,
  MANIFEST,
  newManifest,
  PHOTOS,
  TABLES,
} from './backup-format.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Sorts tables so that each comes after those that it refers to.
 * @throws Error when tables refer to each other in a circle
 */
function orderTables(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (next.length === 0) throw new Error(`${[...names].join(', ')} refer to each other.`);
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** The approximate size of an entry, which is held in memory as a whole. */
const PART_BYTES = 1024 * 1024;

interface ExportReport {
  rows: number;
  photos: number;
  /** Photos of pets that are missing in the image store. */
  missingPhotos: string[];
}

type Add = (entry: BackupEntry) => Promise<void>;

/** The share image comes last, because its presence means that a photo is complete. */
const photoFiles = [
  ...Object.entries(storedFormats).flatMap(([size, formats]) =>
    formats.map((format) => photoFileName(size as PhotoSize, format)),
  ),
  SHARE_IMAGE.name,
];

async function addTable(connection: repository.Connection, table: repository.Table, add: Add) {
  const stream = repository.copyOut(connection, table);
  let part = 0;
  let chunks: Buffer[] = [];
  let size = 0;
  const addPart = async () => {
    const name = `${TABLES}/${table.name}/${part}`;
    await add({ name, bytes: Buffer.concat(chunks) });
    part += 1;
    chunks = [];
    size = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PART_BYTES) await addPart();
  }
  if (size > 0) await addPart();
  return stream.rowCount;
}

async function addPhoto(imageStore: ImageStore, hash: string, add: Add): Promise<boolean> {
  if (!(await imageStore.has(hash))) return false;
  for (const file of photoFiles) {
    const image = await imageStore.open(hash, file);
    if (!image) continue; // Photos of earlier versions have fewer formats.
    const chunks: Buffer[] = [];
    for await (const chunk of image.stream as AsyncIterable<Buffer>) chunks.push(chunk);
    await add({ name: `${PHOTOS}/${hash}/${file}`, bytes: Buffer.concat(chunks) });
  }
  return true;
}

/**
 * Writes a snapshot of all rows with the photos of its pets, while the application may be running.
 * Photos that are removed meanwhile are reported as missing.
 * @param key undefined: the file is not encrypted
 * @throws BackupError when the file cannot be written, the key is invalid, or the database is empty
 */
export async function exportBackup(
  { database, imageStore, clock }: { database: Database; imageStore: ImageStore; clock: Clock },
  path: string,
  key?: EncryptionKey,
): Promise<ExportReport> {
  const encrypt = key && (await encryptWith(key));
  const unlimited = database.openWithoutTimeLimit();
  const connection = await unlimited.pool.connect();
  const report: ExportReport = { rows: 0, photos: 0, missingPhotos: [] };
  try {
    await repository.begin(connection, repository.SNAPSHOT);
    await repository.liftTimeLimits(connection);
    const tables = orderTables(await repository.listTables(connection));
    if (tables.length === 0)
      throw new BackupError('The database is empty: there is nothing to export.');
    const migrations = await repository.listMigrations(connection);
    const hashes = await repository.listPhotos(connection, tables);
    await writeBackup(
      path,
      async (add) => {
        const listed = tables.map(({ name, columns }) => ({ name, columns }));
        const manifest = newManifest(clock(), { migrations, tables: listed });
        await add({ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 2)) });
        for (const table of tables) report.rows += await addTable(connection, table, add);
        for (const hash of hashes) {
          if (await addPhoto(imageStore, hash, add)) report.photos += 1;
          else report.missingPhotos.push(hash);
        }
      },
      encrypt,
    );
    return report;
  } finally {
    await repository.rollBack(connection);
    connection.release();
    await unlimited.close();
  }
}
