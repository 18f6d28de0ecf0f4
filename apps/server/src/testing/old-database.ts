import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { findMigrations, migrate } from '../platform/database/migrate.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { makeScratchFolder, removeScratchFolder } from './scratch-folder.ts';

/**
 * Opens a database as it was before a migration, for a file of tests, after the last of which it is removed.
 * @param migration the number of the first migration that is left out, such as `0103`
 */
export async function openOldDatabase(migration: string) {
  const empty = await createEmptyDatabase();
  const folder = await makeScratchFolder();
  const names = (await readdir(findMigrations())).filter((name) => name < migration);
  for (const name of names) await copyFile(join(findMigrations(), name), join(folder, name));
  await migrate(empty.connection, folder);
  const client = new pg.Client(empty.connection);
  await client.connect();
  afterAll(async () => {
    await client.end();
    await empty.drop();
    await removeScratchFolder(folder);
  });
  return {
    client,
    /** Runs the migrations that were left out. */
    upgrade: () => migrate(empty.connection),
  };
}
