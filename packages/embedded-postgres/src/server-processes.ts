import { readdir, readlink, realpath } from 'node:fs/promises';

/**
 * Finds the processes of the server that runs on a cluster. Each of them has the cluster as its working
 * directory. Zombies and processes whose working directory this user may not read are left out. Linux only.
 * @param cluster PostgreSQL's data directory
 * @returns process ids
 * @throws Error when the cluster does not exist
 */
export async function findServerProcesses(cluster: string): Promise<number[]> {
  const folder = await realpath(cluster);
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => undefined)),
  );
  return ids.filter((_, index) => folders[index] === folder).map(Number);
}
