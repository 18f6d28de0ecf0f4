import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPidFile } from '../pid-file.ts';
import { findServerProcesses } from '../server-processes.ts';

const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

/** Process ids of the server that runs in that data folder. */
export const serverProcesses = (dataDir: string): Promise<number[]> =>
  findServerProcesses(clusterOf(dataDir));

/** Process ids of the programs that have a text in their arguments. */
export async function processesWithArgument(text: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids.filter((_, index) => commands[index]?.includes(text)).map(Number);
}

export async function signalServer(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  for (const id of await serverProcesses(dataDir)) process.kill(id, signal);
}

/** @throws Error when no server runs in that data folder */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readPidFile(clusterOf(dataDir));
  if (!file) throw new Error(`No server runs in ${dataDir}.`);
  return file.processId;
}
