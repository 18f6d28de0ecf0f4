import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg, { type Pool, type PoolConfig } from 'pg';
import type { Log } from '../process/logger.ts';
import { type Actor, actorSetting } from './actor.ts';
import { allowNamedStatements, guardPool } from './pool-guards.ts';

/**
 * Together under 5 s, so that a request fails by then when the database is frozen or absent: at
 * worst it waits for a connection and then for its query.
 */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 2_500;

/** A little less, so that the server cancels a slow statement itself and the connection stays usable. */
const STATEMENT_TIMEOUT_MS = QUERY_TIMEOUT_MS - 200;

/** Releases the locks of a process that is paused in the middle of a transaction. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5_000;

const IDLE_CONNECTION_MS = 30_000;

/** The database, or a transaction in it. */
export type Queries = PgDatabase<NodePgQueryResultHKT>;

/** drizzle's database on a pool of connections. */
export type Database = NodePgDatabase & {
  /** For what drizzle does not support. */
  pool: Pool;
  /** A transaction whose changes are recorded as those of this actor. */
  transactionAs<T>(actor: Actor, work: (transaction: Queries) => Promise<T>): Promise<T>;
  /** Another pool for long work, such as a backup; the caller closes it. */
  openWithoutTimeLimit(): Database;
  /** For connections behind a pooler that shares them: prepared statements would be missing there. */
  disableNamedStatements(): void;
  /** Waits for queries in flight. */
  close(): Promise<void>;
};

export interface DatabaseOptions {
  /** Logs broken idle connections and retries. */
  logger: Log;
  /** Maximal number of connections. */
  max?: number;
  /** Time limit of a statement in ms, for commands that move much data; 0: none. */
  statementTimeout?: number;
}

/**
 * Opens a pool of connections; the first query connects.
 * @param connection `DATABASE_URL`, or the connection of the embedded server
 */
export function openDatabase(connection: string | PoolConfig, options: DatabaseOptions): Database {
  const { logger, max = 10, statementTimeout = STATEMENT_TIMEOUT_MS } = options;
  const hasOwnTimeLimit = statementTimeout !== STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max,
    application_name: 'pawmatch',
    keepAlive: true,
    // Statements of a transaction that do not wait for each other are sent together; COPY cannot be.
    pipeline: !hasOwnTimeLimit,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: statementTimeout,
    ...(!hasOwnTimeLimit && {
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
  });
  guardPool(pool);
  const disableNamedStatements = allowNamedStatements(pool);
  pool.on('error', (error) => {
    // While the pool ends, connections close by themselves, some only when the server closes them.
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
    transactionAs: <T>(actor: Actor, work: (transaction: Queries) => Promise<T>) =>
      transaction(async (tx) => {
        await tx.execute(sql`SELECT set_config('pawmatch.actor', ${actorSetting(actor)}, true)`);
        return work(tx);
      }),
    openWithoutTimeLimit: () => openDatabase(connection, { logger, max: 1, statementTimeout: 0 }),
    disableNamedStatements,
    close: () => pool.end(),
  });
}

/** Runs long work over a connection of its own, whose statements take as long as they need. */
export async function withoutTimeLimit<T>(
  database: Database,
  work: (unlimited: Database) => Promise<T>,
): Promise<T> {
  const unlimited = database.openWithoutTimeLimit();
  try {
    return await work(unlimited);
  } finally {
    await unlimited.close();
  }
}

/** Runs statements outside of transactions, and retries them. */
function retryStatements(pool: Pool, retryOnce: Retry): void {
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  pool.query = ((...parameters: unknown[]) =>
    typeof parameters.at(-1) === 'function'
      ? query(...parameters)
      : retryOnce(() => queryAndKeepConnection(pool, parameters))) as typeof pool.query;
}

/**
 * The pool's own `query` closes the connection of each statement that fails. After one that the database has
 * rejected it is as good as before, and of a hundred conflicts at once each would have to wait for a new one.
 */
async function queryAndKeepConnection(pool: Pool, parameters: unknown[]): Promise<unknown> {
  const client = await pool.connect();
  try {
    const result = await (client.query as (...all: unknown[]) => Promise<unknown>)(...parameters);
    client.release();
    return result;
  } catch (error) {
    const isRejected = error instanceof pg.DatabaseError && error.severity === 'ERROR';
    client.release(!isRejected);
    throw error;
  }
}

/** On a busy machine a retry at once can lock the row again before the other transaction wakes up. */
const RETRY_DELAY_MS = 100;

type Retry = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Retries a transaction or a single statement once when PostgreSQL has rolled it back in favour of
 * another one; a second failure is thrown (and becomes a 503).
 */
function createRetry(logger: Log): Retry {
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!hasCause(error, ({ code = '' }) => ROLLED_BACK_STATES.has(code))) throw error;
      logger.warn('A transaction was rolled back in favour of another one and is retried.');
      await delay(RETRY_DELAY_MS);
      return run();
    }
  };
}

/** The whole transaction was rolled back because of another one: a retry may succeed. */
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

/** Errors of node-postgres itself have no code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout$|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

interface Failure {
  message: string;
  code?: string;
  syscall?: string;
  constraint?: string;
  cause?: unknown;
}

/** The error and its causes: drizzle wraps errors of the driver, and the driver those of the system. */
function* causesOf(error: unknown): Generator<Failure> {
  for (let link = error; link instanceof Error; link = link.cause) yield link as Failure;
}

function hasCause(error: unknown, test: (failure: Failure) => boolean): boolean {
  for (const failure of causesOf(error)) if (test(failure)) return true;
  return false;
}

/**
 * Whether the database could not be reached or did not respond in time, so that the same request may
 * succeed later. False for errors that the query itself causes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCause(error, ({ message, code = '', syscall }) => {
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

/** Whether the database or the file system reported a full disk. */
export function isDiskFull(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT');
}

/**
 * Awaits steps of one transaction that are sent together. The database runs them in the order in which they were
 * sent, so each step calls `execute` at once.
 * @throws what the first statement that fails throws: after it, the others fail only because of it
 */
export async function inOrder<T extends readonly unknown[] | []>(
  steps: T,
): Promise<{ -readonly [Key in keyof T]: Awaited<T[Key]> }> {
  const results = await Promise.allSettled(steps);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return Promise.all(steps);
}

/** The name of the violated constraint; undefined for other errors. */
export function constraintOf(error: unknown): string | undefined {
  for (const { constraint } of causesOf(error)) if (constraint) return constraint;
  return undefined;
}
