import { setTimeout as delay } from 'node:timers/promises';
import { bringUp, type Launch, type RunningServer } from './bring-up.ts';
import { announceLeaving, ensureDatabase } from './keeper.ts';
import type { Log } from './log.ts';
import { stopPostmaster } from './postmaster.ts';
import { removeSocketFolder, type ServerAddress } from './server-address.ts';
import { startWatchdog } from './watchdog.ts';

/** Before each attempt to start again a server that died; the last one repeats. */
const RESTART_PAUSES_MS = [0, 100, 500, 1_000, 2_000, 5_000];

export interface SupervisedServer {
  /** The same for as long as it is supervised, so that pools find a restarted server. */
  address: ServerAddress;
  stop(): Promise<void>;
}

/**
 * Brings the server up and keeps it up.
 * @throws EmbeddedPostgresError when it does not start the first time; later failures are logged and tried again
 */
export async function supervise(launch: Launch, log: Log): Promise<SupervisedServer> {
  const { binaries, place } = launch;
  const watchdog = startWatchdog(binaries, place.cluster);
  const stopping = new AbortController();
  const { signal } = stopping;

  const goUp = async (): Promise<RunningServer> => {
    const server = await bringUp(launch, watchdog);
    // One that was found running and that nobody uses any more is this process's to end.
    if (server.isAlone) watchdog.guard(server.postmaster.processId);
    try {
      await ensureDatabase(server.keeper, server.address.password);
    } catch (error) {
      await server.keeper.end();
      if (server.isAlone) await stopPostmaster(server.postmaster, binaries, place.cluster);
      throw error;
    }
    return server;
  };

  let server = await goUp().catch((error: unknown) => {
    watchdog.end();
    throw error;
  });
  const { address } = server;
  launch.address = address;

  const goUpAgain = async (): Promise<void> => {
    log.warn('The database went away and is started again');
    watchdog.guard(0);
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      await delay(RESTART_PAUSES_MS[attempt] ?? RESTART_PAUSES_MS.at(-1));
      try {
        server = await goUp();
        log.info('The database is back');
        return;
      } catch (error) {
        log.error(error, 'The database cannot be started again yet');
      }
    }
  };

  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await Promise.race([server.lost, stopped]);
      if (!signal.aborted) await goUpAgain();
    }
  };
  const watching = watch();

  return {
    address,
    async stop() {
      stopping.abort();
      await watching;
      const isLast = await announceLeaving(server.keeper).catch(() => true);
      if (isLast) {
        await stopPostmaster(server.postmaster, binaries, place.cluster);
        await removeSocketFolder(address);
      } else {
        await server.keeper.end();
      }
      watchdog.end();
    },
  };
}
