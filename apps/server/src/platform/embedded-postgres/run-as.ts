import { execFile, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const execute = promisify(execFile);

/** The user that PostgreSQL runs as, because it refuses root. */
export interface Account {
  uid: number;
  gid: number;
}

/** In the order of preference; `node` is what the official container images of Node bring. */
const CANDIDATES = ['postgres', 'node', 'nobody', '_postgres'];

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

/**
 * @param cluster an existing cluster keeps its owner, whichever user would be chosen today
 * @returns undefined when this process is not root, and PostgreSQL can run as the same user
 * @throws EmbeddedPostgresError when root has no other user to run it as
 */
export async function findAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    const account = await lookUp(name);
    if (account) return account;
  }
  throw new EmbeddedPostgresError(
    'it refuses to run as root and there is no user postgres, node or nobody',
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
