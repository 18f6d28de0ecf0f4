import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { signalServer } from '../../testing/server-processes.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import {
  failureOf,
  OUTAGE_LIMIT_MS,
  query,
  queryInTransaction,
} from '../testing/database-failures.ts';
import { type Database, isDatabaseUnavailable, openDatabase } from './database.ts';

describe('a database that is frozen', () => {
  let dataDir: string;
  let server: EmbeddedPostgres;
  let database: Database;
  beforeAll(async () => {
    dataDir = await makeScratchFolder();
    server = await startEmbeddedPostgres({ dataDir, logger: silentLogger, durable: false });
    database = openDatabase(server.connection, { logger: silentLogger });
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
    await removeScratchFolder(dataDir);
  });

  it.each([
    ['S39 with no connection open', 0],
    ['S39 with every connection open', 40],
  ])('%s fails within 5 s and works again within 5 s after it thaws', async (_, warmUp) => {
    await Promise.all(Array.from({ length: warmUp }, () => query(database)));
    await signalServer(dataDir, 'SIGSTOP');
    let failures: Awaited<ReturnType<typeof failureOf>>[];
    try {
      failures = await Promise.all(
        Array.from({ length: 15 }, () => [query(database), queryInTransaction(database)])
          .flat()
          .map(failureOf),
      );
    } finally {
      await signalServer(dataDir, 'SIGCONT');
    }
    expect(failures.map(({ error }) => isDatabaseUnavailable(error))).toEqual(
      failures.map(() => true),
    );
    expect(Math.max(...failures.map(({ after }) => after))).toBeLessThan(OUTAGE_LIMIT_MS);

    const began = performance.now();
    while ((await failureOf(queryInTransaction(database))).error !== undefined) await delay(50);
    expect(performance.now() - began).toBeLessThan(OUTAGE_LIMIT_MS);
    // No connection may have leaked: all ten work simultaneously.
    await Promise.all(
      Array.from({ length: 10 }, () => database.execute(sql`select pg_sleep(0.2)`)),
    );
  });
});

describe('a database that is absent', () => {
  let blackHole: Server | undefined;
  afterEach(() => {
    blackHole?.close();
    blackHole = undefined;
  });

  const tryToReach = async (connection: Parameters<typeof openDatabase>[0]) => {
    const database = openDatabase(connection, { logger: silentLogger });
    const failures = await Promise.all(
      [query(database), queryInTransaction(database)].map(failureOf),
    );
    await database.close();
    for (const { error, after } of failures) {
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(after).toBeLessThan(OUTAGE_LIMIT_MS);
    }
  };

  it('S39 is detected by a missing socket', async () => {
    await tryToReach({ host: '/nowhere', user: 'nobody', database: 'nothing' });
  });

  it('S39 is detected by a refused connection', async () => {
    const closed = createServer();
    const port = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    await tryToReach(`postgres://nobody@127.0.0.1:${port}/nothing`);
  });

  it('S39 is detected by a port that never responds', async () => {
    blackHole = createServer();
    const port = await listen(blackHole);
    await tryToReach(`postgres://nobody@127.0.0.1:${port}/nothing`);
  });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  return address.port;
}
