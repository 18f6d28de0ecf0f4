import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Files and folders that what is built depends on. */
const SOURCES = [
  'apps',
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
];

/** Made by the build, or read when the server runs, or by tests alone. */
const LEFT_OUT = /^(node_modules|dist|migrations|testing|\..*|.*\.test\.tsx?)$/;

/**
 * @param {string} path
 * @param {(line: string) => void} note
 */
function visit(path, note) {
  const status = statSync(path);
  if (!status.isDirectory()) {
    note(`${path} ${status.size} ${status.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!LEFT_OUT.test(name)) visit(join(path, name), note);
  }
}

/**
 * Changes whenever a source is added, removed or written. Only names, sizes and times are read, so it
 * costs a few milliseconds.
 * @param {string} [folder] the project's
 */
export function fingerprintSources(folder = root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) visit(join(folder, source), (line) => hash.update(line));
  return hash.digest('hex');
}
