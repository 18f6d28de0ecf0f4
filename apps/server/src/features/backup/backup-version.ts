import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { migrate } from '../../platform/database/migrate.ts';
import type { DecryptionKey } from './backup-encryption.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { type Backup, openBackup } from './read-backup.ts';

/**
 * Opens a backup that this version can import, and changes nothing.
 * @param key for an encrypted file
 * @param folder the migrations of this version
 * @throws BackupError when the file is damaged, or from a newer version
 */
export async function openForImport(
  path: string,
  key: DecryptionKey | undefined,
  folder: string,
): Promise<Backup> {
  const backup = await openBackup(path, key);
  const { migrations } = backup.manifest;
  const known = new Set(await readdir(folder));
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (!unknown) return backup;
  throw new BackupError(
    `The backup is from a newer version of the application, with the migration ${unknown.name}. Update the application first. Nothing was imported.`,
  );
}

/**
 * Migrates a new database to the schema of a backup, which may be older than the current one.
 * @param folder the migrations of this version
 */
export async function migrateTo(
  { migrations }: Pick<Manifest, 'migrations'>,
  connection: string | ClientConfig,
  folder: string,
): Promise<void> {
  const selected = await mkdtemp(join(tmpdir(), 'pawmatch-migrations-'));
  try {
    for (const { name } of migrations) await copyFile(join(folder, name), join(selected, name));
    await migrate(connection, selected);
  } finally {
    await rm(selected, { recursive: true, force: true });
  }
}

/** @throws BackupError when the schema of the database differs from that of the backup */
export function requireSameVersion(
  { migrations }: Pick<Manifest, 'migrations'>,
  applied: Manifest['migrations'],
): void {
  // Not by their checksums: a migration may have replaced an earlier text that did the same.
  const describe = (list: Manifest['migrations']) => list.map(({ name }) => name).join();
  if (describe(migrations) === describe(applied)) return;
  throw new BackupError(
    'The backup is from another version than the tables of this database. Import it into a new database. Nothing was imported.',
  );
}
