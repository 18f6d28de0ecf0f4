import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { pets } from '../pets/pets.table.ts';
import { describeReport } from './describe-report.ts';
import { importFile } from './import-file.ts';
import { petfinderFormat } from './petfinder-format.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

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
beforeEach(() => test.database.delete(pets));

const COLUMNS = [
  ...['id', 'species', 'breed_primary', 'age', 'sex', 'size', 'name', 'status'],
  ...['coat', 'house_trained', 'env_children', 'photo', 'posted', 'description'],
];

type Row = Partial<Record<string, string>>;
const biscuit: Row = {
  id: '1',
  species: 'Dog',
  breed_primary: 'Beagle',
  age: 'Young',
  sex: 'Female',
  size: 'Medium',
  name: 'Biscuit',
  status: 'adoptable',
  posted: '2019-07-07T11:12:07+0000',
};

const quote = (text = '') => `"${text.replaceAll('"', '""')}"`;
const toCsv = (rows: Row[]) =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((name) => quote(row[name])).join(','))].join(
    '\r\n',
  );

async function importText(text: string | Buffer, { dryRun = false, name = 'pets.csv' } = {}) {
  const path = join(folder, name);
  await writeFile(path, text);
  const dependencies = { database: test.database, clock: () => NOW };
  return importFile(dependencies, petfinderFormat, path, { dryRun });
}
const importRows = (...rows: Row[]) => importText(toCsv(rows));
const storedPets = () => test.database.select().from(pets).orderBy(pets.sourceId);

describe('importFile', () => {
  it('R3.24 stores every row with its source and its first date', async () => {
    const report = await importRows(biscuit, { ...biscuit, id: '2', name: 'Otis', posted: '' });
    expect(report).toMatchObject({ added: 2, updated: 0, unchanged: 0, rejected: [] });
    expect(await storedPets()).toMatchObject([
      {
        name: 'Biscuit',
        source: 'petfinder',
        sourceId: '1',
        createdAt: new Date('2019-07-07T11:12:07Z'),
      },
      { name: 'Otis', sourceId: '2', createdAt: NOW, updatedAt: NOW },
    ]);
  });

  it('R3.24 changes nothing the second time', async () => {
    const photo = JSON.stringify({ large: 'https://photos.example.org/l.jpg' });
    const rows = [{ ...biscuit, photo, description: 'Cut…', house_trained: 'true' }];
    await importRows(...rows);
    const before = await storedPets();
    expect(await importRows(...rows)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    expect(await storedPets()).toEqual(before);
  });

  it('R3.24 updates an imported pet, and uses the later of two rows', async () => {
    await importRows(biscuit);
    const [before] = await storedPets();
    const report = await importRows(
      { ...biscuit, name: 'Biscuit II', status: 'adopted' },
      { ...biscuit, id: '9', name: 'Twin' },
      { ...biscuit, id: '9', name: 'Twin, grown', age: 'Adult' },
    );
    expect(report).toMatchObject({ added: 1, updated: 2, unchanged: 0 });
    expect(await storedPets()).toMatchObject([
      { id: before?.id, name: 'Biscuit II', status: 'Adopted', createdAt: before?.createdAt },
      { name: 'Twin, grown', age_group: 'Adult' },
    ]);
  });

  it('R3.24 D15 keeps values of staff, and an uploaded photo', async () => {
    await importRows(biscuit);
    const photo = {
      photoHash: 'f'.repeat(32),
      photoWidth: 1,
      photoHeight: 1,
      photoColor: '#000000',
    };
    const found = {
      ...photo,
      status: 'Pending' as const,
      energy_level: 'Calm' as const,
      hair_length: 'Short' as const,
      kid_friendly: true,
      shelterNotes: 'Afraid of thunder.',
      trainingTraits: ['HouseTrained' as const],
    };
    await test.database.update(pets).set(found).where(eq(pets.sourceId, '1'));
    const elsewhere = JSON.stringify({ large: 'https://photos.example.org/l.jpg' });
    await importRows({ ...biscuit, size: 'Large', photo: elsewhere, house_trained: 'false' });
    expect(await storedPets()).toMatchObject([{ ...found, size: 'Large', externalPhoto: null }]);
  });

  it('R5.09 reports each rejected row with its line, and imports the others', async () => {
    const text = toCsv([
      { ...biscuit, description: 'over\nthree\nlines' },
      { ...biscuit, id: '2', sex: 'Unknown' },
      { ...biscuit, id: '3', status: 'found' },
      { ...biscuit, id: '4' },
    ]);
    const report = await importText(
      `${text}\r\ntoo,few\r\n${toCsv([{ ...biscuit, id: '5' }]).split('\r\n')[1]}`,
    );
    expect(report).toMatchObject({
      added: 3,
      updated: 0,
      unchanged: 0,
      rejected: [
        { line: 5, id: '2', reason: 'sex: Please select a sex.' },
        { line: 6, id: '3', reason: 'status: "found" has no counterpart here.' },
        { line: 8, id: '', reason: 'This row has more or fewer cells than the header.' },
      ],
    });
  });

  it('S29 a reason cannot forge lines of the report', () => {
    const rejected = [{ line: 2, id: '1\n  line 3, id 2: fine', reason: 'a\r\nb\u001b[31m' }];
    const counts = { added: 0, updated: 0, unchanged: 0, cancelledVisits: 0 };
    const text = describeReport({ ...counts, rejected }, 1, false);
    expect(text.split('\n').slice(4)).toHaveLength(1);
    expect(text).not.toContain('\u001b');
  });

  it('R3.24 a dry run reports rows that the database would reject, and stores nothing', async () => {
    await test.database.execute(
      `alter table pets add constraint pets_no_otis check (name <> 'Otis')`,
    );
    const rows = [biscuit, { ...biscuit, id: '2', name: 'Otis' }, { ...biscuit, id: '3' }];
    const tried = await importText(toCsv(rows), { dryRun: true });
    expect(tried).toMatchObject({ added: 2, rejected: [{ line: 3, id: '2' }] });
    expect(tried.rejected[0]?.reason).toContain('pets_no_otis');
    expect(await storedPets()).toEqual([]);
    const report = await importText(toCsv(rows));
    expect(report).toEqual(tried);
    expect(await storedPets()).toHaveLength(2);
    await test.database.execute('alter table pets drop constraint pets_no_otis');
  });

  it('R3.24 reads gzipped files, and more rows than one batch', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({ ...biscuit, id: `${index}` }));
    const report = await importText(gzipSync(toCsv(rows)), { name: 'pets.csv.gz' });
    expect(report.added).toBe(450);
    expect(await storedPets()).toHaveLength(450);
  });

  it('R3.24 rejects a file of another format with one sentence', async () => {
    await expect(importText('a,b\r\n1,2')).rejects.toThrow(/lacks the columns id, species/);
    await expect(importText('')).rejects.toThrow(/is empty/);
    await expect(importText('', { name: 'bad.csv.gz' })).rejects.toThrow(/cannot be read/);
    await expect(importText('no gzip', { name: 'bad.csv.gz' })).rejects.toThrow(/cannot be read/);
    const dependencies = { database: test.database, clock: () => NOW };
    const missing = importFile(dependencies, petfinderFormat, join(folder, 'none.csv'), {
      dryRun: false,
    });
    await expect(missing).rejects.toThrow(/There is no file/);
  });

  it('R3.24 rejects a quote that never closes with a reason, and with little memory', async () => {
    const text = `${toCsv([biscuit])}\r\n"2,Dog,${'x'.repeat(3_000_000)}`;
    const report = await importText(text);
    expect(report.added).toBe(1);
    expect(report.rejected).toEqual([
      { line: 3, id: '', reason: expect.stringContaining('never closes') },
    ]);
  });

  it('R3.24 reports its progress', async () => {
    const path = join(folder, 'progress.csv');
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...biscuit, id: `${index}` }));
    await writeFile(path, toCsv(rows));
    const seen: number[] = [];
    await importFile({ database: test.database, clock: () => NOW }, petfinderFormat, path, {
      dryRun: true,
      onProgress: (readBytes, size) => seen.push(readBytes / size),
    });
    expect(seen).toHaveLength(3);
    expect(seen.at(-1)).toBe(1);
  });
});
