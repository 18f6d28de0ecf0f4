import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findServerProcesses, readPidFile } from '@pawmatch/embedded-postgres';

const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

/** Linux only. */
export async function signalServer(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  for (const id of await findServerProcesses(clusterOf(dataDir))) process.kill(id, signal);
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readPidFile(clusterOf(dataDir));
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
