import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { isProcessAlive } from './is-process-alive.ts';
import { type ApplicationProcess, startApplication } from './testing/application-process.ts';
import { launcherFixture } from './testing/launcher-fixture.ts';
import { query } from './testing/query.ts';
import {
  postmasterOf,
  processesWithArgument,
  serverProcesses,
} from './testing/server-processes.ts';
import { waitUntil } from './testing/wait-until.ts';

/** More rounds find rarer failures: `CRASH_ROUNDS=50 npx vitest run crash`. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 5);

/** Much longer than needed, for busy machines. */
const TIMEOUT_MS = 30_000;

const launcher = launcherFixture();
let application: ApplicationProcess | undefined;
afterEach(async () => {
  await application?.end('SIGKILL');
  application = undefined;
});

async function startWriting(): Promise<ApplicationProcess> {
  const started = startApplication(launcher.folder());
  application = started;
  await waitUntil(() => {
    if (started.child.exitCode !== null) throw new Error(started.errorOutput());
    return started.acknowledged.length > 20;
  }, TIMEOUT_MS);
  return started;
}

const serverHasEnded = async () => (await serverProcesses(launcher.folder())).length === 0;

const readLog = () => readFile(join(launcher.folder(), 'postgres.log'), 'utf8');

/** Process id of the watchdog, which is a child of the application. */
async function watchdogOf({ child }: ApplicationProcess): Promise<number> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  for (const id of children.trim().split(' ').map(Number)) {
    if ((await readFile(`/proc/${id}/cmdline`, 'utf8')).startsWith('/bin/sh')) return id;
  }
  throw new Error('The application has no watchdog.');
}

describe('kill -9 of the application', () => {
  it(`S40 shuts the server down cleanly and loses no acknowledged row, in ${ROUNDS} rounds`, async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writer = await startWriting();
      await delay(Math.random() * 200);
      await writer.end('SIGKILL');
      acknowledged.push(...writer.acknowledged);
      await waitUntil(serverHasEnded, TIMEOUT_MS);
      expect((await readLog()).trimEnd()).toMatch(/database system is shut down$/);
    }
    const { connection } = await launcher.start();
    const rows = await query<{ id: string }>(connection, 'select id from written');
    const stored = new Set(rows.map(({ id }) => Number(id)));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(await readLog()).not.toContain('was not properly shut down');
  }, 600_000);

  it('S40 leaves nothing running when the server did not accept connections yet', async () => {
    const writer = startApplication(launcher.folder());
    application = writer;
    const log = join(launcher.folder(), 'postgres.log');
    await waitUntil(
      () =>
        readFile(log).then(
          () => true,
          () => false,
        ),
      TIMEOUT_MS,
    );
    await writer.end('SIGKILL');
    await waitUntil(serverHasEnded, TIMEOUT_MS);
  });

  it('S40 F31 leaves nothing running right after the server was started', async () => {
    const writer = startApplication(launcher.folder(), {
      preload: 'die-when-starting-postgres.ts',
    });
    application = writer;
    await once(writer.child, 'exit');
    expect(writer.child.signalCode, writer.errorOutput()).toBe('SIGKILL');
    await waitUntil(
      async () => (await processesWithArgument(launcher.folder())).length === 0,
      TIMEOUT_MS,
    );
  });

  it('S40 together with its watchdog leaves a server that the next start connects to and stops', async () => {
    const writer = await startWriting();
    process.kill(await watchdogOf(writer), 'SIGSTOP');
    const watchdog = await watchdogOf(writer);
    await writer.end('SIGKILL');
    process.kill(watchdog, 'SIGKILL');
    await delay(300);
    const orphan = await postmasterOf(launcher.folder());
    expect(isProcessAlive(orphan)).toBe(true);
    const server = await launcher.start();
    expect(await postmasterOf(launcher.folder())).toBe(orphan);
    await server.stop();
    expect(isProcessAlive(orphan)).toBe(false);
  });

  it('S40 stops the server after its watchdog was killed and replaced', async () => {
    const writer = await startWriting();
    const first = await watchdogOf(writer);
    process.kill(first, 'SIGKILL');
    await waitUntil(
      async () => (await watchdogOf(writer).catch(() => first)) !== first,
      TIMEOUT_MS,
    );
    await writer.end('SIGKILL');
    await waitUntil(serverHasEnded, TIMEOUT_MS);
  });
});

describe('a signal', () => {
  it('S44 shuts application and server down cleanly', async () => {
    const writer = await startWriting();
    const exited = once(writer.child, 'exit');
    process.kill(writer.child.pid ?? 0, 'SIGTERM');
    await exited;
    await waitUntil(serverHasEnded, 100);
    expect((await readLog()).trimEnd()).toMatch(/database system is shut down$/);
  });

  it('S44 to the process group, as from a terminal, does not reach the server', async () => {
    const writer = await startWriting();
    const group = writer.child.pid;
    const groups = await Promise.all(
      (await serverProcesses(launcher.folder())).map(async (id) => {
        const status = await readFile(`/proc/${id}/stat`, 'utf8');
        return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[2]);
      }),
    );
    expect(groups).not.toContain(group);
  });
});

describe('kill -9 of the server', () => {
  it(`S40 is followed by a restart that the same pool reconnects to; no acknowledged row is lost, in ${ROUNDS} rounds`, async () => {
    const server = await launcher.start({ durable: true });
    const pool = new pg.Pool({ ...server.connection, connectionTimeoutMillis: 2_000 });
    pool.on('error', () => {}); // A lost idle connection is replaced.
    await pool.query('create table written (id bigserial primary key)');
    const acknowledged: string[] = [];
    const write = async () => {
      const { rows } = await pool.query<{ id: string }>(
        'insert into written default values returning id',
      );
      acknowledged.push(...rows.map(({ id }) => id));
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = Promise.all(
        Array.from({ length: 4 }, async () => {
          for (;;) await write();
        }),
      ).catch(() => {});
      await delay(100 + Math.random() * 100);
      process.kill(await postmasterOf(launcher.folder()), 'SIGKILL');
      await writing;
      await waitUntil(
        () =>
          write().then(
            () => true,
            () => false,
          ),
        TIMEOUT_MS,
      );
    }
    const { rows } = await pool.query<{ id: string }>('select id from written');
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await pool.end();
  }, 600_000);

  it('S40 is followed by a restart for an application that had connected to a running server', async () => {
    const writer = await startWriting();
    const guest = await launcher.start();
    await writer.end('SIGKILL');
    await waitUntil(
      () =>
        query(guest.connection, 'select 1').then(
          () => true,
          () => false,
        ),
      TIMEOUT_MS,
    );
    await guest.stop();
    expect(await serverHasEnded()).toBe(true);
  });

  it('S40 is logged', async () => {
    const lines: string[] = [];
    const record = (...parts: unknown[]) => lines.push(parts.join(' '));
    await launcher.start({ logger: { info: record, warn: record, error: record } });
    process.kill(await postmasterOf(launcher.folder()), 'SIGKILL');
    await waitUntil(() => lines.length === 2, TIMEOUT_MS);
    expect(lines).toEqual(['The database went away and is started again', 'The database is back']);
  });
});
