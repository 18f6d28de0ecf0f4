import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { PoolConfig } from 'pg';
import { makePrivateFolder, socketFolder } from './cluster-place.ts';
import type { Account } from './run-as.ts';

/** How this process and PostgreSQL find each other. */
export interface ServerAddress {
  /** The socket's folder, or a loopback address. */
  host: string;
  /** With a socket only a part of its name. */
  port: number;
  /** Undefined with a socket, where the system says who connects. */
  password: string | undefined;
}

const SOCKET_PORT = 5432;

/** sockaddr_un.sun_path, less its closing NUL. */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;

/** Begins a short folder's name, for where the data folder's path is too long. */
const ELSEWHERE = '/tmp/pawmatch-';

/** Owns the cluster; the application itself connects as `APPLICATION`. */
export const SUPERUSER = 'postgres';

/** The role without privileges, and its database, that the application works with. */
export const APPLICATION = 'pawmatch';

const hasSockets = process.platform !== 'win32';

export function poolConfigFor(address: ServerAddress, user: string, database: string): PoolConfig {
  const { host, port, password } = address;
  return { host, port, user, database, ssl: false, ...(password && { password }) };
}

/** A port that nothing listens on, on loopback. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Generated once and kept beside the cluster, readable by its owner alone. */
async function readPassword(base: string): Promise<string> {
  const file = join(base, 'postgres-password');
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flag: 'wx' }).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

/**
 * A Unix socket in a short folder that only PostgreSQL's user and root can enter: nothing listens on the
 * network, and no other program's port can be in the way. On Windows a free loopback port with a password.
 */
export async function chooseAddress(base: string): Promise<ServerAddress> {
  if (!hasSockets) {
    return {
      host: '127.0.0.1',
      port: await findFreePort(),
      password: await readPassword(base),
    };
  }
  const near = socketFolder(base);
  const isTooLong = Buffer.byteLength(join(near, `.s.PGSQL.${SOCKET_PORT}`)) > SOCKET_PATH_LIMIT;
  const host = isTooLong ? await mkdtemp(ELSEWHERE) : near;
  return { host, port: SOCKET_PORT, password: undefined };
}

export async function makeSocketFolder(
  { host }: ServerAddress,
  account: Account | undefined,
): Promise<void> {
  if (hasSockets) await makePrivateFolder(host, account);
}

/** Removes a folder that `chooseAddress` made outside the data folder. */
export async function removeSocketFolder({ host }: ServerAddress): Promise<void> {
  const isElsewhere = dirname(host) === dirname(ELSEWHERE) && host.startsWith(ELSEWHERE);
  if (isElsewhere) await rm(host, { recursive: true, force: true });
}

/** Arguments of `postgres` for that address. */
export function listenArguments({ host, port }: ServerAddress): string[] {
  return hasSockets
    ? [
        '-k',
        host,
        '-p',
        String(port),
        '-c',
        'listen_addresses=',
        '-c',
        'unix_socket_permissions=0700',
      ]
    : ['-p', String(port), '-c', `listen_addresses=${host}`];
}
