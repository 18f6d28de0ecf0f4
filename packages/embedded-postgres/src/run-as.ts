import { execFile, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const execute = promisify(execFile);

/** The user that PostgreSQL runs as, because it refuses root. */
export interface Account {
  uid: number;
  gid: number;
}

/** No other program runs as this user, so that none can read the files of the database (S62). */
const OWN = 'pawmatch';

/** Where that cannot be made, in the order of preference; `node` is what Node's container images bring. */
const CANDIDATES = ['postgres', 'node', 'nobody', '_postgres'];

/** Two that start at the same moment keep each other from the file of users for a moment. */
const MAKING_ATTEMPTS = 5;
const MAKING_PAUSE_MS = 200;

async function lookUp(name: string): Promise<Account | undefined> {
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

/** @returns undefined where this system has no `useradd`, or does not let root make users */
async function makeOwnAccount(): Promise<Account | undefined> {
  for (let attempt = 0; attempt < MAKING_ATTEMPTS; attempt += 1) {
    const known = await lookUp(OWN);
    if (known) return known;
    const about = ['--comment', 'Database of Pawmatch', '--shell', '/usr/sbin/nologin'];
    const home = ['--home-dir', '/nonexistent', '--no-create-home'];
    try {
      await execute('useradd', ['--system', '--user-group', ...about, ...home, OWN]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      await delay(MAKING_PAUSE_MS);
    }
  }
  return lookUp(OWN);
}

/**
 * @param cluster an existing cluster keeps its owner, whichever user would be chosen today
 * @returns undefined when this process is not root, and PostgreSQL can run as the same user
 * @throws EmbeddedPostgresError when root has no other user to run it as
 */
export async function findAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const own = await makeOwnAccount();
  if (own) return own;
  for (const name of CANDIDATES) {
    const account = await lookUp(name);
    if (account) return account;
  }
  throw new EmbeddedPostgresError(
    'it refuses to run as root and there is no user pawmatch, postgres, node or nobody',
  );
}

/** What every child process of the launcher is given: its user, a folder it may be in, and English messages. */
export function spawnOptionsFor(account: Account | undefined) {
  const isWindows = process.platform === 'win32';
  return {
    ...(account && { uid: account.uid, gid: account.gid }),
    ...(!isWindows && { cwd: '/' }),
    env: isWindows ? process.env : { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  } satisfies SpawnOptions;
}

/** Asks the system, with that user's own rights, whether a shell test such as `[ -x "$1" ]` holds. */
export async function holdsFor(
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
