import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { backUpPeriodically } from './back-up-periodically.ts';
import { removeOldBackups } from './backup-folder.ts';
import { openBackup } from './read-backup.ts';

let test: TestApp;
let scratch: string;
let folder: string;
let identity: string;
beforeAll(async () => {
  scratch = await makeScratchFolder();
  folder = join(scratch, 'backups');
  identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const backup = { folder, everyHours: 6, keepDays: 1, recipient };
  test = await createTestApp({ config: { backup } });
  await test.buildPet();
});
afterAll(async () => {
  await test.close();
  await removeScratchFolder(scratch);
});

const HOUR = 3600;

describe('BACKUP_DIR', () => {
  it('B6.03 gets an encrypted backup at each interval, and keeps those of the stated time', async () => {
    await test.runJobs();
    const [first = '', ...none] = await readdir(folder);
    expect([first, none]).toEqual(['pawmatch-2026-11-20T150000Z.tar.gz.age', []]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const { manifest } = await openBackup(join(folder, first), { identities: [identity] });
    expect(manifest.tables.map(({ name }) => name)).toContain('pets');

    test.advance(5 * HOUR);
    await test.runJobs();
    expect(await readdir(folder)).toEqual([first]);

    test.advance(HOUR);
    await test.runJobs();
    expect(await readdir(folder)).toEqual([first, 'pawmatch-2026-11-20T210000Z.tar.gz.age']);

    test.advance(19 * HOUR);
    await test.runJobs();
    expect(await readdir(folder)).toEqual([
      'pawmatch-2026-11-20T210000Z.tar.gz.age',
      'pawmatch-2026-11-21T160000Z.tar.gz.age',
    ]);
  });

  it('B6.03 keeps the newest backup for as long as a new one fails', async () => {
    const newest = (await readdir(folder)).at(-1) ?? '';
    const backup = { folder, everyHours: 6, keepDays: 1, recipient: `age1${'q'.repeat(58)}` };
    test.advance(10 * 24 * HOUR);
    const config = { ...test.config, backup };
    const [job] = backUpPeriodically({ ...test.dependencies, config });
    await expect(job?.run()).rejects.toThrow(/^This is not a public key/); // A wrong checksum.
    await removeOldBackups(folder, 1, test.now());
    expect(await readdir(folder)).toEqual([newest]);
  });
});

describe('the settings of backups', () => {
  it.each([
    [{ BACKUP_RECIPIENT: 'age1short', BACKUP_DIR: '/b' }, /^BACKUP_RECIPIENT must be a public key/],
    [{ BACKUP_KEEP_DAYS: '7' }, /^BACKUP_DIR must be set when BACKUP_KEEP_DAYS is$/],
    [{ BACKUP_DIR: '/b', BACKUP_EVERY_HOURS: '0' }, /^BACKUP_EVERY_HOURS must be a number/],
  ])('B6.03 are rejected in one line: %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
  });

  it('B6.03 are a day and two weeks unless they are set', () => {
    expect(readConfig({ BACKUP_DIR: '/b' }).backup).toEqual({
      folder: '/b',
      everyHours: 24,
      keepDays: 14,
      recipient: undefined,
    });
    expect(readConfig({}).backup).toBeUndefined();
  });
});
