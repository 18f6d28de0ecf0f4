import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { PoolConfig } from 'pg';
import { makePrivateFolder, socketFolderIn } from './cluster-location.ts';
import { SHORT_SOCKET_PREFIX } from './names.ts';
import type { Account } from './run-as.ts';

/** Where the server listens. */
export interface ServerAddress {
  /** The socket's folder, or a loopback address. */
  host: string;
  /** With a socket, only a part of its file name. */
  port: number;
  /** Undefined with a socket, where `peer` authentication is used. */
  password: string | undefined;
}

const SOCKET_PORT = 5432;

/** Size of sockaddr_un.sun_path in bytes, without the terminating NUL. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

const hasSockets = process.platform !== 'win32';

/** Settings of a `pg` client or pool for that address. */
export function poolConfigFor(address: ServerAddress, user: string, database: string): PoolConfig {
  const { host, port, password } = address;
  return { host, port, user, database, ssl: false, ...(password && { password }) };
}

/** Finds a port on loopback that nothing listens on. */
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

/** Generates the password once and stores it beside the cluster, readable by its owner only. */
async function ensurePassword(baseFolder: string): Promise<string> {
  const file = join(baseFolder, 'postgres-password');
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flag: 'wx' }).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

/**
 * Chooses a Unix socket in a short folder that only PostgreSQL's user and root can enter. Nothing listens on
 * the network and no port can be taken. On Windows: a free loopback port with a password.
 */
export async function chooseAddress(baseFolder: string): Promise<ServerAddress> {
  if (!hasSockets) {
    return {
      host: '127.0.0.1',
      port: await findFreePort(),
      password: await ensurePassword(baseFolder),
    };
  }
  const preferred = socketFolderIn(baseFolder);
  const path = join(preferred, `.s.PGSQL.${SOCKET_PORT}`);
  const isTooLong = Buffer.byteLength(path) > MAX_SOCKET_PATH_BYTES;
  const host = isTooLong ? await mkdtemp(SHORT_SOCKET_PREFIX) : preferred;
  return { host, port: SOCKET_PORT, password: undefined };
}

export async function makeSocketFolder(
  { host }: ServerAddress,
  account: Account | undefined,
): Promise<void> {
  if (hasSockets) await makePrivateFolder(host, account);
}

/** Removes the socket folder if `chooseAddress` created it outside the data folder. */
export async function removeSocketFolder({ host }: ServerAddress): Promise<void> {
  const isOutside =
    dirname(host) === dirname(SHORT_SOCKET_PREFIX) && host.startsWith(SHORT_SOCKET_PREFIX);
  if (isOutside) await rm(host, { recursive: true, force: true });
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
