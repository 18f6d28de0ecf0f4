import { existsSync } from 'node:fs';
import { RunError, run } from './run.mjs';

/**
 * Installs packages with apt-get. Users other than root need a sudo that asks for no password.
 * @param {string[]} packages
 * @returns {Promise<void>}
 * @throws {RunError} when they cannot be installed
 */
export async function installPackages(packages) {
  const isRoot = process.getuid?.() === 0;
  const [command, ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (!command || !existsSync('/usr/bin/apt-get')) throw new RunError('apt-get was not found.');
  await run(command, [...prefix, 'update', '-qq']);
  await run(command, [...prefix, 'install', '-y', '-qq', ...packages]);
}
