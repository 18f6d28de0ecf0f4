import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DoctorTopic } from '@pawmatch/contract/doctor/doctor-endpoints';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import { requireSuitable } from '../../platform/database/database-requirements.ts';
import { createImageStore } from '../../platform/images/create-image-store.ts';
import { createMailer } from '../../platform/mail/create-mailer.ts';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { runCommand } from '../../testing/run-command.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailTest, runChecks } from './doctor.service.ts';
import type { CheckContext } from './finding.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await makeScratchFolder();
});
afterAll(async () => {
  await app.close();
  await removeScratchFolder(folder);
});

/** What is found about a topic when some settings or parts are different. */
async function find(
  topic: DoctorTopic,
  settings: Partial<Config>,
  parts: Partial<CheckContext> = {},
) {
  const config = { ...app.config, ...settings };
  const findings = await runChecks({ ...app.dependencies, config, ...parts });
  return findings.find((finding) => finding.topic === topic);
}

/** The database with other capabilities. */
function withCapabilities(changes: Record<string, unknown>): Pick<Database, 'execute'> {
  const execute = async (query: unknown) => {
    const result = await app.database.execute(query as string);
    const rows = result.rows.map((row) => ('available' in row ? { ...row, ...changes } : row));
    return { ...result, rows };
  };
  return { execute } as Pick<Database, 'execute'>;
}

const SECRET = 'geheim-geheim';

describe('the checks before the doors open', () => {
  it('B6.07 S63 name unsafe settings', async () => {
    const host = '0.0.0.0';
    expect(await find('settings', { host, rateLimits: false })).toMatchObject({
      state: 'failed',
      advice: 'Remove RATE_LIMITS, which is for load tests only.',
    });
    expect(await find('settings', { host, rateLimits: true })).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('PUBLIC_URL is not set'),
    });
  });

  it('B6.07 name an address that leads elsewhere', async () => {
    expect(await find('address', { publicUrl: 'https://pets.invalid' })).toMatchObject({
      state: 'failed',
      found: expect.stringMatching(
        /^https:\/\/pets\.invalid cannot be opened \(ENOTFOUND\)\.$|EAI_AGAIN/,
      ),
    });
  });

  it('B6.07 name a database that is old, lacks an extension, is newer, or is away', async () => {
    const cases: [CheckContext['database'], string, RegExp][] = [
      [withCapabilities({ versionNumber: 130_002, version: '13.2' }), 'failed', /13\.2 is too old/],
      [withCapabilities({ available: ['pg_trgm'] }), 'failed', /lacks the extension btree_gist/],
      [{ reason: 'it does not answer.' }, 'failed', /cannot be used: it does not answer\./],
    ];
    for (const [database, state, found] of cases) {
      const finding = await find('database', {}, { database });
      expect(finding).toMatchObject({ state, found: expect.stringMatching(found) });
      expect(finding?.advice).toBeTruthy();
    }
    const { database } = app;
    await database.execute(`INSERT INTO schema_migrations VALUES ('9999_future.sql', 'x')`);
    const newer = await find('database', {});
    await database.execute(`DELETE FROM schema_migrations WHERE name = '9999_future.sql'`);
    expect(newer).toMatchObject({ state: 'warning', found: expect.stringMatching(/9999_future/) });
    const empty = await createEmptyDatabase();
    onTestFinished(() => empty.drop());
    const pending = await find('database', {}, { database: empty.database });
    expect(pending).toMatchObject({
      state: 'warning',
      found: expect.stringMatching(/not applied/),
    });
  });

  it('B6.07 stop the start with one line when the database is old or lacks an extension', () => {
    const suitable = {
      versionNumber: 150_000,
      version: '15.0',
      available: ['btree_gist', 'pg_trgm'],
    };
    expect(() => requireSuitable(suitable)).not.toThrow();
    expect(() => requireSuitable({ ...suitable, versionNumber: 140_009, version: '14.9' })).toThrow(
      /^DATABASE_URL leads to PostgreSQL 14\.9, which is too old\. .*$/,
    );
    expect(() => requireSuitable({ ...suitable, available: ['pg_trgm'] })).toThrow(
      /^The PostgreSQL of DATABASE_URL lacks the extension btree_gist\. .*$/,
    );
  });

  it('B6.07 S43 name a clock that is an hour off', async () => {
    const clock = (ms: number) => () => new Date(Date.now() + ms);
    const off = await find('clock', {}, { clock: clock(3_600_000) });
    expect(off).toMatchObject({ state: 'failed', found: expect.stringContaining('3600 s apart') });
    expect(off?.advice).toContain('NTP');
    expect(await find('clock', {}, { clock: clock(-20_000) })).toMatchObject({ state: 'warning' });
    expect(await find('clock', {}, { clock: clock(0) })).toMatchObject({ state: 'ok' });
  });

  it('B6.07 S43 name a clock that was set back by an hour, by the rows of the database', async () => {
    const clock = () => new Date();
    await app.database.execute(
      `INSERT INTO events (kind, entity, entity_id, actor, happened_at, changes)
       VALUES ('x', 'pet', gen_random_uuid(), 'system', now() + interval '1 hour', '{}')`,
    );
    onTestFinished(async () => void (await app.database.execute('DELETE FROM events')));
    expect(await find('clock', {}, { clock })).toMatchObject({
      state: 'failed',
      found: expect.stringMatching(/is 3600 s in the future/),
    });
  });

  it('B6.07 S43 name a clock that differs from that of the photo storage or the proxy', async () => {
    let aheadMs = 0;
    const other = createServer((_request, response) => {
      response.setHeader('Date', new Date(Date.now() + aheadMs).toUTCString()).end();
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const key = { accessKeyId: 'me', secretAccessKey: SECRET };
    const s3 = { endpoint: `http://${host}`, bucket: 'photos', region: 'us-east-1', ...key };
    const clock = () => new Date();
    for (const settings of [{ s3 }, { publicUrl: `http://${host}` }]) {
      for (const [ms, state] of [
        [3_600_000, 'failed'],
        [-20_000, 'warning'],
        [0, 'ok'],
      ] as const) {
        aheadMs = ms;
        expect(await find('clock', settings, { clock })).toMatchObject({ state });
      }
    }
    aheadMs = 3_600_000;
    expect(await find('clock', { s3 }, { clock })).toMatchObject({
      found: expect.stringMatching(
        /^The clocks of this machine and of 127\.0\.0\.1:\d+ are 3\d{3} s/,
      ),
      advice: expect.stringContaining('NTP'),
    });
  });

  it('B6.07 name photo storage on the disk that cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const onDisk = await createImageStore({ dataDir: file, s3: undefined });
    expect(await find('storage', {}, { imageStore: onDisk })).toMatchObject({ state: 'failed' });
  });

  it('B6.07 name a mail server that is away or rejects the mail, without its password', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    expect(await find('mail', { smtpUrl: smtp.url })).toMatchObject({ state: 'ok' });
    const config = { ...app.config, smtpUrl: smtp.url };
    const mailer = createMailer(config, app.dependencies.logger);
    expect(await mailTest({ config, mailer }, 'me@example.org')).toMatchObject({ state: 'ok' });
    expect(smtp.mails).toHaveLength(1);
    smtp.rejectWith('550 nobody here');
    expect(await mailTest({ config, mailer }, 'me@example.org')).toMatchObject({ state: 'failed' });
    await smtp.goAway();
    const smtpUrl = smtp.url.replace('://', `://user:${SECRET}@`);
    const away = await find('mail', { smtpUrl });
    expect(away).toMatchObject({ state: 'failed', found: expect.stringContaining('127.0.0.1') });
    expect(JSON.stringify(away)).not.toContain(SECRET);
    await smtp.comeBack();
  });

  it('D B6.07 name a sender that the mail server does not accept, and send no mail', async () => {
    const login = { user: 'shelter', password: '50%off' };
    const smtp = await startSmtpServer({ tls: 'starttls', login });
    onTestFinished(() => smtp.close());
    const settings = { smtpUrl: smtp.url, mailFrom: 'Pets <pets@elsewhere.example>' };
    expect(await find('mail', settings)).toMatchObject({ state: 'ok' });
    smtp.rejectSenders('553 not yours');
    expect(await find('mail', settings)).toMatchObject({
      state: 'failed',
      found:
        'The mail server 127.0.0.1 does not accept the sender Pets <pets@elsewhere.example> (553).',
      advice: 'Set MAIL_FROM to an address that this mail server may send from.',
    });
    const stranger = smtp.url.replace('shelter', 'stranger');
    expect(await find('mail', { ...settings, smtpUrl: stranger })).toMatchObject({
      found: expect.stringContaining('EAUTH 535'),
    });
    expect(smtp.mails).toEqual([]);
  });

  it('D B6.07 blame the database only for what it did', async () => {
    const finding = await find('mail', { smtpUrl: 'smtp://a:50%off@127.0.0.1' });
    expect(finding).toMatchObject({ state: 'failed' });
    expect(JSON.stringify(finding)).not.toMatch(/database|50%off/i);
  });

  it('B6.07 name a backup that is missing, old or not encrypted', async () => {
    const backup = { folder, everyHours: 24, keepDays: 14, recipient: undefined };
    const state = async (settings: Partial<typeof backup>) =>
      (await find('backup', { backup: { ...backup, ...settings } }))?.found;
    expect(await find('backup', { role: 'web' })).toMatchObject({
      state: 'warning',
      advice: 'Run the doctor command on the worker.',
    });
    expect(await state({})).toMatch(/^There is no backup in/);
    await writeFile(join(folder, 'pawmatch-2026-11-19T090000Z.tar.gz'), '');
    expect(await state({})).toBe('The newest backup is already 30 hours old.');
    expect(await state({ everyHours: 48 })).toBe('The newest backup is not encrypted.');
    expect(await state({ folder: join(folder, 'nowhere') })).toMatch(/^There is no backup in/);
    expect(await state({ folder: join(folder, 'file') })).toMatch(/cannot be read: ENOTDIR/);
  });
});

describe('npm run doctor', () => {
  it('B6.07 prints the same checks, and exits with 1 when one has failed', async () => {
    const where = { connection: app.connection, dataDir: app.config.dataDir };
    const fine = await runCommand('doctor', where, '--mail-to', 'me@example.org');
    expect([fine.code, fine.stderr]).toEqual([0, '']);
    expect(fine.stdout).toMatch(/^✓ settings {2}The settings are valid\.$/m);
    expect(fine.stdout).toMatch(/^✓ database {2}PostgreSQL 1\d\.\d+ .*has all that is needed\.$/m);
    expect(fine.stdout).toContain('A test mail was written to the folder outbox');
    const nowhere = { ...app.connection, port: 1, host: '127.0.0.1' };
    const broken = await runCommand('doctor', { ...where, connection: nowhere });
    expect(broken.code).toBe(1);
    expect(broken.stdout).toMatch(/^✗ database {2}The database cannot be used:/m);
    expect(broken.stdout).toMatch(/^✓ storage/m);
    const wrong = await runCommand('doctor', where, '--mail-to', 'nobody');
    expect(wrong.stderr).toMatch(/^nobody is no address\./);
  });
});
