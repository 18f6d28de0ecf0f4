import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { isProcessAlive } from './is-process-alive.ts';
import { findServerProcesses } from './server-processes.ts';

const execute = promisify(execFile);

/** Whether the process is a running PostgreSQL: not a zombie, and not another program with a reused id. */
async function isRunningPostgres(processId: number): Promise<boolean> {
  if (process.platform === 'win32') return isProcessAlive(processId);
  try {
    const { stdout } = await execute('ps', ['-o', 'stat=,comm=', '-p', String(processId)]);
    const [state = '', ...command] = stdout.trim().split(/\s+/);
    return !state.startsWith('Z') && basename(command.join(' ')).startsWith('postgres');
  } catch {
    return false;
  }
}

async function isInUse(cluster: string, lockContent: string, trustsProcessId: boolean) {
  if (process.platform === 'linux') return (await findServerProcesses(cluster)).length > 0;
  return !trustsProcessId || (await isRunningPostgres(Number.parseInt(lockContent, 10)));
}

/**
 * Removes the lock files of a server that no longer runs. The process id in them is no proof that it runs:
 * after a reboot, or in a new container, any program may have that id.
 * @param options.trustsProcessId whether to judge by that id where the processes of a cluster cannot be
 * listed, which is everywhere but on Linux. Other processes of a dying server may outlive that process.
 * @returns whether the files were removed
 */
export async function removeStaleLock(
  { cluster, socketFolder }: { cluster: string; socketFolder: string },
  { trustsProcessId }: { trustsProcessId: boolean },
): Promise<boolean> {
  const lock = join(cluster, 'postmaster.pid');
  const content = await readFile(lock, 'utf8').catch(() => '');
  if (await isInUse(cluster, content, trustsProcessId)) return false;
  // Another process may have removed the stale lock and started a server, whose lock is valid.
  if ((await readFile(lock, 'utf8').catch(() => '')) !== content) return false;
  await rm(lock, { force: true });
  if (process.platform !== 'win32') {
    for (const name of await readdir(socketFolder).catch(() => [])) {
      if (name.startsWith('.s.PGSQL.')) await rm(join(socketFolder, name), { force: true });
    }
  }
  return true;
}
