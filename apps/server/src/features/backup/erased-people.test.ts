import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { refresh } from '@pawmatch/contract/auth/auth-endpoints';
import {
  createCalendarAddress,
  readCalendar,
} from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import { openVisitLink } from '@pawmatch/contract/visits/own/visit-link-endpoints';
import { changeVisitStatus } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { runCommand } from '../../testing/run-command.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { startServer } from '../../testing/server-process.ts';
import { createTestApp, type SignedInClient, type TestApp } from '../../testing/test-app.ts';
import { createTestClient } from '../../testing/test-client.ts';

const NAME = 'Quentin Zebulon';
const LEDGER = 'erased-people.txt';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await makeScratchFolder();
  const backup = { folder, everyHours: 24, keepDays: 14, recipient: undefined };
  app = await createTestApp({ config: { backup } });
  // The restored server has the clock of the machine.
  app.setNow(new Date());
});
afterAll(async () => {
  await app.close();
  await removeScratchFolder(folder);
});

/** A confirmed visit to come. @returns the token of the link in its email */
async function confirmedVisit(staff: SignedInClient, { user }: SignedInClient): Promise<string> {
  const startsAt = new Date(app.now().getTime() + 3 * 24 * 60 * 60_000);
  const { id } = await app.buildVisit({ userId: user.id, startsAt, notes: user.email });
  const confirm = { params: { id }, body: { status: 'confirmed' } };
  expect((await staff.call(changeVisitStatus, confirm)).status).toBe(200);
  await app.runJobs();
  const mail = app.mails.findLast(({ to }) => to === user.email);
  return /\/visit\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const backups = async () => (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'));

it('S74 F10 S40 a restored backup erases who was erased since, without an email, and ends sessions and links', async () => {
  const [staff, erased, other] = [
    await app.signIn('admin'),
    await app.signIn(),
    await app.signIn(),
  ];
  await app.database.execute(
    sql`UPDATE users SET full_name = ${NAME} WHERE id = ${erased.user.id}`,
  );
  await confirmedVisit(staff, erased);
  const link = await confirmedVisit(staff, other);
  const { url } = (await staff.call(createCalendarAddress)).body;
  const address = { query: { token: new URL(url).searchParams.get('token') } };
  const mail = { to: staff.user.email, kind: 'new admin', subject: '-', text: '-' } as const;
  await enqueueMail(app.database, { ...mail, html: `<p>${NAME}` }, app.now());
  await app.runJobs();
  for (const name of await backups()) await rm(join(folder, name));
  app.advance(10 * 60);
  await app.runJobs();
  expect(await readdir(folder)).not.toContain(LEDGER);
  const [file = ''] = await backups();

  const body = { current_password: app.password };
  expect((await erased.call(deleteOwnAccount, { body })).status).toBe(204);
  app.advance(60);
  await app.runJobs();
  const ledger = await readFile(join(folder, LEDGER), 'utf8');
  expect(ledger.split('\n')).toContain(erased.user.id);
  expect(ledger).not.toMatch(/@|Zebulon/);
  // Until then, both are valid.
  expect((await app.visitor().call(openVisitLink, { body: { token: link } })).status).toBe(200);
  expect((await app.visitor().call(readCalendar, address)).status).toBe(200);

  const restored = await createEmptyDatabase();
  const dataDir = await makeScratchFolder();
  const where = { connection: restored.connection, dataDir };
  try {
    const { code, stdout } = await runCommand('db-import', where, join(folder, file));
    expect([code, stdout]).toEqual([0, expect.stringContaining('deleted again: 1. Everybody')]);
    const settings = { SESSION_SECRET: app.dependencies.sessionSecret };
    const server = await startServer({ ...where, settings });
    const client = createTestClient(server.url);
    const logIn = (person: SignedInClient) =>
      client.request('/api/auth/login', {
        method: 'POST',
        body: { email: person.user.email, password: app.password },
      });
    expect((await logIn(erased)).status).toBe(401);
    const opened = await client.call(openVisitLink, { body: { token: link } });
    expect(opened.body.code).toBe('VISIT_LINK_INVALID');
    expect((await client.call(readCalendar, address)).status).toBe(404);
    const browser = createTestClient(server.url);
    for (const [name, value] of other.cookies) browser.cookies.set(name, value);
    browser.cookies.delete('csrftoken');
    expect((await browser.call(refresh)).body.code).toBe('SESSION_EXPIRED');
    expect((await logIn(other)).status).toBe(200);
    await server.end('SIGTERM');
    const tables = await restored.database.execute<{ text: string }>(sql`
      SELECT query_to_xml(format('SELECT * FROM %I', relname), true, true, '')::text AS text
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`);
    const stored = tables.rows.map(({ text }) => text).join('\n');
    expect(stored).toContain(other.user.email);
    const named = stored
      .split('\n')
      .filter((line) => /Zebulon/.test(line) || line.includes(erased.user.email));
    expect(named).toEqual([]);
    const written = await readdir(join(dataDir, 'outbox')).catch(() => []);
    const mails = await Promise.all(
      written.map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')),
    );
    expect(mails.filter((text) => text.includes(erased.user.email))).toEqual([]);

    // A backup of the restored shelter still knows who was erased.
    const next = await makeScratchFolder();
    expect((await runCommand('db-export', where, next)).code).toBe(0);
    expect(await readFile(join(next, LEDGER), 'utf8')).toContain(erased.user.id);
    await removeScratchFolder(next);
  } finally {
    await restored.drop();
    await removeScratchFolder(dataDir);
  }
});

it('S74 a damaged ledger ends the import with its line', async () => {
  const restored = await createEmptyDatabase();
  const dataDir = await makeScratchFolder();
  const [file = ''] = await backups();
  await writeFile(join(folder, LEDGER), '# Ids\nx\n');
  const where = { connection: restored.connection, dataDir };
  const { code, stderr } = await runCommand('db-import', where, join(folder, file));
  expect([code, stderr]).toEqual([1, expect.stringContaining('"x" is no id of an account')]);
  expect((await restored.database.execute(sql`SELECT to_regclass('users') AS id`)).rows).toEqual([
    { id: null },
  ]);
  await restored.drop();
  await removeScratchFolder(dataDir);
});
