import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findTestFiles } from '../../testing/test-files.ts';
import { pets } from '../pets/pets.table.ts';
import { importFile } from './import-file.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const storedPets = () => test.database.select().from(pets).orderBy(pets.sourceId);

const testFiles = findTestFiles() ?? '';

describe.runIf(testFiles)('real listings', () => {
  it.each([
    ['pets-petfinder-dogs.csv.gz', 792],
    ['pets-petfinder-cats.csv.gz', 703],
  ])('R3.24 imports all of %s, and changes nothing the second time', async (name, count) => {
    const run = (dryRun: boolean) =>
      importFile({ database: test.database, clock: () => NOW }, join(testFiles, name), {
        dryRun,
      });
    expect(await run(true)).toMatchObject({
      added: count,
      updated: 0,
      unchanged: 0,
      rejected: [],
    });
    expect(await run(false)).toMatchObject({
      added: count,
      updated: 0,
      unchanged: 0,
      rejected: [],
    });
    expect(await run(false)).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: count,
      rejected: [],
    });
    for (const pet of await storedPets()) {
      const text = `${pet.name} ${pet.breed} ${pet.summary} ${pet.description}`;
      expect(text, pet.sourceId ?? '').not.toMatch(/&(amp|#\d+|quot|lt|gt|nbsp);|<br/);
    }
  });
});
