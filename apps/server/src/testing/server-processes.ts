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

/** Waits until the condition is true. @throws Error after the time limit */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds = 60_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`The condition was not true within ${milliseconds} ms.`);
    await delay(20);
  }
}
