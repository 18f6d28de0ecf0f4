import { randomBytes } from 'node:crypto';
import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/migrate.ts';
import {
  makeScratchFolder,
  removeAbandonedFolders,
  removeScratchFolder,
} from './scratch-folder.ts';
import { silentLogger } from './silent-logger.ts';
import { createDatabase, type TestServer, withDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

type StartedServer = Omit<TestServer, 'template'> & { stop(): Promise<void> };

async function startOwnServer(binDir: string | undefined): Promise<StartedServer> {
  await removeAbandonedFolders();
  const dataDir = await makeScratchFolder();
  const server = await startEmbeddedPostgres({
    dataDir,
    binDir,
    logger: silentLogger,
    durable: false,
  });
  return {
    maintenance: server.superuser,
    application: server.connection,
    async stop() {
      await server.stop();
      await removeScratchFolder(dataDir);
    },
  };
}

/** @param choice `TEST_DB`: `embedded`, the distribution's server such as `pg15`, or the URL of a server */
async function startServer(choice: string): Promise<StartedServer> {
  if (choice === 'embedded') return startOwnServer(undefined);
  const version = /^pg(\d+)$/.exec(choice)?.[1];
  if (version) return startOwnServer(`/usr/lib/postgresql/${version}/bin`);
  if (!URL.canParse(choice))
    throw new Error(`TEST_DB=${choice} is neither embedded, pg15 nor an address.`);
  return { maintenance: choice, application: choice, stop: async () => {} };
}

async function dropAll(maintenance: TestServer['maintenance'], prefix: string): Promise<void> {
  const client = new pg.Client(maintenance);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

/** Vitest's global setup: one server per run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startServer(process.env.TEST_DB ?? 'embedded');
  const template = `pawmatch_test_${randomBytes(4).toString('hex')}`;
  const tearDown = async () => {
    await dropAll(server.maintenance, template);
    await stop();
  };
  try {
    await createDatabase(server, template);
    await migrate(withDatabase(server.application, template));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServer', { ...server, template });
  return tearDown;
}
