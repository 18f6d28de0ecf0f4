import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, isVerbose?: boolean, isSilent?: boolean }} RunOptions */

/** A program failed. Its output has been printed. */
export class RunError extends Error {}

const PROCESS_GROUP = fileURLToPath(new URL('./process-group.mjs', import.meta.url));

/** Programs that are running. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Stops the programs with all that they have started, and then this process. A second signal does not wait.
 * @param {NodeJS.Signals} signal
 */
async function stop(signal) {
  const code = 128 + (signal === 'SIGINT' ? 2 : 15);
  if (isStopping) process.exit(code);
  isStopping = true;
  const closed = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.stdin?.end();
  await Promise.all(closed);
  process.exit(code);
}

/** @returns {number} processor seconds of all children that have ended; NaN elsewhere than on Linux */
function readChildrenSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return NaN;
  }
}

let countedSeconds = 0;

/** The system adds the time of a child, and of all that it waited for, when the child ends. */
function takeProcessorSeconds() {
  const seconds = readChildrenSeconds();
  const share = seconds - countedSeconds;
  countedSeconds = seconds;
  return share;
}

/**
 * Runs a program. It ends with this process, even when this process is killed.
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options] `isVerbose` prints the output, `isSilent` never does; by default it is printed on failure
 * @returns {Promise<{ code: number, processorSeconds: number }>} code 1 when a signal ended it
 */
export function runProgram(command, parameters, { cwd, env, isVerbose, isSilent } = {}) {
  return new Promise((resolve) => {
    const output = isVerbose ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, [PROCESS_GROUP, command, ...parameters], {
      cwd,
      env: env ?? process.env,
      stdio: ['pipe', output, output],
      // What kills the group of this process must leave the one that ends the program.
      detached: process.platform !== 'win32',
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        text += chunk;
      });
    }
    let processorSeconds = NaN;
    child.once('exit', () => {
      processorSeconds = takeProcessorSeconds();
    });
    if (running.size === 0) process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
    running.add(child);
    child.once('close', (code) => {
      if (isStopping) return;
      running.delete(child);
      if (running.size === 0) process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);
      if (code !== 0 && !isVerbose && !isSilent) process.stderr.write(`${text.trimEnd()}\n`);
      resolve({ code: code ?? 1, processorSeconds });
    });
  });
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export async function runForCode(command, parameters, options) {
  const { code } = await runProgram(command, parameters, options);
  return code;
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options]
 */
export async function run(command, parameters, options) {
  const code = await runForCode(command, parameters, options);
  if (code !== 0) throw new RunError(`${[command, ...parameters].join(' ')} failed.`);
}

/**
 * The npm that runs this script, or else the one of the PATH.
 * @param {string[]} parameters
 * @returns {[string, string[]]} command and parameters for `run`
 */
export function npm(...parameters) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return [process.execPath, [script, ...parameters]];
  if (process.platform === 'win32') return ['cmd', ['/d', '/s', '/c', 'npm', ...parameters]];
  return ['npm', parameters];
}

/**
 * @param {string[]} parameters of Node
 * @returns {[string, string[]]} command and parameters for `run`
 */
export const node = (...parameters) => [process.execPath, parameters];
