import { setTimeout as delay } from 'node:timers/promises';
import { connectOrStart, type LaunchOptions, type RunningServer } from './connect-or-start.ts';
import type { Logger } from './logger.ts';
import { stopPostmaster } from './postmaster.ts';
import { ensureDatabase, releasePresenceLock } from './presence-connection.ts';
import { removeSocketFolder, type ServerAddress } from './server-address.ts';
import { startWatchdog } from './watchdog.ts';

/** Delays before each attempt to restart a server that died. The last one repeats. */
const RESTART_DELAYS_MS = [0, 100, 500, 1_000, 2_000, 5_000];

export interface SupervisedServer {
  /** Does not change when the server is restarted, so that pools reconnect. */
  address: ServerAddress;
  stop(): Promise<void>;
}

/**
 * Starts the server and restarts it when it dies.
 * @throws EmbeddedPostgresError when the first start fails; failed restarts are logged and repeated
 */
export async function supervise(options: LaunchOptions, logger: Logger): Promise<SupervisedServer> {
  const { binaries, location } = options;
  const watchdog = startWatchdog(binaries, location.cluster);
  const stopping = new AbortController();
  const { signal } = stopping;

  const start = async (): Promise<RunningServer> => {
    const server = await connectOrStart(options, watchdog);
    // A running server that no other process uses is stopped by this process.
    if (server.isOnlyUser) watchdog.setTarget(server.postmaster.processId);
    try {
      await ensureDatabase(server.presence, server.address.password);
    } catch (error) {
      await server.presence.end();
      if (server.isOnlyUser) await stopPostmaster(server.postmaster, binaries, location.cluster);
      throw error;
    }
    return server;
  };

  let server = await start().catch((error: unknown) => {
    watchdog.end();
    throw error;
  });
  const { address } = server;
  options.address = address;

  const restart = async (): Promise<void> => {
    logger.warn('The database went away and is started again');
    watchdog.setTarget(0);
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      await delay(RESTART_DELAYS_MS[attempt] ?? RESTART_DELAYS_MS.at(-1));
      try {
        server = await start();
        logger.info('The database is back');
        return;
      } catch (error) {
        logger.error(error, 'The database cannot be started again yet');
      }
    }
  };

  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await Promise.race([server.closed, aborted]);
      if (!signal.aborted) await restart();
    }
  };
  const watching = watch();

  return {
    address,
    async stop() {
      stopping.abort();
      await watching;
      const isLastUser = await releasePresenceLock(server.presence).catch(() => true);
      if (isLastUser) {
        await stopPostmaster(server.postmaster, binaries, location.cluster);
        await removeSocketFolder(address);
      } else {
        await server.presence.end();
      }
      watchdog.end();
    },
  };
}
