import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long an empty Node process takes, in ms: shows how busy the machine is. */
export async function timeNode(): Promise<number> {
  const start = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - start;
}
