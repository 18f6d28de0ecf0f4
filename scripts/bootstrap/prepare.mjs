import { build } from './build.mjs';
import { install } from './install.mjs';
import { RunError } from './run.mjs';

/**
 * Installs the dependencies and builds the application where that is missing or out of date. Exits with 1
 * when a step fails.
 * @param {(line: string) => void} log receives progress
 * @param {((log: (line: string) => void) => Promise<void>)[]} [steps]
 */
export async function prepare(log, steps = [install, build]) {
  try {
    for (const step of steps) await step(log);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
