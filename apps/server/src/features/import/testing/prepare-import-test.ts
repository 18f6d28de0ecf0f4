import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { withoutTimeLimit } from '../../../platform/database/database.ts';
import { makeScratchFolder, removeScratchFolder } from '../../../testing/scratch-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { pets } from '../../pets/pets.table.ts';
import { importFile } from '../import-file.ts';
import { importedPets } from '../imported-pets.table.ts';

/** When files are imported. */
export const NOW = new Date('2026-11-20T15:00:00Z');

type ImportOptions = Partial<Parameters<typeof importFile>[2]> & { name?: string };

/** Gives each test of a file a database without pets. */
export function prepareImportTest() {
  let test: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    test = await createTestDatabase();
    folder = await makeScratchFolder();
  });
  afterAll(async () => {
    await test.drop();
    await removeScratchFolder(folder);
  });
  beforeEach(async () => {
    // A busy machine needs long for thousands of pets.
    await withoutTimeLimit(test.database, async (unlimited) => {
      await unlimited.delete(pets);
      await unlimited.delete(importedPets);
    });
  });
  return {
    database: () => test.database,
    pathOf: (name: string) => join(folder, name),
    storedPets: () => test.database.select().from(pets).orderBy(pets.sourceId),
    async importBytes(
      bytes: string | Buffer,
      { name = 'pets.csv', dryRun = false, ...options }: ImportOptions = {},
    ) {
      const path = join(folder, name);
      await writeFile(path, bytes);
      const dependencies = { database: test.database, clock: () => NOW };
      return importFile(dependencies, path, { dryRun, ...options });
    },
  };
}
