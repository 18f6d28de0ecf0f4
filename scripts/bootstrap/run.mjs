import { spawn } from 'node:child_process';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, isVerbose?: boolean, isSilent?: boolean }} RunOptions */

/** A program failed. Its output has been printed. */
export class RunError extends Error {}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options] `isVerbose` prints the output, `isSilent` never does; by default it is printed on failure
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function runForCode(command, parameters, { cwd, env, isVerbose, isSilent } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: env ?? process.env,
      stdio: isVerbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    // Stopping this process stops the child.
    /** @param {NodeJS.Signals} signal */
    const forwardSignal = (signal) => {
      child.kill(signal);
      process.exit(128 + (signal === 'SIGINT' ? 2 : 15));
    };
    process.once('SIGINT', forwardSignal).once('SIGTERM', forwardSignal);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal);
      if (code !== 0 && !isVerbose && !isSilent) {
        process.stderr.write(`${output.trimEnd()}\n`);
      }
      resolve(code ?? 1);
    });
  });
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
