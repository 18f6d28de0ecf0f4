import pg, { type PoolConfig, type QueryResultRow } from 'pg';
import { afterEach, beforeEach } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { makeScratchFolder, removeScratchFolder } from './scratch-folder.ts';
import { silentLogger } from './silent-logger.ts';

/** For tests of the launcher itself: an empty folder for each, and servers that end with it. */
export interface LauncherFixture {
  /** The present test's folder. */
  folder(): string;
  /** Starts a server, by default in `folder()` and without the protections that cost time. */
  start(options?: Partial<EmbeddedPostgresOptions>): Promise<EmbeddedPostgres>;
}

export function launcherFixture(): LauncherFixture {
  let folder = '';
  const running: EmbeddedPostgres[] = [];
  beforeEach(async () => {
    folder = await makeScratchFolder();
  });
  afterEach(async () => {
    for (const server of running.splice(0).reverse()) await server.stop();
    await removeScratchFolder(folder);
  });
  return {
    folder: () => folder,
    async start(options) {
      const server = await startEmbeddedPostgres({
        ...{ dataDir: folder, logger: silentLogger, durable: false },
        ...options,
      });
      running.push(server);
      return server;
    },
  };
}

/** One query on a connection of its own. */
export async function query<Row extends QueryResultRow>(
  connection: PoolConfig,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // The query fails with it.
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
