import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findMigrations, migrate } from '../platform/database/migrate.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { makeScratchFolder, removeScratchFolder } from './scratch-folder.ts';

/**
 * A database as it was before a migration.
 * @param migration the number of the first migration that is left out, such as `0103`
 */
export async function createOldDatabase(migration: string) {
  const empty = await createEmptyDatabase();
  const folder = await makeScratchFolder();
  const names = (await readdir(findMigrations())).filter((name) => name < migration);
  for (const name of names) await copyFile(join(findMigrations(), name), join(folder, name));
  await migrate(empty.connection, folder);
  const client = new pg.Client(empty.connection);
  await client.connect();
  return {
    client,
    /** Runs the migrations that were left out. */
    upgrade: () => migrate(empty.connection),
    async drop(): Promise<void> {
      await client.end();
      await empty.drop();
      await removeScratchFolder(folder);
    },
  };
}
