import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './is-alive.ts';

const execute = promisify(execFile);

/**
 * Whether a process of any server works in the cluster; each of them has it as its working directory.
 * A zombie has none, and that of another user's process cannot be read: neither can be such a server.
 */
async function hasWorkers(cluster: string): Promise<boolean> {
  const folder = await realpath(cluster);
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    processes.map((id) => readlink(`/proc/${id}/cwd`).catch(() => undefined)),
  );
  return folders.includes(folder);
}

/** Whether the process lives, as no zombie, and is a PostgreSQL, not a program that got the number later. */
async function isLivePostgres(processId: number): Promise<boolean> {
  if (process.platform === 'win32') return isAlive(processId);
  try {
    const { stdout } = await execute('ps', ['-o', 'stat=,comm=', '-p', String(processId)]);
    const [state = '', ...command] = stdout.trim().split(/\s+/);
    return !state.startsWith('Z') && basename(command.join(' ')).startsWith('postgres');
  } catch {
    return false;
  }
}

/**
 * Removes the lock files of a server that is gone, when that is certain: after a reboot, or in a new
 * container, the process number in them may belong to anything.
 * @param mayGuess whether the process of that number is enough to judge by, where the system does not
 * tell who works in a folder (anything but Linux); a dying server's other processes need time to go
 * @returns whether they were removed
 */
export async function removeStaleLock(
  place: { cluster: string; sockets: string },
  mayGuess: boolean,
): Promise<boolean> {
  const lock = join(place.cluster, 'postmaster.pid');
  const content = await readFile(lock, 'utf8').catch(() => '');
  if (process.platform === 'linux') {
    if (await hasWorkers(place.cluster)) return false;
  } else {
    if (!mayGuess || (await isLivePostgres(Number.parseInt(content, 10)))) return false;
  }
  // Another starter may have got there first, and its lock is a good one.
  if ((await readFile(lock, 'utf8').catch(() => '')) !== content) return false;
  await rm(lock, { force: true });
  if (process.platform !== 'win32') {
    for (const name of await readdir(place.sockets).catch(() => [])) {
      if (name.startsWith('.s.PGSQL.')) await rm(join(place.sockets, name), { force: true });
    }
  }
  return true;
}
