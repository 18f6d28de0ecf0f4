import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickBuildEnvironment } from './build-environment.mjs';
import { root } from './root.mjs';
import { npm, RunError, runForCode } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

/**
 * @param {string} folder root of the project
 * @returns {{ lock: string, installed: string, stamp: string }} paths
 */
const pathsIn = (folder) => ({
  lock: join(folder, 'package-lock.json'),
  installed: join(folder, 'node_modules', '.package-lock.json'),
  stamp: join(folder, 'node_modules', '.pawmatch-installed'),
});

/** @param {string} lock */
const stampFor = (lock) =>
  `${createHash('sha256').update(readFileSync(lock)).digest('hex')} ${process.platform}-${process.arch}\n`;

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether npm's own record lists every package of the lock file, as after an `npm ci` by hand. Workspaces
 * must be linked too.
 * @param {string} folder root of the project
 * @param {string} lock
 * @param {string} installed
 */
function matchesLockFile(folder, lock, installed) {
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(lock)).every(([path, { version, link, optional, peer }]) => {
    if (link) return existsSync(join(folder, path));
    const isOwnCode = !path.includes('node_modules/');
    const isSkipped = (optional || peer) && !present[path];
    return isOwnCode || isSkipped || present[path]?.version === version;
  });
}

/**
 * @param {string} [folder] root of the project
 * @returns {boolean} whether the dependencies of the lock file are installed
 */
export function isInstalled(folder = root) {
  const { lock, installed, stamp } = pathsIn(folder);
  const expected = stampFor(lock);
  if (existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') === expected) return true;
    // The folder was copied from or is shared with another platform, whose binaries do not run here.
    if (!readFileSync(stamp, 'utf8').endsWith(expected.slice(expected.indexOf(' ')))) return false;
  }
  if (!matchesLockFile(folder, lock, installed)) return false;
  writeFileSync(stamp, expected);
  return true;
}

/**
 * Installs the dependencies of the lock file unless they are installed.
 * @param {(line: string) => void} log
 * @throws {RunError} when npm cannot install them
 */
export async function install(log) {
  if (isInstalled()) return;
  log('Installing the dependencies; the first time takes about a minute…');
  // The build needs development dependencies, even when NODE_ENV is production.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await runForCode(...npm('ci', ...flags), { cwd: root, env: pickBuildEnvironment() });
  if (code !== 0) {
    throw new RunError(
      'The dependencies could not be installed; npm says above why. If this machine does not reach the registry of npm, set npm_config_registry to one that it reaches, or HTTPS_PROXY to a proxy.',
    );
  }
  const { lock, stamp } = pathsIn(root);
  writeFileSync(stamp, stampFor(lock));
}
