import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readPostmasterFile } from '../platform/embedded-postgres/postmaster-file.ts';

/** The processes of the database server in that data folder; each works in its cluster. Linux only. */
export async function serverProcesses(dataDir: string): Promise<number[]> {
  const cluster = await realpath(join(dataDir, 'postgres'));
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(all.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return all.filter((_, index) => folders[index] === cluster).map(Number);
}

/** The processes that have a folder among their parameters. Linux only. */
export async function processesNaming(folder: string): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    all.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return all.filter((_, index) => commands[index]?.includes(folder)).map(Number);
}

export async function signalServer(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  for (const id of await serverProcesses(dataDir)) process.kill(id, signal);
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(join(dataDir, 'postgres'));
  if (!file) throw new Error(`No server runs in ${dataDir}.`);
  return file.processId;
}

/** @throws Error when the condition does not come true in time */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${milliseconds} ms.`);
    await delay(20);
  }
}
