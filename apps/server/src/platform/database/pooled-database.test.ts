import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import type { PoolConfig } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeChannels } from '../../change-channels.ts';
import { listActiveSessions } from '../../features/auth/sessions/sessions.repository.ts';
import { createFactories } from '../../testing/factories.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { query } from '../../testing/query.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { createChangeFeed } from '../cluster/change-feed.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);

let folder: string;
let postgres: EmbeddedPostgres;
beforeEach(async () => {
  folder = await makeScratchFolder();
  postgres = await startEmbeddedPostgres({
    dataDir: folder,
    logger: silentLogger,
    durable: false,
  });
});
let pooler: ChildProcess | undefined;
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const it of open.splice(0).reverse()) await it.close();
  if (pooler) {
    pooler.kill('SIGKILL');
    await once(pooler, 'exit');
    pooler = undefined;
  }
  await postgres.stop();
  await removeScratchFolder(folder);
});

/** In transaction mode, with settings as docs/operations.md has them. */
async function startPooler(connection: PoolConfig, superuser: PoolConfig): Promise<PoolConfig> {
  const cluster = join(folder, 'postgres');
  // PgBouncer does not run as root; the user of the database needs an entry to connect.
  const { uid, gid } = await stat(cluster);
  await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n');
  await query(superuser, 'select pg_reload_conf()');
  const port = await findFreePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
pawmatch = host=${connection.host} port=${connection.port} user=pawmatch
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
`,
  );
  if (process.getuid?.() === 0) await chown(settings, uid, gid);
  const user = process.getuid?.() === 0 ? { uid, gid } : {};
  pooler = spawn(PGBOUNCER ?? '', [settings], { ...user, stdio: 'ignore', cwd: '/' });
  const pooled = { host: '127.0.0.1', port, user: 'pawmatch', database: 'pawmatch' };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await query(pooled, 'select 1').then(Boolean, () => false);
    if (isUp) return pooled;
    await delay(50);
  }
  throw new Error('PgBouncer does not answer.');
}

function openServer(connection: PoolConfig, logs: string[] = []) {
  const database = openDatabase(connection, { logger: silentLogger });
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logs.push(line) });
  const feed = createChangeFeed(database, logger, changeChannels);
  open.push(database, feed);
  return { database, feed };
}

describe.runIf(PGBOUNCER)('where PgBouncer is installed: behind it, in transaction mode', () => {
  it('B6.04 F17 a server detects that it cannot listen, and sees changes within a second', async () => {
    const { connection, superuser } = postgres;
    const pooled = await startPooler(connection, superuser);
    expect((await migrate(pooled)).length).toBeGreaterThan(0);
    const logs: string[] = [];
    const { feed, database } = openServer(pooled, logs);
    await feed.ready;
    expect(logs.join('')).toContain('loses LISTEN, such as PgBouncer in transaction mode');
    expect(feed.changes.pets.isLive()).toBe(true);
    const other = openServer(pooled);
    await other.feed.ready;
    const { buildPet } = createFactories({
      database: other.database,
      clock: () => new Date(),
      petChanges: other.feed.changes.pets,
    });
    let heard = 0;
    feed.changes.pets.onChange(() => (heard += 1));
    // A transaction that begins before another change and commits after it.
    const slow = await other.database.pool.connect();
    await slow.query('begin');
    await slow.query("insert into recent_changes (channel, payload) values ('pets_changed', '')");
    await buildPet();
    await expect.poll(() => heard, { interval: 20 }).toBe(1);
    await slow.query('commit');
    slow.release();
    await expect.poll(() => heard, { interval: 20 }).toBe(2);
    // A statement prepared on one connection would be unknown on the next.
    const unknown = { ids: [randomUUID()], now: new Date() };
    const lookups = Array.from({ length: 30 }, () => listActiveSessions(database, unknown));
    for (const sessions of await Promise.all(lookups)) expect(sessions).toEqual([]);
  });
});
