import { realpath } from 'node:fs/promises';
import pg from 'pg';
import { APPLICATION, poolConfigFor, type ServerAddress, SUPERUSER } from './server-address.ts';

/**
 * The launcher's own connection. It is there as long as the process uses the server: its end tells
 * that the server went away, and the lock that it shares tells others that somebody is here.
 */
export type Keeper = pg.Client;

/** Held shared by every process that uses the server. */
const PRESENCE_LOCK = 7_225_901;
const SET_UP_LOCK = 7_225_902;

/** Long for a socket of the same machine; a server that takes longer is frozen. */
const CONNECT_TIMEOUT_MS = 2_000;

export async function connectKeeper(address: ServerAddress): Promise<Keeper> {
  const keeper = new pg.Client({
    ...poolConfigFor(address, SUPERUSER, 'postgres'),
    application_name: 'pawmatch-launcher',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  keeper.on('error', () => {}); // Its end is what counts, and is listened to.
  await keeper.connect();
  return keeper;
}

export async function servesCluster(keeper: Keeper, cluster: string): Promise<boolean> {
  const { rows } = await keeper.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory;
  return folder !== undefined && (await realpath(folder)) === (await realpath(cluster));
}

/** @returns whether nobody else uses this server */
export async function announcePresence(keeper: Keeper): Promise<boolean> {
  const { rows } = await keeper.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [PRESENCE_LOCK],
  );
  await keeper.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
  const alone = rows[0]?.alone === true;
  if (alone) await keeper.query('select pg_advisory_unlock($1)', [PRESENCE_LOCK]);
  return alone;
}

/** @returns whether nobody else uses this server; of two that leave at once, one is told so */
export async function announceLeaving(keeper: Keeper): Promise<boolean> {
  const { rows } = await keeper.query<{ alone: boolean }>(
    'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone',
    [PRESENCE_LOCK],
  );
  return rows[0]?.alone === true;
}

/** Makes the application's role and database where they are missing, however an earlier start ended. */
export async function ensureDatabase(keeper: Keeper, password: string | undefined): Promise<void> {
  await keeper.query('select pg_advisory_lock($1)', [SET_UP_LOCK]);
  const { rows } = await keeper.query<{ has_role: boolean; has_database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as has_role,
            exists (select from pg_database where datname = $1) as has_database`,
    [APPLICATION],
  );
  if (!rows[0]?.has_role) {
    const secret = password ? ` password ${keeper.escapeLiteral(password)}` : '';
    await keeper.query(`create role ${APPLICATION} login${secret}`);
  }
  if (!rows[0]?.has_database) {
    await keeper.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  }
  await keeper.query('select pg_advisory_unlock($1)', [SET_UP_LOCK]);
}
