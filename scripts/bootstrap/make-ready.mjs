import { build } from './build.mjs';
import { install } from './install.mjs';
import { RunError } from './run.mjs';

/**
 * Installs and builds what is missing or out of date.
 * @param {(line: string) => void} say where progress is told
 * @param {((say: (line: string) => void) => Promise<void>)[]} [steps]
 */
export async function makeReady(say, steps = [install, build]) {
  try {
    for (const step of steps) await step(say);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
