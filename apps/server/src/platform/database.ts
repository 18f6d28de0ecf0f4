import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg, { type Pool, type PoolConfig } from 'pg';
import type { Log } from './logger.ts';
import { allowNamedStatements, guardPool } from './pool-guards.ts';

/**
 * Together under 5 s, so that a frozen or absent database is an answer by then (S39): at worst a request
 * waits for a connection and then for its query.
 */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 2_500;

/** A little less, so that the server gives a slow statement up itself and the connection stays good. */
const STATEMENT_TIMEOUT_MS = QUERY_TIMEOUT_MS - 200;

/** Locks of a process that stands still in the middle of a transaction are free after this. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5_000;

const IDLE_CONNECTION_MS = 30_000;

/** What repositories query: the database, or a transaction in it. */
export type Queries = PgDatabase<NodePgQueryResultHKT>;

/** drizzle's database over a pool of connections; `transaction()` takes one of them for its own. */
export type Database = NodePgDatabase & {
  /** The connections themselves, for what drizzle has no words for. */
  pool: Pool;
  /** For connections behind a pooler that shares them: prepared statements would be missing there. */
  disableNamedStatements(): void;
  /** Waits for queries in flight. */
  close(): Promise<void>;
};

export interface DatabaseOptions {
  /** Told of connections that broke while nobody used them. */
  logger: Log;
  /** Connections at most. */
  max?: number;
  /** For commands that move much data: how long one statement may take, in ms; 0 is for ever. */
  statementTimeout?: number;
}

/**
 * Opens a pool of connections; none is made before the first query.
 * @param connection `DATABASE_URL`, or what the embedded server gives
 */
export function openDatabase(connection: string | PoolConfig, options: DatabaseOptions): Database {
  const { logger, max = 10, statementTimeout = STATEMENT_TIMEOUT_MS } = options;
  const isPatient = statementTimeout !== STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max,
    application_name: 'pawmatch',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: statementTimeout,
    ...(!isPatient && {
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
  });
  guardPool(pool);
  const disableNamedStatements = allowNamedStatements(pool);
  pool.on('error', (error) => {
    // At the end connections close by themselves, some of them only when the server does.
    if (!pool.ending) logger.warn(`A database connection was lost: ${error.message}`);
  });
  const retryOnce = createRetry(logger);
  retryStatements(pool, retryOnce);
  const database = drizzle({ client: pool });
  const runTransaction = database.transaction.bind(database);
  const transaction: Database['transaction'] = (work, settings) =>
    retryOnce(() => runTransaction(work, settings));
  return Object.assign(database, {
    pool,
    transaction,
    disableNamedStatements,
    close: () => pool.end(),
  });
}

/** Statements outside of transactions. */
function retryStatements(pool: Pool, retryOnce: Retry): void {
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  pool.query = ((...parameters: unknown[]) =>
    typeof parameters.at(-1) === 'function'
      ? query(...parameters)
      : retryOnce(async () => query(...parameters))) as typeof pool.query;
}

/** On a busy machine a retry at once can lock the row again before the other transaction wakes up. */
const RETRY_DELAY_MS = 100;

type Retry = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Runs a transaction, or a statement of its own, again when PostgreSQL has rolled it back in favour
 * of another one; the second failure is the caller's (503).
 */
function createRetry(logger: Log): Retry {
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!some(error, ({ code = '' }) => ROLLED_BACK_STATES.has(code))) throw error;
      logger.warn('A transaction was rolled back in favour of another one and is tried again.');
      await delay(RETRY_DELAY_MS);
      return run();
    }
  };
}

/** All of the work was undone, through no fault of its own: it may well succeed the next time. */
const ROLLED_BACK_STATES = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);

/** SQLSTATEs, https://www.postgresql.org/docs/current/errcodes-appendix.html; two letters stand for a class. */
const UNAVAILABLE_STATES = new Set([
  '08', // connection exceptions
  ...ROLLED_BACK_STATES, // twice
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too many connections
  '55000', // the database takes no connections for the moment
  '57014', // statement_timeout
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up, or shutting down
  '57P05', // idle_session_timeout
]);

const UNAVAILABLE_SYSTEM_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** node-postgres gives its own failures no code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout$|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

interface Failure {
  message: string;
  code?: string;
  syscall?: string;
  constraint?: string;
  cause?: unknown;
}

/** drizzle wraps what the driver throws, and the driver what the system throws. */
function* chain(error: unknown): Generator<Failure> {
  for (let link = error; link instanceof Error; link = link.cause) yield link as Failure;
}

function some(error: unknown, test: (failure: Failure) => boolean): boolean {
  for (const failure of chain(error)) if (test(failure)) return true;
  return false;
}

/**
 * Whether the database could not be asked, or did not answer in time: the same request may succeed later.
 * Errors that the query itself deserves are none of these.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return some(error, ({ message, code = '', syscall }) => {
    const isSocketMissing = code === 'ENOENT' && syscall === 'connect';
    return (
      isSocketMissing ||
      UNAVAILABLE_STATES.has(code) ||
      (code.length === 5 && UNAVAILABLE_STATES.has(code.slice(0, 2))) ||
      UNAVAILABLE_SYSTEM_ERRORS.has(code) ||
      UNAVAILABLE_MESSAGE.test(message)
    );
  });
}

/** Whether the database, or a file of ours, found the disk full (S41). */
export function isDiskFull(error: unknown): boolean {
  return some(error, ({ code }) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT');
}

/** The name of the constraint that refused a row, or undefined when the failure is another. */
export function constraintOf(error: unknown): string | undefined {
  for (const { constraint } of chain(error)) if (constraint) return constraint;
  return undefined;
}
