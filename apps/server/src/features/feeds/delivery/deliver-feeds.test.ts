import type { FeedInput } from '@pawmatch/contract/feeds/feeds-endpoints';
import * as endpoints from '@pawmatch/contract/feeds/feeds-endpoints';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { type FeedRow, feeds } from '../feeds.table.ts';
import { startFtpsServer } from '../testing/ftps-server.ts';
import { type SftpServerOptions, startSftpServer } from '../testing/sftp-server.ts';
import { serverOf } from './deliver-feeds.ts';
import { sendFile } from './sftp.ts';
import { transportOf } from './transport-of.ts';

const params = { destination: 'rescuegroups' as const };

const startServer = { sftp: startSftpServer, ftps: startFtpsServer };
const protocols = ['sftp', 'ftps'] as const;

/** A shelter with a pet, whose feed goes to a server of the test. */
async function createDelivery(
  options: SftpServerOptions = {},
  {
    allowsPrivateHosts = true,
    protocol = 'sftp',
  }: { allowsPrivateHosts?: boolean; protocol?: (typeof protocols)[number] } = {},
) {
  const app = await createTestApp({ config: { allowsPrivateHosts } });
  onTestFinished(() => app.close());
  const server = await startServer[protocol](options);
  onTestFinished(() => server.close());
  const manager = await app.signIn('manager');
  const delivery: NonNullable<FeedInput['delivery']> = {
    ...{ protocol, host: '127.0.0.1', port: server.port, username: 'shelter' },
    ...{ folder: '/import/', file_name: 'pets.csv', every_hours: 6, secret: 'open sesame' },
  };
  const save = (changes: Partial<typeof delivery> = {}) =>
    manager.call(endpoints.changeFeed, {
      params,
      body: { is_on: true, account: '4711', delivery: { ...delivery, ...changes } },
    });
  const readKey = () => manager.call(endpoints.readServerKey, { params });
  const confirmKey = async () => {
    const { body } = await readKey();
    return manager.call(endpoints.confirmServerKey, { params, body: { key: body.key } });
  };
  const state = async () => (await manager.call(endpoints.listFeeds)).body[2];
  /** Runs the jobs some seconds later, when a session may have ended. */
  const later = async (seconds = 5) => {
    app.advance(seconds);
    await app.runJobs();
    await manager.logIn({ email: manager.user.email, password: app.password });
  };
  await app.buildPet({ name: 'Biscuit' });
  expect((await save()).status).toBe(200);
  const rows = () => parse(server.files.get('import/pets.csv') ?? '', { columns: true });
  return { app, server, manager, save, readKey, confirmKey, state, rows, later };
}

it.each(protocols)(
  'B10.04 a file arrives by %s under a temporary name, and again on schedule',
  async (protocol) => {
    const { app, server, manager, readKey, confirmKey, state, rows, later } = await createDelivery(
      {},
      { protocol },
    );
    const { body: seen } = await readKey();
    expect(seen).toMatchObject({ is_trusted: false });
    expect(server.logins).toEqual([]);
    const confirmed = await confirmKey();
    expect(confirmed.body.delivery).toMatchObject({
      ...{ fingerprint: seen.fingerprint, has_secret: true, folder: 'import' },
    });
    expect((await readKey()).body).toMatchObject({ is_trusted: true });
    await later();
    expect(rows()).toMatchObject([{ name: 'Biscuit', orgID: '4711' }]);
    expect([...server.files.keys()]).toEqual(['import/pets.csv']);
    const sentAt = app.now().toISOString();
    expect(await state()).toMatchObject({ error: null, sent_at: sentAt, sent_pets: 1 });
    await app.buildPet({ name: 'Rex' });
    await later(6 * 3_600 - 10);
    expect(rows()).toHaveLength(1);
    await later(10);
    expect(rows()).toHaveLength(2);
    await app.buildPet();
    await manager.call(endpoints.sendFeed, { params });
    await later();
    expect(rows()).toHaveLength(3);
  },
);

it('S79 B10.04 a password is encrypted, never shown, and goes to no other server', async () => {
  const { app, manager, save, confirmKey } = await createDelivery();
  await confirmKey();
  const { rows } = await app.database.execute(sql`SELECT encode(secret, 'escape') FROM feeds`);
  expect(JSON.stringify(rows)).not.toContain('sesame');
  const list = await manager.call(endpoints.listFeeds);
  expect(JSON.stringify(list.body)).not.toContain('sesame');
  const kept = await save({ secret: undefined, folder: 'other' });
  expect(kept.body.delivery).toMatchObject({ has_secret: true, folder: 'other' });
  const moved = await save({ secret: undefined, host: 'evil.example' });
  expect(moved.body.delivery).toMatchObject({ has_secret: false, fingerprint: null });
  const read = await manager.call(endpoints.readServerKey, { params });
  expect(read.body.code).toBe('FEED_WITHOUT_SERVER');
  for (const bad of [{ host: 'a/b' }, { folder: 'x/../..' }, { file_name: '../x' }, { port: 0 }]) {
    expect((await save(bad)).status, JSON.stringify(bad)).toBe(422);
  }
});

it.each(protocols)(
  'B5.03 B10.04 by %s a server with another key gets nothing, not even the password, and managers are told',
  async (protocol) => {
    const { app, server, manager, confirmKey, state, save, later } = await createDelivery(
      {},
      { protocol },
    );
    await later();
    expect((await state()).error).toContain('Nobody has confirmed the key of the server (SHA256:');
    const inSpanish = await manager.call(endpoints.listFeeds, {
      headers: { 'Accept-Language': 'es' },
    });
    expect(JSON.stringify(inSpanish.body)).toContain(
      'Nadie ha confirmado aún la clave del servidor',
    );
    await confirmKey();
    await later();
    expect(await state()).toMatchObject({ error: null, sent_pets: 1 });
    app.mails.splice(0);
    const { port } = server;
    await server.close();
    const impostor = await startServer[protocol]();
    onTestFinished(() => impostor.close());
    // The same server as before, on a port that the test can choose.
    await app.database.execute(sql`UPDATE feeds SET port = ${impostor.port} WHERE port = ${port}`);
    await manager.call(endpoints.sendFeed, { params });
    await later();
    const { error } = await state();
    expect(error).toMatch(/another key \(SHA256:\S+\) than the one that was confirmed \(SHA256:/);
    expect([impostor.logins, impostor.files.size]).toEqual([[], 0]);
    await later();
    const told = app.mails.filter(({ to }) => to === manager.user.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'The feed for RescueGroups does not arrive',
    ]);
    expect(told[0]?.text).toContain(error);
    expect((await save()).status).toBe(200);
  },
);

it.each(protocols)(
  'B10.04 by %s a server that resets the connection has no half file, and gets it later',
  async (protocol) => {
    const { app, server, confirmKey, state, rows, later } = await createDelivery({}, { protocol });
    await confirmKey();
    await later();
    expect(rows()).toHaveLength(1);
    for (let count = 0; count < 40; count += 1) {
      await app.buildPet({ description: 'x'.repeat(3_000) });
    }
    Object.assign(server.settings, { resetAfter: 50_000 });
    await later(6 * 3_600);
    const failed = await state();
    expect(failed.error).toMatch(/ECONNRESET|ended the connection|No response/);
    expect(failed.failed_at).toBe(app.now().toISOString());
    expect(rows()).toHaveLength(1);
    await later(30);
    Object.assign(server.settings, { resetAfter: undefined });
    await later(30);
    expect(rows()).toHaveLength(1);
    await later(30);
    expect(rows()).toHaveLength(41);
    expect(await state()).toMatchObject({ error: null, failed_at: null, sent_pets: 41 });
  },
);

it.each(protocols)(
  'B10.04 by %s a server whose disk is full keeps the last file and no half one, and managers are told in words',
  async (protocol) => {
    const { app, server, confirmKey, state, rows, later } = await createDelivery({}, { protocol });
    await confirmKey();
    await later();
    for (let count = 0; count < 40; count += 1) {
      await app.buildPet({ description: 'x'.repeat(3_000) });
    }
    Object.assign(server.settings, { fullAfter: 50_000 });
    await later(6 * 3_600);
    expect((await state()).error).toMatch(
      /^The server could not store the file\. Its disk may be full/,
    );
    expect([...server.files.keys()]).toEqual(['import/pets.csv']);
    expect(rows()).toHaveLength(1);
    Object.assign(server.settings, { fullAfter: undefined });
    await later(30);
    expect(rows()).toHaveLength(41);
    expect((await state()).error).toBeNull();
  },
);

it.each(protocols)(
  'S79 B10.04 by %s the connection goes to the address that was checked, wherever the name leads meanwhile',
  async (protocol) => {
    const { app, server, confirmKey } = await createDelivery({}, { protocol });
    await confirmKey();
    const [feed] = (await app.database.select().from(feeds)) as [FeedRow];
    const to = await serverOf(app.dependencies, feed);
    if (!to) throw new Error('The feed has no server.');
    const { sendFile: send } = await transportOf(to);
    await send({ ...to, host: 'elsewhere.invalid' }, Buffer.from('a file'));
    expect(server.files.get('import/pets.csv')?.toString()).toBe('a file');
  },
);

it('S79 B10.04 a server that never answers keeps no connection', async () => {
  const { app, server, confirmKey } = await createDelivery({ isSilent: true });
  await confirmKey();
  const [feed] = (await app.database.select().from(feeds)) as [FeedRow];
  const to = await serverOf(app.dependencies, feed);
  if (!to) throw new Error('The feed has no server.');
  const leaving = new AbortController();
  const sending = sendFile(to, Buffer.from('a file'), leaving.signal);
  await expect.poll(() => server.files.get('import/pets.csv.part')?.toString()).toBe('a file');
  expect(server.connections()).toBe(1);
  leaving.abort();
  await expect(sending).rejects.toThrow('ended the connection');
  await expect.poll(() => server.connections()).toBe(0);
});

it.each(protocols)(
  'B10.04 by %s a refused password is told in the words of the server, and not tried every minute',
  async (protocol) => {
    const { server, confirmKey, state, later } = await createDelivery(
      { password: 'another' },
      { protocol },
    );
    await confirmKey();
    await later();
    expect((await state()).error).toMatch(/does not accept the user name and password or key/);
    const tries = server.logins.length;
    await later(3_600);
    expect(server.logins).toHaveLength(tries);
  },
);

it('B10.04 a feed that is held back is not sent, until one step lets it go', async () => {
  const { app, server, manager, confirmKey, state, rows, later } = await createDelivery();
  await confirmKey();
  await later();
  await app.database.execute(sql`UPDATE pets SET is_listed = false`);
  await later(6 * 3_600);
  expect(rows()).toHaveLength(1);
  expect(await state()).toMatchObject({ held: { pets: 0 } });
  await manager.call(endpoints.releaseFeed, { params, body: { pets: 0 } });
  await later();
  expect(server.files.get('import/pets.csv')?.toString()).toMatch(/^"orgID".*\r\n$/);
  expect(await state()).toMatchObject({ held: null, sent_pets: 0 });
});

it('S79 B10.04 a server in the own network gets nothing unless the installation allows it', async () => {
  const { server, readKey, state, later } = await createDelivery({}, { allowsPrivateHosts: false });
  const read = await readKey();
  expect([read.status, read.body.code]).toEqual([409, 'FEED_SERVER_FAILED']);
  expect(read.body.detail).toContain('private network');
  await later();
  expect((await state()).error).toContain('private network');
  expect(server.logins).toEqual([]);
});
