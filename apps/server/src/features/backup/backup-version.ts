import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { migrate } from '../../platform/migrate.ts';
import { BackupError, type Manifest } from './backup-format.ts';

/**
 * Brings a new database to the schema that the rows of a backup were written under, which may be an
 * older one.
 * @param folder of this version's migrations
 * @throws BackupError when the backup is of a version that this one does not know
 */
export async function migrateTo(
  { migrations }: Pick<Manifest, 'migrations'>,
  connection: string | ClientConfig,
  folder: string,
): Promise<void> {
  const known = new Set(await readdir(folder));
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new BackupError(
      `The backup is of a newer version of the application, with the change ${unknown.name}. Update it first. Nothing was imported.`,
    );
  }
  const some = await mkdtemp(join(tmpdir(), 'pawmatch-migrations-'));
  try {
    for (const { name } of migrations) await copyFile(join(folder, name), join(some, name));
    await migrate(connection, some);
  } finally {
    await rm(some, { recursive: true, force: true });
  }
}

/** @throws BackupError when the database has another schema than the rows were written under */
export function requireSameVersion(
  { migrations }: Pick<Manifest, 'migrations'>,
  applied: Manifest['migrations'],
): void {
  const describe = (list: Manifest['migrations']) =>
    list.map(({ name, checksum }) => `${name} ${checksum}`).join();
  if (describe(migrations) === describe(applied)) return;
  throw new BackupError(
    'The backup is of another version than the tables of this database. Import it into a new database, which gets the right ones first. Nothing was imported.',
  );
}
