import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let file: string;
beforeAll(async () => {
  test = await createTestApp();
  file = join(test.config.dataDir, 'pets.csv');
  await writeFile(
    file,
    [
      'id,species,breed_primary,age,sex,size,name,status',
      '1,Dog,Beagle,Young,Female,Medium,Biscuit,adoptable',
      '2,Cat,Tabby,Adult,Unknown,Small,Mabel,adoptable',
    ].join('\n'),
  );
});
afterAll(() => test.close());

/** Runs the command as `npm run import -- …` does. */
const importPets = (...words: string[]) =>
  runCommand('import', { connection: test.connection, dataDir: test.config.dataDir }, ...words);
const listPets = async () => (await test.visitor().send('/api/pets')).body;

describe('npm run import', () => {
  it('R3.24 a dry run reports and stores nothing', async () => {
    const { code, stdout, stderr } = await importPets('--format', 'petfinder', '--dry-run', file);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('1 added, 0 updated, 0 unchanged, 1 rejected');
    expect(stdout).toContain('nothing was stored');
    expect(stdout).toContain('  line 3, id 2: sex: Please select a sex.');
    expect(await listPets()).toEqual([]);
  });

  it('R3.24 imports while the application runs, and reports unchanged rows the second time', async () => {
    const first = await importPets('--format', 'petfinder', file);
    expect(first.stdout).toContain('1 added, 0 updated, 0 unchanged, 1 rejected');
    expect(await listPets()).toMatchObject([{ name: 'Biscuit', breed: 'Beagle' }]);
    const second = await importPets('--format', 'petfinder', file);
    expect(second.stdout).toContain('0 added, 0 updated, 1 unchanged, 1 rejected');
  });

  it('R3.24 prints in one line what is wrong with the arguments', async () => {
    const cases: [string[], RegExp][] = [
      [[], /^--format must be one of: petfinder\n/],
      [['--format', 'xml', file], /^--format must be one of: petfinder\n/],
      [['--format', 'petfinder'], /^Give the name of one file\.\n/],
      [['--format', 'petfinder', '--fast', file], /^Unknown option '--fast'/],
      [['--format', 'petfinder', `${file}.none`], /^There is no file .*\.\n$/],
    ];
    for (const [words, message] of cases) {
      const { code, stderr } = await importPets(...words);
      expect(code, words.join(' ')).toBe(1);
      expect(stderr).toMatch(message);
    }
    expect((await importPets('--help')).stdout).toMatch(/^Usage: npm run import/);
  });
});
