import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { root } from './root.mjs';
import { npm, run } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

/**
 * @param {string} folder the project's
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
 * Whether npm's own record of what it installed has everything of the lock file: someone ran npm by hand.
 * A workspace that was added needs its link.
 * @param {string} folder the project's
 * @param {string} lock
 * @param {string} installed
 */
function isInStep(folder, lock, installed) {
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(lock)).every(([path, { version, link, optional, peer }]) => {
    if (link) return existsSync(join(folder, path));
    const isNoPackage = !path.includes('node_modules/');
    const isLeftOut = (optional || peer) && !present[path];
    return isNoPackage || isLeftOut || present[path]?.version === version;
  });
}

/**
 * @param {string} [folder] the project's
 * @returns {boolean} whether the dependencies of the lock file are there
 */
export function isInstalled(folder = root) {
  const { lock, installed, stamp } = pathsIn(folder);
  const wanted = stampFor(lock);
  if (existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') === wanted) return true;
    // Another machine's programs are in there: a folder that was copied or is shared.
    if (!readFileSync(stamp, 'utf8').endsWith(wanted.slice(wanted.indexOf(' ')))) return false;
  }
  if (!isInStep(folder, lock, installed)) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * Installs what the lock file says when that is not what is there.
 * @param {(line: string) => void} say
 */
export async function install(say) {
  if (isInstalled()) return;
  say('Installing what Pawmatch is made of; this takes a minute, once…');
  // Building needs the tools among the development dependencies, whatever NODE_ENV says.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await run(...npm('ci', ...flags), { cwd: root, env: bareEnvironment() });
  const { lock, stamp } = pathsIn(root);
  writeFileSync(stamp, stampFor(lock));
}
