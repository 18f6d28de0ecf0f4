import type { Log, LogOutput } from './logger.ts';

/** Not SIGHUP: listening to it would undo `nohup`. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** npm forwards a signal that the process group got already; a person takes longer to repeat one. */
const SAME_SIGNAL_MS = 1_000;

interface ShutdownOptions {
  timeoutMs: number;
  logger: Log;
  /** See {@link LogOutput}. */
  finishLog: LogOutput['finish'];
}

/**
 * Runs `close` at the first signal, or at an uncaught error, and then ends the process: with 0 after a
 * signal, with 1 after an error, after `timeoutMs`, or when a person repeats the signal.
 * @param close gets the signal; undefined after an error
 */
export function shutDownGracefully(
  close: (signal?: NodeJS.Signals) => Promise<void>,
  { timeoutMs, logger, finishLog }: ShutdownOptions,
): void {
  let beganAt: number | undefined;

  const exit = async (code: number): Promise<void> => {
    if (await finishLog()) process.exit(code);
    // Nobody reads the log, and process.exit would wait for the reader.
    process.kill(process.pid, 'SIGKILL');
  };

  const shutDown = async (code: number, signal?: NodeJS.Signals): Promise<void> => {
    beganAt = performance.now();
    setTimeout(() => {
      logger.error(`The shutdown took longer than ${timeoutMs} ms`);
      void exit(1);
    }, timeoutMs).unref();
    const isClosed = await close(signal).then(
      () => true,
      (error) => {
        logger.error(error, 'Closing failed');
        return false;
      },
    );
    await exit(isClosed ? code : 1);
  };

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (beganAt === undefined) void shutDown(0, signal);
      else if (performance.now() - beganAt > SAME_SIGNAL_MS) void exit(1);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.error(error, 'The server ends after an uncaught error');
      if (beganAt === undefined) void shutDown(1);
    });
  }
}
