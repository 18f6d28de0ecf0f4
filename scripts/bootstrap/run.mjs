import { spawn } from 'node:child_process';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean, isHushed?: boolean }} RunOptions */

/** A program ended with a failure; its output has been shown. */
export class RunError extends Error {}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options] its output is shown when it fails; always with `isShown`, never with `isHushed`
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function runForCode(command, parameters, { cwd, env, isShown, isHushed } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: env ?? process.env,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    // Whoever stops this process stops what it waits for.
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      child.kill(signal);
      process.exit(128 + (signal === 'SIGINT' ? 2 : 15));
    };
    process.once('SIGINT', passOn).once('SIGTERM', passOn);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      if (code !== 0 && !isShown && !isHushed) {
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
 * The npm that runs this, or the one that comes with Node.
 * @param {string[]} parameters
 * @returns {[string, string[]]} command and parameters for `run`
 */
export function npm(...parameters) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return [process.execPath, [script, ...parameters]];
  if (process.platform === 'win32') return ['cmd', ['/d', '/s', '/c', 'npm', ...parameters]];
  return ['npm', parameters];
}
