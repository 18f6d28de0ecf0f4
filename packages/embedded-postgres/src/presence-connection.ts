import { realpath } from 'node:fs/promises';
import pg from 'pg';
import { APPLICATION, SUPERUSER } from './names.ts';
import { poolConfigFor, type ServerAddress } from './server-address.ts';

/**
 * The package's own connection, open as long as this process uses the server. Its `end` event shows that the
 * server is gone. Its shared lock shows other processes that the server is in use.
 */
export type PresenceConnection = pg.Client;

/** Advisory lock that every process that uses the server holds in shared mode. */
const PRESENCE_LOCK = 7_225_901;
const SET_UP_LOCK = 7_225_902;

/** A local server that takes longer to accept a connection hangs. */
const CONNECT_TIMEOUT_MS = 2_000;

/** @throws Error when the server does not accept the connection */
export async function openPresenceConnection(address: ServerAddress): Promise<PresenceConnection> {
  const connection = new pg.Client({
    ...poolConfigFor(address, SUPERUSER, 'postgres'),
    application_name: 'pawmatch-launcher',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  connection.on('error', () => {}); // The `end` event that follows is handled.
  await connection.connect();
  return connection;
}

/** Whether the server behind the connection runs on that cluster. */
export async function isConnectedTo(
  connection: PresenceConnection,
  cluster: string,
): Promise<boolean> {
  const { rows } = await connection.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory;
  return folder !== undefined && (await realpath(folder)) === (await realpath(cluster));
}

/** @returns whether no other process uses the server */
export async function acquirePresenceLock(connection: PresenceConnection): Promise<boolean> {
  const { rows } = await connection.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [PRESENCE_LOCK],
  );
  await connection.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
  const alone = rows[0]?.alone === true;
  if (alone) await connection.query('select pg_advisory_unlock($1)', [PRESENCE_LOCK]);
  return alone;
}

/** @returns whether no other process uses the server; true for one of two that release at the same time */
export async function releasePresenceLock(connection: PresenceConnection): Promise<boolean> {
  const { rows } = await connection.query<{ alone: boolean }>(
    'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone',
    [PRESENCE_LOCK],
  );
  return rows[0]?.alone === true;
}

/** Creates the application's role and database where they are missing, also after an interrupted start. */
export async function ensureDatabase(
  connection: PresenceConnection,
  password: string | undefined,
): Promise<void> {
  await connection.query('select pg_advisory_lock($1)', [SET_UP_LOCK]);
  const { rows } = await connection.query<{ has_role: boolean; has_database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as has_role,
            exists (select from pg_database where datname = $1) as has_database`,
    [APPLICATION],
  );
  if (!rows[0]?.has_role) {
    const secret = password ? ` password ${connection.escapeLiteral(password)}` : '';
    await connection.query(`create role ${APPLICATION} login${secret}`);
  }
  if (!rows[0]?.has_database) {
    await connection.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  }
  await connection.query('select pg_advisory_unlock($1)', [SET_UP_LOCK]);
}
