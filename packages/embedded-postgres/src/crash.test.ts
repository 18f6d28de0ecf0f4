import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { type ApplicationProcess, startApplication } from '../../testing/application-process.ts';
import { launcherFixture, query } from '../../testing/launcher-fixture.ts';
import {
  postmasterOf,
  processesNaming,
  serverProcesses,
  until,
} from '../../testing/server-processes.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { openDatabase } from '../database.ts';
import { isAlive } from './is-alive.ts';

/** More rounds, for a look at what happens rarely: `CRASH_ROUNDS=50 npx vitest run crash`. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 5);

/** For what takes a second on a quiet machine and must also come on a busy one, in ms. */
const PATIENCE = 30_000;

const launcher = launcherFixture();
let application: ApplicationProcess | undefined;
afterEach(async () => {
  await application?.end('SIGKILL');
  application = undefined;
});

async function startWriting(): Promise<ApplicationProcess> {
  const started = startApplication(launcher.folder());
  application = started;
  await until(() => {
    if (started.child.exitCode !== null) throw new Error(started.complaint());
    return started.acknowledged.length > 20;
  }, PATIENCE);
  return started;
}

const serverHasEnded = async () => (await serverProcesses(launcher.folder())).length === 0;

const readLog = () => readFile(join(launcher.folder(), 'postgres.log'), 'utf8');

/** The process that holds the pipe: the application's other child. */
async function watchdogOf({ child }: ApplicationProcess): Promise<number> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  for (const id of children.trim().split(' ').map(Number)) {
    if ((await readFile(`/proc/${id}/cmdline`, 'utf8')).startsWith('/bin/sh')) return id;
  }
  throw new Error('The application has no watchdog.');
}

describe('kill -9 of the application', () => {
  it(`S40 ends the server in order and loses no acknowledged row, in ${ROUNDS} rounds`, async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writer = await startWriting();
      await delay(Math.random() * 200);
      await writer.end('SIGKILL');
      acknowledged.push(...writer.acknowledged);
      await until(serverHasEnded, PATIENCE);
      expect((await readLog()).trimEnd()).toMatch(/database system is shut down$/);
    }
    const { connection } = await launcher.start();
    const rows = await query<{ id: string }>(connection, 'select id from written');
    const stored = new Set(rows.map(({ id }) => Number(id)));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(await readLog()).not.toContain('was not properly shut down');
  }, 600_000);

  it('S40 leaves nothing running when the server had not answered yet', async () => {
    const writer = startApplication(launcher.folder());
    application = writer;
    const log = join(launcher.folder(), 'postgres.log');
    await until(
      () =>
        readFile(log).then(
          () => true,
          () => false,
        ),
      PATIENCE,
    );
    await writer.end('SIGKILL');
    await until(serverHasEnded, PATIENCE);
  });

  it('S40 F31 leaves nothing running right after the server was started', async () => {
    const writer = startApplication(launcher.folder(), {
      preload: 'die-when-starting-postgres.ts',
    });
    application = writer;
    await once(writer.child, 'exit');
    expect(writer.child.signalCode, writer.complaint()).toBe('SIGKILL');
    await until(async () => (await processesNaming(launcher.folder())).length === 0, PATIENCE);
  });

  it('S40 together with its watchdog leaves a server that the next start takes over and ends', async () => {
    const writer = await startWriting();
    process.kill(await watchdogOf(writer), 'SIGSTOP');
    const watchdog = await watchdogOf(writer);
    await writer.end('SIGKILL');
    process.kill(watchdog, 'SIGKILL');
    await delay(300);
    const orphan = await postmasterOf(launcher.folder());
    expect(isAlive(orphan)).toBe(true);
    const server = await launcher.start();
    expect(await postmasterOf(launcher.folder())).toBe(orphan);
    await server.stop();
    expect(isAlive(orphan)).toBe(false);
  });

  it('S40 still ends the server when a watchdog was killed before, and replaced', async () => {
    const writer = await startWriting();
    const first = await watchdogOf(writer);
    process.kill(first, 'SIGKILL');
    await until(async () => (await watchdogOf(writer).catch(() => first)) !== first, PATIENCE);
    await writer.end('SIGKILL');
    await until(serverHasEnded, PATIENCE);
  });
});

describe('a signal', () => {
  it('S44 ends application and server in order', async () => {
    const writer = await startWriting();
    const exited = once(writer.child, 'exit');
    process.kill(writer.child.pid ?? 0, 'SIGTERM');
    await exited;
    await until(serverHasEnded, 100);
    expect((await readLog()).trimEnd()).toMatch(/database system is shut down$/);
  });

  it('S44 to the whole group, as from a terminal, leaves the server to the application', async () => {
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
  it(`S40 is healed on the same pool and loses no acknowledged row, in ${ROUNDS} rounds`, async () => {
    const server = await launcher.start({ durable: true });
    const database = openDatabase(server.connection, { logger: silentLogger });
    await database.execute(sql`create table written (id bigserial primary key)`);
    const acknowledged: string[] = [];
    const write = async () => {
      const { rows } = await database.execute<{ id: string }>(
        sql`insert into written default values returning id`,
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
      await until(
        () =>
          write().then(
            () => true,
            () => false,
          ),
        PATIENCE,
      );
    }
    const { rows } = await database.execute<{ id: string }>(sql`select id from written`);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await database.close();
  }, 600_000);

  it('S40 is healed for an application that had joined the server', async () => {
    const writer = await startWriting();
    const guest = await launcher.start();
    await writer.end('SIGKILL');
    await until(
      () =>
        query(guest.connection, 'select 1').then(
          () => true,
          () => false,
        ),
      PATIENCE,
    );
    await guest.stop();
    expect(await serverHasEnded()).toBe(true);
  });

  it('S40 is told to the log', async () => {
    const lines: string[] = [];
    const tell = (...parts: unknown[]) => lines.push(parts.join(' '));
    await launcher.start({ logger: { info: tell, warn: tell, error: tell } });
    process.kill(await postmasterOf(launcher.folder()), 'SIGKILL');
    await until(() => lines.length === 2, PATIENCE);
    expect(lines).toEqual(['The database went away and is started again', 'The database is back']);
  });
});
