import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPhoto } from '../features/pets/photos/photo-list.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { drawPicture } from '../testing/pictures.ts';
import { runCommand } from '../testing/run-command.ts';
import { makeScratchFolder, removeScratchFolder } from '../testing/scratch-folder.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Written by `scripts/make-backup-fixture.mjs` with the code of earlier versions. */
const EARLIER_FOLDER = join(import.meta.dirname, '../features/backup/testing');
const EARLIER_BACKUPS = readdirSync(EARLIER_FOLDER).filter((name) => name.endsWith('.tar.gz'));

let test: TestApp;
let folder: string;
let passphraseFile: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = await makeScratchFolder();
  const { imageStore } = test.dependencies;
  const image = await imageStore.process(await drawPicture(1));
  await imageStore.put(image);
  const { hash, width, height } = image.photo;
  await test.buildPet({ ...noPhoto(), photoHash: hash, photoWidth: width, photoHeight: height });
  await test.buildVisit();
  passphraseFile = join(folder, 'passphrase');
  await writeFile(passphraseFile, 'a warm bowl of porridge\n');
});
afterAll(async () => {
  await test.close();
  await removeScratchFolder(folder);
});

const here = () => ({ connection: test.connection, dataDir: test.config.dataDir });

/** Imports into an empty database that is removed afterwards. @returns the result and what is there */
async function importInto(...words: string[]) {
  const { connection, database, drop } = await createEmptyDatabase();
  const dataDir = await makeScratchFolder();
  try {
    const result = await runCommand('db-import', { connection, dataDir }, ...words);
    const { rows } = await database.pool.query(
      `select to_regclass('pets') is not null as "hasTables"`,
    );
    const images = await readdir(join(dataDir, 'images')).catch(() => []);
    return {
      ...result,
      hasTables: rows[0].hasTables,
      photos: images.filter((it) => it !== 'incoming'),
    };
  } finally {
    await drop();
    await removeScratchFolder(dataDir);
  }
}

describe('npm run db:export and db:import with a passphrase', () => {
  it('B6.03 encrypt the file, and restore it with the same passphrase only', async () => {
    const backups = join(folder, 'passphrase.tar.gz.age');
    const key = ['--passphrase-file', passphraseFile];
    const exported = await runCommand('db-export', here(), ...key, backups);
    expect([exported.code, exported.stderr]).toEqual([0, '']);
    const bytes = await readFile(backups);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    const restored = await importInto(...key, backups);
    expect(restored).toMatchObject({ code: 0, hasTables: true, photos: { length: 1 } });

    const other = join(folder, 'other');
    await writeFile(other, 'a cold bowl of porridge');
    const cut = join(folder, 'cut.age');
    await writeFile(cut, bytes.subarray(0, bytes.length - 100));
    const short = join(folder, 'short');
    await writeFile(short, 'porridge');
    const plain = join(folder, 'plain.tar.gz');
    await runCommand('db-export', here(), plain);
    const cases: [string[], RegExp][] = [
      [['--passphrase-file', other, backups], /^The passphrase does not open .*\n$/],
      [[backups], /^.* is encrypted\. Give --passphrase-file or --identity-file\..*\n$/],
      [[...key, cut], /^.* is damaged, or not a complete backup\. Nothing was imported\.\n$/],
      [[...key, plain], /^.* is not encrypted\. Nothing was imported\.\n$/],
      [['--passphrase-file', short, backups], /^The passphrase in .* is too short.*\n$/],
      [['--passphrase-file', join(folder, 'missing'), backups], /^.* cannot be read: ENOENT.*\n$/],
      [['--identity-file', passphraseFile, backups], /has no private key.*\n$/],
    ];
    for (const [words, message] of cases) {
      const { code, stderr, hasTables, photos } = await importInto(...words);
      expect(stderr).toMatch(message);
      expect([code, hasTables, photos], stderr).toEqual([1, false, []]);
    }
  }, 120_000);
});

describe('an import that fails', () => {
  it('B6.03 leaves no data folder behind', async () => {
    const file = join(folder, 'whole.tar.gz.age');
    await runCommand('db-export', here(), '--passphrase-file', passphraseFile, file);
    const other = join(folder, 'another');
    await writeFile(other, 'a cold bowl of porridge');
    const cut = join(folder, 'cut.tar.gz.age');
    const bytes = await readFile(file);
    await writeFile(cut, bytes.subarray(0, bytes.length - 100));
    const cases: [string[], RegExp][] = [
      [['--passphrase-file', other, file], /^The passphrase does not open /],
      [['--passphrase-file', passphraseFile, cut], /is damaged, or not a complete backup/],
      [[folder], /^\S+ is a folder\. Give the name of a backup file in it\.\n$/],
    ];
    for (const [words, message] of cases) {
      const dataDir = join(folder, 'restored');
      const { code, stderr } = await runCommand('db-import', { dataDir }, ...words);
      expect(stderr).toMatch(message);
      expect([code, existsSync(dataDir)]).toEqual([1, false]);
    }
  }, 120_000);
});

describe('npm run db:export to a name that does not exist', () => {
  it('B6.03 creates the folder, or the file if the name is that of one', async () => {
    const backups = join(folder, 'new', 'backups');
    const first = await runCommand('db-export', here(), backups);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(await readdir(backups)).toEqual([expect.stringMatching(/^pawmatch-.*\.tar\.gz$/)]);
    const file = join(folder, 'mine.tar.gz');
    expect(await runCommand('db-export', here(), file)).toMatchObject({ code: 0 });
    expect((await stat(file)).isFile()).toBe(true);
    const below = await runCommand('db-export', here(), join(file, 'backups'));
    expect(below).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The folder .*\n$/) });
  }, 120_000);

  it('B6.03 leaves no empty folder behind when there is nothing to export', async () => {
    const { connection, drop } = await createEmptyDatabase();
    const backups = join(folder, 'nothing');
    const where = { connection, dataDir: test.config.dataDir };
    const { code, stderr } = await runCommand('db-export', where, backups);
    await drop();
    expect([code, stderr]).toEqual([1, 'The database is empty: there is nothing to export.\n']);
    expect(existsSync(backups)).toBe(false);
  }, 60_000);
});

describe('npm run db:key, db:export and db:rehearse', () => {
  it('B6.03 keep the newest backups of a folder and prove that the newest can be restored', async () => {
    const identity = join(folder, 'key.txt');
    const made = await runCommand('db-key', here(), identity);
    expect(made.stdout).toMatch(/^age1[a-z0-9]{58}\n$/);
    const again = await runCommand('db-key', here(), identity);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('cannot be written')]);

    const backups = join(folder, 'backups');
    await mkdir(backups);
    const old = 'pawmatch-2020-01-01T000000Z.tar.gz';
    const kept = ['my-own.tar.gz', `${old}.txt`];
    const partial = `${old}.77.partial`;
    for (const name of [old, partial, ...kept]) await writeFile(join(backups, name), 'x');
    const exported = await runCommand(
      'db-export',
      here(),
      ...['--recipient', made.stdout.trim(), '--keep-days', '30', backups],
    );
    expect([exported.code, exported.stderr]).toEqual([0, '']);
    expect(exported.stdout).toMatch(/Removed 1 older backup\.\n$/);
    expect((await readdir(backups)).sort()).toEqual([
      ...kept,
      expect.stringMatching(/^pawmatch-[\d-]+T\d{6}Z\.tar\.gz\.age$/),
    ]);

    const rehearsed = await runCommand('db-rehearse', here(), '--identity-file', identity, backups);
    expect([rehearsed.code, rehearsed.stderr]).toEqual([0, '']);
    expect(rehearsed.stdout).toContain('✓ 2 of 2 pets are there');
    expect(rehearsed.stdout).toContain('✓ 1 of 1 photos are there in all sizes');
    expect(rehearsed.stdout).toMatch(/can be restored\. The copy was removed\.\n$/);
  }, 120_000);

  it('B6.03 have backups of at least two earlier versions to restore', () => {
    expect(EARLIER_BACKUPS.length).toBeGreaterThanOrEqual(2);
  });

  it.each(EARLIER_BACKUPS)(
    'B6.03 restore the backup of an earlier version: %s',
    async (name) => {
      const file = join(EARLIER_FOLDER, name);
      const { code, stdout, stderr } = await runCommand('db-rehearse', here(), file);
      expect([code, stderr]).toEqual([0, '']);
      for (const part of ['2 of 2 people', '1 of 1 pets', '1 of 1 visits', '1 of 1 photos']) {
        expect(stdout).toContain(`✓ ${part} are there`);
      }
    },
    60_000,
  );

  it('B6.03 say which part of a backup is missing', async () => {
    const dataDir = await makeScratchFolder();
    const file = join(folder, 'without-photos.tar.gz');
    await runCommand('db-export', { connection: test.connection, dataDir }, file);
    const { code, stderr } = await runCommand('db-rehearse', here(), file);
    expect(code).toBe(1);
    expect(stderr).toContain('✗ 0 of 1 photos are there in all sizes');
    expect(stderr).toContain('✓ An admin can log in');
    await removeScratchFolder(dataDir);
  }, 120_000);

  it('print in one line what is wrong with the arguments', async () => {
    const cases: [string, string[], RegExp][] = [
      ['db-export', ['--recipient', 'age1x', join(folder, 'a')], /^This is not a public key/],
      ['db-export', ['--keep-days', 'many', folder], /^--keep-days must be a number of days/],
      ['db-rehearse', [join(folder, 'missing')], /^There is no file .*missing\.\n$/],
      ['db-rehearse', [folder], /^There is no backup in .*\n$/],
      ['db-rehearse', [], /^Give the name of one file\./],
    ];
    for (const [command, words, message] of cases) {
      const { code, stderr } = await runCommand(command, here(), ...words);
      expect(stderr, words.join(' ')).toMatch(message);
      expect(code).toBe(1);
    }
  }, 60_000);
});
