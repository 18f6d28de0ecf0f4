import type { Log, LogOutput } from './logger.ts';

/** Not SIGHUP: listening to it would undo `nohup`. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** npm passes a signal on that its whole group got already; a person takes longer to repeat one. */
const SAME_SIGNAL_MS = 1_000;

interface Ending {
  timeoutMs: number;
  logger: Log;
  /** See {@link LogOutput}. */
  finishLog: LogOutput['finish'];
}

/**
 * Runs `close` at the first signal, which it is told, or at an error that nobody caught, and then ends the process: with 0
 * after a signal, with 1 after an error, after `timeoutMs`, or when a person repeats the signal.
 */
export function shutDownGracefully(
  close: (signal?: NodeJS.Signals) => Promise<void>,
  { timeoutMs, logger, finishLog }: Ending,
): void {
  let beganAt: number | undefined;

  const exit = async (code: number): Promise<void> => {
    if (await finishLog()) process.exit(code);
    // Nobody is there to be told, and an exit would wait for them.
    process.kill(process.pid, 'SIGKILL');
  };

  const end = async (code: number, signal?: NodeJS.Signals): Promise<void> => {
    beganAt = performance.now();
    setTimeout(() => {
      logger.error(`Not everything was closed within ${timeoutMs} ms`);
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
      if (beganAt === undefined) void end(0, signal);
      else if (performance.now() - beganAt > SAME_SIGNAL_MS) void exit(1);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.error(error, 'The server ends after an error that nobody caught');
      if (beganAt === undefined) void end(1);
    });
  }
}
