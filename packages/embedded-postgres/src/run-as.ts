import { execFile, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { SYSTEM_USER } from './names.ts';

const execute = promisify(execFile);

/** The system user that PostgreSQL runs as. PostgreSQL refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** Used when `SYSTEM_USER` cannot be created, in order of preference. Node's container images have `node`. */
const FALLBACK_USERS = ['postgres', 'node', 'nobody', '_postgres'];

/** `useradd` fails while another process holds the lock of the user database. */
const CREATE_ATTEMPTS = 5;
const CREATE_RETRY_MS = 200;

/** @returns undefined when there is no such user, or when it is root under another name */
async function findUser(name: string): Promise<Account | undefined> {
  try {
    const [user, group] = await Promise.all([
      execute('id', ['-u', name]),
      execute('id', ['-g', name]),
    ]);
    const account = { uid: Number(user.stdout), gid: Number(group.stdout) };
    return account.uid === 0 ? undefined : account;
  } catch {
    return undefined;
  }
}

/**
 * Finds or creates the dedicated user. No other program runs as it, so no other program can read the
 * database's files.
 * @returns undefined where the system has no `useradd` or does not let root create users
 */
async function ensureSystemUser(): Promise<Account | undefined> {
  for (let attempt = 0; attempt < CREATE_ATTEMPTS; attempt += 1) {
    const existing = await findUser(SYSTEM_USER);
    if (existing) return existing;
    const about = ['--comment', 'Database of Pawmatch', '--shell', '/usr/sbin/nologin'];
    const home = ['--home-dir', '/nonexistent', '--no-create-home'];
    try {
      await execute('useradd', ['--system', '--user-group', ...about, ...home, SYSTEM_USER]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      await delay(CREATE_RETRY_MS);
    }
  }
  return findUser(SYSTEM_USER);
}

/**
 * Chooses the user that PostgreSQL runs as. An existing cluster keeps its owner.
 * @param cluster PostgreSQL's data directory, which may be missing
 * @returns undefined when this process is not root: PostgreSQL then runs as the same user
 * @throws EmbeddedPostgresError when this process is root and finds no other user
 */
export async function chooseAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const dedicated = await ensureSystemUser();
  if (dedicated) return dedicated;
  for (const name of FALLBACK_USERS) {
    const account = await findUser(name);
    if (account) return account;
  }
  throw new EmbeddedPostgresError(
    'it refuses to run as root and there is no user pawmatch, postgres, node or nobody',
  );
}

/** Name a user id that the system does not know, as in a container (https://cwrap.org/nss_wrapper.html). */
const NAME_SERVICE = ['LD_PRELOAD', 'NSS_WRAPPER_PASSWD', 'NSS_WRAPPER_GROUP'];

const nameService = Object.fromEntries(
  NAME_SERVICE.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
);

/** Options of every child process: its user, a working directory it can enter, English messages. */
export function spawnOptionsFor(account: Account | undefined) {
  const isWindows = process.platform === 'win32';
  return {
    ...(account && { uid: account.uid, gid: account.gid }),
    ...(!isWindows && { cwd: '/' }),
    env: isWindows
      ? process.env
      : { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...nameService },
    windowsHide: true,
  } satisfies SpawnOptions;
}

/**
 * Runs a shell test with the rights of that user.
 * @param test for example `[ -x "$1" ]`; `$1` is `path`
 * @returns whether the test succeeded
 */
export async function runTestAs(
  account: Account | undefined,
  test: string,
  path: string,
): Promise<boolean> {
  try {
    await execute('/bin/sh', ['-c', test, 'sh', path], spawnOptionsFor(account));
    return true;
  } catch {
    return false;
  }
}
