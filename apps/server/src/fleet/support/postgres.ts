import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import { findFreePort } from '../../testing/free-port.ts';
import { query } from '../../testing/query.ts';
import { until } from '../../testing/server-processes.ts';

const execute = promisify(execFile);

const VERSIONS = '/usr/lib/postgresql';
const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
const program = (name: string) => join(VERSIONS, newest ?? '', 'bin', name);

const READY_MS = 30_000;

/** PostgreSQL refuses to run as root. @returns undefined: as the user of this process */
async function account() {
  if (process.getuid?.() !== 0) return undefined;
  const [user, group] = await Promise.all([
    execute('id', ['-u', 'postgres']),
    execute('id', ['-g', 'postgres']),
  ]);
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** The distribution's PostgreSQL, durable, on a port of its own; with a database for the application. */
export async function startPostgres(folder: string) {
  const cluster = await makeCluster(folder, 'primary');
  await run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8']);
  const server = await startCluster(cluster);
  await query(server.superuser, 'CREATE ROLE pawmatch LOGIN');
  await query(server.superuser, 'CREATE DATABASE pawmatch OWNER pawmatch');
  // PgBouncer ignores what a connection asks for.
  await query(server.superuser, "ALTER ROLE pawmatch SET statement_timeout = '2300ms'");
  return {
    ...server,
    /** A replica that has each commit before it is acknowledged. */
    async startReplica() {
      const copy = await makeCluster(folder, 'replica');
      const from = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres'];
      await run('pg_basebackup', [...from, '-D', copy, '-R', '-X', 'stream', '-c', 'fast']);
      const replica = await startCluster(copy);
      await query(server.superuser, "ALTER SYSTEM SET synchronous_standby_names = '*'");
      await query(server.superuser, 'SELECT pg_reload_conf()');
      const isAttached = "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'";
      await until(async () => (await query(server.superuser, isAttached)).length > 0, READY_MS);
      return replica;
    },
  };
}

async function makeCluster(folder: string, name: string): Promise<string> {
  const cluster = join(folder, name);
  await mkdir(cluster, { mode: 0o700 });
  const owner = await account();
  if (owner) await chown(cluster, owner.uid, owner.gid);
  return cluster;
}

const run = async (name: string, parameters: string[]) =>
  execute(program(name), parameters, { cwd: '/', ...(await account()) });

async function startCluster(cluster: string) {
  const port = await findFreePort();
  await appendFile(
    join(cluster, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nwal_level = replica\n`,
  );
  const superuser: ClientConfig = {
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
  };
  let postmaster: ChildProcess;
  const start = async () => {
    postmaster = spawn(program('postgres'), ['-D', cluster], {
      ...(await account()),
      ...({ stdio: 'ignore', cwd: '/' } as const),
    });
    await until(() => query(superuser, 'SELECT 1').then(Boolean, () => false), READY_MS);
  };
  /** SIGINT ends connections and stops, SIGQUIT stops like a crash. */
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (postmaster.exitCode !== null || postmaster.signalCode !== null) return;
    const ended = once(postmaster, 'exit');
    postmaster.kill(signal);
    await ended;
  };
  await start();
  return {
    port,
    superuser,
    connection: { ...superuser, user: 'pawmatch', database: 'pawmatch' } as ClientConfig,
    start,
    stop,
    promote: () => query(superuser, 'SELECT pg_promote()'),
  };
}
