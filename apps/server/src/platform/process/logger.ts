import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** Any pino or Fastify logger. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** When nobody reads the output, further lines are dropped before they fill the memory. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** Limits the depth of logged causes. */
const MAX_CAUSES = 5;

/** An error as it is logged. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  /** Without the message, which the first lines of a stack repeat. */
  stack?: string;
  cause?: LoggedError;
}

/** How long `finish` waits for the reader of the output. */
const FINISH_TIMEOUT_MS = 500;

/** An output that never blocks the process. */
export interface LogOutput {
  stream: DestinationStream;
  /**
   * Writes pending lines; nothing can be logged afterwards.
   * @returns false when nobody reads them: the write then hangs, and `process.exit` would wait for it
   */
  finish: () => Promise<boolean>;
}

/**
 * Standard output, written asynchronously: a slow reader, or none at all, does not block the server.
 */
export function standardOutput(): LogOutput {
  const stream = destination({ fd: 1, sync: false, maxLength: MAX_UNREAD_BYTES });
  // The reader has closed its end.
  const isBroken = new Promise<boolean>((resolve) => stream.once('error', () => resolve(true)));
  return {
    stream,
    finish() {
      const isWritten = new Promise<boolean>((resolve) =>
        stream.once('close', () => resolve(true)),
      );
      stream.end();
      return Promise.race([isWritten, isBroken, delay(FINISH_TIMEOUT_MS, false)]);
    },
  };
}

/** The log of the application: one JSON line per record. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  const options = { level, serializers: { err: (error: unknown) => toLoggedError(error) } };
  return pino(options, stream);
}

/**
 * Copies only listed properties: errors of drizzle and PostgreSQL contain the values of a query and whole
 * rows (`params`, `detail`), which are people's names, addresses and hashes.
 */
function toLoggedError(error: unknown, depth = 0): LoggedError {
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
      depth < MAX_CAUSES && { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

/** Cuts "Failed query: … params: …" of drizzle and "invalid input syntax for type uuid: "…"" of PostgreSQL. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: .*$/s, '').replace(/: ".*"$/s, '');
}
