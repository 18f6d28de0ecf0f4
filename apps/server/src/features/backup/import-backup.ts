import type { ClientConfig } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { isContentHash } from '../../platform/images/image-sizes.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import * as repository from './backup.repository.ts';
import { type BackupEntry, BackupError, PHOTOS, TABLES } from './backup-format.ts';
import { migrateTo, requireSameVersion } from './backup-version.ts';
import type { Backup } from './read-backup.ts';

export interface ImportReport {
  rows: number;
  /** Rows by table. */
  tables: Record<string, number>;
  photos: number;
}

interface ImportTarget {
  database: Database;
  /** A connection to the same database, for the migrations. */
  connection: string | ClientConfig;
  /** The folder of this version's migrations. */
  migrations: string;
  imageStore: ImageStore;
}

/** Writes entries into the tables that they name, one table after the other. */
function createTableWriter(
  connection: repository.Connection,
  tables: readonly Omit<repository.Table, 'parents'>[],
) {
  let current: { name: string; copy: ReturnType<typeof repository.copyIn> } | undefined;
  const rows: Record<string, number> = {};
  const finish = async () => {
    if (current) rows[current.name] = await current.copy.end();
    current = undefined;
  };
  return {
    async write(name: string, bytes: Buffer): Promise<void> {
      if (current?.name !== name) {
        await finish();
        const table = tables.find((known) => known.name === name);
        if (!table)
          throw new BackupError(`The backup has rows of ${name}, which it does not list.`);
        current = { name, copy: repository.copyIn(connection, table) };
      }
      await current.copy.write(bytes);
    },
    /** @returns how many rows each table got */
    async end() {
      await finish();
      return rows;
    },
  };
}

/** Stores files of photos; `undo` removes photos that were not present before. */
function createPhotoWriter(imageStore: ImageStore) {
  const added = new Set<string>();
  const present = new Set<string>();
  return {
    async write(hash: string, name: string, bytes: Buffer): Promise<void> {
      if (!isContentHash(hash) || !/^\w+\.\w+$/.test(name)) {
        throw new BackupError(`The backup has a photo with the invalid name ${hash}/${name}.`);
      }
      if (!added.has(hash) && !present.has(hash)) {
        ((await imageStore.has(hash)) ? present : added).add(hash);
      }
      await imageStore.put({ photo: { hash }, files: [{ name, bytes }] });
    },
    count: () => added.size + present.size,
    async undo(): Promise<void> {
      for (const hash of added) await imageStore.remove(hash);
    },
  };
}

/** @throws BackupError when the database has rows */
async function requireEmpty(connection: repository.Connection): Promise<void> {
  const filled = await repository.findFilledTable(
    connection,
    await repository.listTables(connection),
  );
  if (!filled) return;
  throw new BackupError(
    `The database is not empty: there are rows in ${filled}. Import into a new DATA_DIR or a new database. Nothing was imported.`,
  );
}

/**
 * Imports a backup into a new database, in one transaction, and into the image store.
 * @param backup from `openForImport`, which has verified the whole file
 * @throws BackupError when the schema of the database is another, or the database is not empty
 */
export async function importBackup(target: ImportTarget, backup: Backup): Promise<ImportReport> {
  const { database, imageStore } = target;
  const unlimited = database.openWithoutTimeLimit();
  const connection = await unlimited.pool.connect();
  const photos = createPhotoWriter(imageStore);
  try {
    await requireEmpty(connection);
    await migrateTo(backup.manifest, target.connection, target.migrations);
    requireSameVersion(backup.manifest, await repository.listMigrations(connection));
    await repository.begin(connection);
    await repository.liftTimeLimits(connection);
    await repository.recordNoEvents(connection);
    await requireEmpty(connection);
    if (backup.manifest.tables.some(({ name }) => name === 'shelters')) {
      await repository.deleteUnusedSettings(connection);
    }
    const tables = createTableWriter(connection, backup.manifest.tables);
    const write = ({ name, bytes }: BackupEntry) => {
      const [kind, of = '', rest = ''] = name.split('/');
      if (kind === TABLES) return tables.write(of, bytes);
      if (kind === PHOTOS) return photos.write(of, rest, bytes);
      throw new BackupError(`The backup has an unknown entry: ${name}.`);
    };
    for await (const entry of backup.entries()) await write(entry);
    const written = await tables.end();
    await repository.resetSequences(connection, await repository.listTables(connection));
    await repository.commit(connection);
    const rows = Object.values(written).reduce((sum, count) => sum + count, 0);
    return { rows, tables: written, photos: photos.count() };
  } catch (error) {
    await repository.rollBack(connection);
    await photos.undo();
    throw error;
  } finally {
    connection.release();
    await unlimited.close();
  }
}
