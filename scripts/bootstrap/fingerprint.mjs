import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Files and folders that the build depends on. */
const SOURCES = [
  'apps',
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
];

/** Built files, files that the running server reads, and tests. */
const EXCLUDED = /^(node_modules|dist|migrations|testing|\..*|.*\.test\.tsx?)$/;

/**
 * @param {string} path
 * @param {(line: string) => void} addLine
 */
function visit(path, addLine) {
  const status = statSync(path);
  if (!status.isDirectory()) {
    addLine(`${path} ${status.size} ${status.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!EXCLUDED.test(name)) visit(join(path, name), addLine);
  }
}

/**
 * A hash that changes when a source is added, removed or written. It reads names, sizes and times only,
 * which takes a few milliseconds.
 * @param {string} [folder] root of the project
 */
export function fingerprintSources(folder = root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) visit(join(folder, source), (line) => hash.update(line));
  return hash.digest('hex');
}
