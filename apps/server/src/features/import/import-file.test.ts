import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SYSTEM } from '../../platform/database/actor.ts';
import { pets } from '../pets/pets.table.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { describeReport } from './describe-report.ts';
import { fileOnDisk } from './file/file-source.ts';
import type { Table } from './file/read-table.ts';
import { recognizeLayout } from './formats/layouts.ts';
import { importBatches } from './import-batches.ts';
import { importFile } from './import-file.ts';
import { importedPets } from './imported-pets.table.ts';
import { openImport } from './open-import.ts';
import { NOW, prepareImportTest } from './testing/prepare-import-test.ts';

const { database, pathOf, storedPets, importBytes } = prepareImportTest();

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

const importRows = (...rows: Row[]) => importBytes(toCsv(rows));

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

  it('R3.24 updates an imported pet', async () => {
    await importRows(biscuit);
    const [before] = await storedPets();
    const report = await importRows({ ...biscuit, name: 'Biscuit II', status: 'adopted' });
    expect(report).toMatchObject({ added: 0, updated: 1, unchanged: 0 });
    expect(await storedPets()).toMatchObject([
      { id: before?.id, name: 'Biscuit II', status: 'Adopted', createdAt: before?.createdAt },
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
    await database().update(pets).set(found).where(eq(pets.sourceId, '1'));
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
    const report = await importBytes(
      `${text}\r\ntoo,few\r\n${toCsv([{ ...biscuit, id: '5' }]).split('\r\n')[1]}`,
    );
    expect(report).toMatchObject({
      added: 3,
      updated: 0,
      unchanged: 0,
      rejected: [
        { line: 5, id: '2', reason: 'sex: "Unknown" is not known here.' },
        { line: 6, id: '3', reason: 'status: "found" is not known here.' },
        { line: 8, id: '', reason: 'This row has fewer cells than the header.' },
      ],
    });
  });

  it('S29 a reason cannot forge lines of the report', () => {
    const rejected = [{ line: 2, id: '1\n  line 3, id 2: fine', reason: 'a\r\nb\u001b[31m' }];
    const counts = { rows: 1, added: 0, updated: 0, unchanged: 0, cancelledVisits: 0 };
    const lists = { rejected, possibleDuplicates: [], deleted: [], kept: [], ignored: [] };
    const text = describeReport({ label: 'A file', ...counts, ...lists }, 1, false);
    expect(text.split('\n').slice(4)).toHaveLength(1);
    expect(text).not.toContain('\u001b');
  });

  it('R3.24 B10.01 a rehearsal says the same as the run, and stores and locks nothing', async () => {
    await importRows(biscuit);
    const rows = [
      { ...biscuit, size: 'Large' },
      { ...biscuit, id: '2', name: 'Otis' },
      { ...biscuit, id: '3', sex: '?' },
    ];
    const before = await storedPets();
    const tried = await database().transaction(async (tx) => {
      await tx.execute('select from pets for update');
      return importBytes(toCsv(rows), { dryRun: true });
    });
    expect(tried).toMatchObject({ added: 1, updated: 1, rejected: [{ line: 4, id: '3' }] });
    expect(await storedPets()).toEqual(before);
    expect(await importBytes(toCsv(rows))).toEqual(tried);
    expect(await storedPets()).toHaveLength(2);
  });

  it('R3.24 rejects what only the database rejects by its row', async () => {
    await database().execute(`alter table pets add constraint pets_no_otis check (name <> 'Otis')`);
    const report = await importRows(biscuit, { ...biscuit, id: '2', name: 'Otis' });
    expect(report).toMatchObject({ added: 1, rejected: [{ line: 3, id: '2' }] });
    expect(report.rejected[0]?.reason).toContain('pets_no_otis');
    expect(await storedPets()).toHaveLength(1);
    await database().execute('alter table pets drop constraint pets_no_otis');
  });

  it('R3.24 reads gzipped files, and more rows than one batch', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({ ...biscuit, id: `${index}` }));
    const report = await importBytes(gzipSync(toCsv(rows)), { name: 'pets.csv.gz' });
    expect(report.added).toBe(450);
    expect(await storedPets()).toHaveLength(450);
  });

  it('R3.24 rejects a file of another format with one sentence', async () => {
    await expect(importBytes('a,b\r\n1,2')).rejects.toThrow(/nearest to .* lacks the columns /);
    await expect(importBytes('')).rejects.toThrow(/is empty/);
    await expect(importBytes('', { name: 'bad.csv.gz' })).rejects.toThrow(/is empty/);
    const dependencies = { database: database(), clock: () => NOW };
    const missing = importFile(dependencies, pathOf('none.csv'), {
      dryRun: false,
    });
    await expect(missing).rejects.toThrow(/There is no file/);
  });

  it('R3.24 B B10.02 rejects a quote that is never closed by its line, with little memory, and reads the rows after it', async () => {
    const [, otis] = toCsv([{ ...biscuit, id: '3', name: 'Otis' }]).split('\r\n');
    const opened = `2,Dog,${'x'.repeat(3_000_000)}`;
    for (const row of [`"${opened}`, `"2,Dog`, `2,"Dog,"Beagle",,,`]) {
      await database().delete(pets);
      await database().delete(importedPets);
      const report = await importBytes(`${toCsv([biscuit])}\r\n${row}\r\n${otis}\r\n`);
      expect(report, row.slice(0, 20)).toMatchObject({ rows: 3, added: 2 });
      expect(report.rejected).toEqual([{ line: 3, id: '', reason: expect.stringMatching(/uote/) }]);
    }
  });

  it('R3.24 reports its progress', async () => {
    const path = pathOf('progress.csv');
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...biscuit, id: `${index}` }));
    await writeFile(path, toCsv(rows));
    const seen: number[] = [];
    await importFile({ database: database(), clock: () => NOW }, path, {
      dryRun: true,
      onProgress: (readBytes, size) => seen.push(readBytes / size),
    });
    expect(seen).toHaveLength(5);
    expect(seen.at(-1)).toBe(1);
  });

  it('B10.02 says what a batch has stored when the rows after it cannot be read', async () => {
    const path = pathOf('broken.csv');
    await writeFile(
      path,
      toCsv(Array.from({ length: 250 }, (_, id) => ({ ...biscuit, id: `${id}` }))),
    );
    const chooseLayout = (table: Table) => recognizeLayout(table);
    const options = { chooseLayout, timeZone: 'UTC', now: NOW };
    const file = await openImport(await fileOnDisk(path), options);
    async function* rows() {
      for await (const row of file.rows()) {
        if (row.line > 150) throw new Error('The disk is gone.');
        yield row;
      }
    }
    let told = 0;
    async function run() {
      const of = { shelterId: FIRST_SHELTER, actor: SYSTEM, isRehearsal: false, afterLine: 0 };
      const by = { database: database(), clock: () => NOW };
      for await (const { results } of importBatches(by, { ...file, rows }, of)) {
        told += results.length;
      }
    }
    await expect(run()).rejects.toThrow('The disk is gone.');
    expect([told, await database().$count(pets)]).toEqual([100, 100]);
  });
});
