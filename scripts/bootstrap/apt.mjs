import { existsSync } from 'node:fs';
import { RunError, run } from './run.mjs';

/**
 * Installs packages of Debian or a system made of it; anyone but root needs a sudo that does not ask.
 * @param {string[]} packages
 * @returns {Promise<void>}
 * @throws {RunError} when they cannot be installed
 */
export async function installPackages(packages) {
  const isRoot = process.getuid?.() === 0;
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (!command || !existsSync('/usr/bin/apt-get')) throw new RunError('There is no apt-get.');
  await run(command, [...before, 'update', '-qq']);
  await run(command, [...before, 'install', '-y', '-qq', ...packages]);
}
