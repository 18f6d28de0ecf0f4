import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** What the platform writes to: any pino or Fastify logger. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Lines beyond it are dropped, before they fill the memory. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** How deep a failure may be wrapped. */
const MAX_CAUSES = 5;

/** What a log says of a failure. */
interface LoggedFailure {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  /** Where it came from, without the message, which the first line of a stack repeats. */
  stack?: string;
  cause?: LoggedFailure;
}

/** In ms: what nobody has read so long after the end, nobody will. */
const UNREAD_MS = 500;

/** Where a log goes that does not wait for its reader. */
export interface LogOutput {
  stream: DestinationStream;
  /**
   * Writes what still waits to be read; nothing can be logged after it.
   * @returns false when nobody reads it: a write then hangs that keeps even `process.exit` waiting
   */
  finish: () => Promise<boolean>;
}

/**
 * Standard output without waiting for it: whoever reads it slowly, or not at all, does not hold the
 * server up.
 */
export function standardOutput(): LogOutput {
  const stream = destination({ fd: 1, sync: false, maxLength: MAX_UNREAD_BYTES });
  // The reader is gone.
  const isBroken = new Promise<boolean>((resolve) => stream.once('error', () => resolve(true)));
  return {
    stream,
    finish() {
      const isWritten = new Promise<boolean>((resolve) =>
        stream.once('close', () => resolve(true)),
      );
      stream.end();
      return Promise.race([isWritten, isBroken, delay(UNREAD_MS, false)]);
    },
  };
}

/** The log of the application: one JSON line a record. */
export function openLogger(level: string, stream: DestinationStream): Logger {
  const options = { level, serializers: { err: (error: unknown) => describeFailure(error) } };
  return pino(options, stream);
}

/**
 * Only what is listed: the errors of drizzle and PostgreSQL carry the values of a query and whole rows
 * (`params`, `detail`), which are people's names, addresses and hashes.
 */
export function describeFailure(error: unknown, depth = 0): LoggedFailure {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something else was thrown' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error &&
      depth < MAX_CAUSES && { cause: describeFailure(error.cause, depth + 1) }),
  };
}

/** "Failed query: … params: …" of drizzle; "invalid input syntax for type uuid: "…"" of PostgreSQL. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: .*$/s, '').replace(/: ".*"$/s, '');
}
