import { afterEach, beforeEach } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../embedded-postgres.ts';
import { makeScratchFolder, removeScratchFolder } from './scratch-folder.ts';
import { silentLogger } from './silent-logger.ts';

/** Gives each test an empty folder, and stops its servers at its end. */
export interface LauncherFixture {
  /** The folder of the current test. */
  folder(): string;
  /** Starts a server, by default in `folder()` and not durable. */
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
        dataDir: folder,
        logger: silentLogger,
        durable: false,
        ...options,
      });
      running.push(server);
      return server;
    },
  };
}
