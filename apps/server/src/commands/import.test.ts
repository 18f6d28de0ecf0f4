import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { visits } from '../features/visits/visits.table.ts';
import { runCommand } from '../testing/run-command.ts';
import { openTestApp } from '../testing/test-app.ts';

const test = await openTestApp();
let file: string;
beforeAll(async () => {
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
    expect(stdout).toContain('  line 3, id 2: sex: "Unknown" is not known here.');
    expect(await listPets()).toEqual([]);
  });

  it('R3.24 imports while the application runs, and reports unchanged rows the second time', async () => {
    const first = await importPets('--format', 'petfinder', file);
    expect(first.stdout).toContain('1 added, 0 updated, 0 unchanged, 1 rejected');
    expect(await listPets()).toMatchObject([{ name: 'Biscuit', breed: 'Beagle' }]);
    const second = await importPets('--format', 'petfinder', file);
    expect(second.stdout).toContain('0 added, 0 updated, 1 unchanged, 1 rejected');
  });

  it('B3.11 F33 R3.24 cancels the upcoming visits of a pet that the file has as adopted, after a dry run that counts them', async () => {
    // The command runs by the real clock.
    test.setNow(new Date());
    const rex = join(test.config.dataDir, 'rex.csv');
    const [header] = (await readFile(file, 'utf8')).split('\n');
    await writeFile(rex, `${header}\n7,Dog,Beagle,Adult,Female,Medium,Rex,adoptable\n`);
    await importPets(rex);
    const [pet] = (await listPets()).filter(({ name }: { name: string }) => name === 'Rex');
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    const mine = { petId: pet.id, status: 'confirmed' } as const;
    const upcoming = await test.buildVisit({ ...mine, startsAt: inDays(7) });
    const past = await test.buildVisit({ ...mine, startsAt: inDays(-7) });
    const statusOf = async ({ id }: { id: string }) => {
      const [row] = await test.database.select().from(visits).where(eq(visits.id, id));
      return [row?.status, row?.cancelReason];
    };
    const adopted = join(test.config.dataDir, 'adopted.csv');
    await writeFile(adopted, `${header}\n7,Dog,Beagle,Adult,Female,Medium,Rex,adopted\n`);

    const tried = await importPets('--format', 'petfinder', '--dry-run', adopted);
    expect(tried.stdout).toContain('cancelled because the pet was adopted: 1\n');
    expect(await statusOf(upcoming)).toEqual(['confirmed', null]);
    const { stdout } = await importPets('--format', 'petfinder', adopted);
    expect(stdout).toContain('cancelled because the pet was adopted: 1\n');
    expect(await statusOf(upcoming)).toEqual(['cancelled', 'pet_adopted']);
    expect(await statusOf(past)).toEqual(['confirmed', null]);
    // The command has a clock of its own.
    test.advance(900);
    await test.runJobs();
    expect(test.mails.map(({ subject }) => subject)).toEqual(['Rex has found a home']);
  });

  it('R3.24 B B10.02 prints in one line what is wrong with the arguments or the file', async () => {
    const cases: [string[], RegExp][] = [
      [['--format', 'xml', file], /^--format must be one of: petfinder, adoptapet, /],
      [['--size', 'Big', file], /^--size must be one of: Small, Medium, /],
      [['--format', 'petfinder'], /^Give the name of one file\.\n/],
      [['--format', 'asm3', file], /nearest to ASM3's export, but lacks the columns animalcode, /],
      [['--format', 'petfinder', '--fast', file], /^Unknown option '--fast'/],
      [['--format', 'petfinder', `${file}.none`], /^There is no file .*\.\n$/],
    ];
    for (const [words, message] of cases) {
      const { code, stderr } = await importPets(...words);
      expect(code, words.join(' ')).toBe(1);
      expect(stderr).toMatch(message);
    }
    const wrong = join(test.config.dataDir, 'wrong.csv');
    const [header, , row] = (await readFile(file, 'utf8')).split('\n');
    for (const text of [header, `${header}\n${row}`]) {
      await writeFile(wrong, text ?? '');
      expect((await importPets(wrong)).code, 'B B10.02 nothing could be read').toBe(1);
    }
    expect((await importPets('--help')).stdout).toMatch(/^Usage: npm run import/);
  });
});
