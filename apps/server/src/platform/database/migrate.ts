import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';
import {
  CAPABILITIES,
  type DatabaseCapabilities,
  requireSuitable,
} from './database-requirements.ts';

/** Only one process migrates at a time, of all that share the database. */
const MIGRATION_LOCK = 7_225_900;

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Less than any query of the application may take: those that queue behind a migration, which waits for
 * a lock of its own, still succeed.
 */
const LOCK_TIMEOUT_MS = 1_500;

/** Somebody else's transaction may hold a table for a while; together these are about two minutes. */
const LOCK_ATTEMPTS = 40;
const LOCK_PAUSE_MS = 1_500;

/** lock_not_available, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = '55P03';

const FILE_NAME = /^(\d{4})_[a-z0-9_-]+\.sql$/;
const REPLACES = /^-- Replaces ([0-9a-f]{64})/m;

interface Migration {
  name: string;
  text: string;
  checksum: string;
  /** Of an earlier text that failed in some databases, and did the same in the others. */
  replaced: string | undefined;
}

/** `migrations` beside the server's sources, from which this runs, or beside `dist`, where the bundle is. */
export function findMigrations(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const migrations = join(folder, 'migrations');
    if (existsSync(migrations)) return migrations;
  }
  throw new Error(`There is no folder "migrations" above ${import.meta.dirname}.`);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Map<string, string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (!number) throw new Error(`The migration ${name} should be named like 0001_add_pets.sql.`);
    const other = numbers.get(number);
    if (other) throw new Error(`The migrations ${other} and ${name} have the same number.`);
    numbers.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may end lines differently.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name, text, checksum, replaced: REPLACES.exec(text)?.[1] };
    }),
  );
}

/**
 * In one transaction, which holds the lock of all migrations: a lock of the session would be lost, or
 * never given back, behind a connection pooler.
 */
async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // Behind a pooler, the time limits of the application's queries are settings of the role.
    await client.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {}); // The first failure is the one to report.
    throw error;
  }
}

/** @returns the checksums of what was applied, by name */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** @returns whether it was applied now, and not by another server meanwhile */
function applyOnce(client: pg.Client, { name, text, checksum }: Migration): Promise<boolean> {
  return inTurn(client, async () => {
    if ((await readApplied(client)).has(name)) return false;
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    return true;
  });
}

async function apply(client: pg.Client, migration: Migration, options: LockOptions) {
  const { name, text } = migration;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      const { code, message, position } = error as Error & { code?: string; position?: string };
      const isLocked = code === LOCK_NOT_AVAILABLE;
      if (isLocked && attempt < (options.lockAttempts ?? LOCK_ATTEMPTS)) {
        await delay(LOCK_PAUSE_MS);
        continue;
      }
      const line = position ? text.slice(0, Number(position)).split('\n').length : undefined;
      const reason = isLocked ? 'another program holds a table that it changes' : message;
      throw new Error(`The migration ${name} failed${line ? ` at line ${line}` : ''}: ${reason}`, {
        cause: error,
      });
    }
  }
}

interface LockOptions {
  /** How often a lock is waited for, each time a moment. */
  lockAttempts?: number;
}

/**
 * Brings the database to the newest schema: applies the SQL files that it does not know yet in the order
 * of their numbers, each in a transaction of its own. Files that it knows and that are gone from the
 * folder are left alone, so that an older version can still start.
 * @param connection `DATABASE_URL`, or what the embedded server gives
 * @param folder of the files `NNNN_name.sql`
 * @returns the names of the files that were applied now
 * @throws ConfigError when the database is too old or lacks an extension
 * @throws Error when a file fails, or differs from what was applied under its name
 */
export async function migrate(
  connection: string | ClientConfig,
  folder: string = findMigrations(),
  options: LockOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    application_name: 'pawmatch-migrate',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {}); // The query that it interrupts fails with it.
  await client.connect();
  try {
    const { rows } = await client.query<DatabaseCapabilities>(CAPABILITIES);
    for (const capabilities of rows) requireSuitable(capabilities);
    await inTurn(client, () =>
      client.query(`create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`),
    );
    const known = await readApplied(client);
    const applied: string[] = [];
    for (const migration of migrations) {
      const checksum = known.get(migration.name);
      if (checksum === undefined) {
        if (await apply(client, migration, options)) applied.push(migration.name);
      } else if (checksum !== migration.checksum && checksum !== migration.replaced) {
        throw new Error(
          `The migration ${migration.name} was changed after it had been applied. Undo that, and put the change into a new file.`,
        );
      }
    }
    return applied;
  } finally {
    await client.end();
  }
}
