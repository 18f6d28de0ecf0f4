import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pickBuildEnvironment } from './build-environment.mjs';
import { fingerprintSources } from './fingerprint.mjs';
import { root } from './root.mjs';
import { npm, run } from './run.mjs';

/**
 * Built in parallel: none reads the output of another. Languages are only compared with the English texts, so that a
 * text that is missing fails the build and not a page.
 */
const WORKSPACES = ['@pawmatch/languages', '@pawmatch/web', '@pawmatch/server'];

const OUTPUTS = [
  'apps/server/dist/main.js',
  'apps/web/dist/client/index.html',
  'apps/web/dist/embed/embed.js',
  'apps/web/dist/server/entry-server.mjs',
];
const STAMP = join(root, 'apps/server/dist/.built-from');

/** Whether the build is up to date with the sources. */
export function isBuilt() {
  if (!existsSync(STAMP) || !OUTPUTS.every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(STAMP, 'utf8') === fingerprintSources();
}

/** Builds the web pages and the server, even when they are up to date. */
export async function buildAll() {
  const fingerprint = fingerprintSources();
  rmSync(STAMP, { force: true });
  const env = { ...pickBuildEnvironment(), NODE_ENV: 'production' };
  await Promise.all(
    WORKSPACES.map((name) => run(...npm('run', 'build', '--workspace', name), { cwd: root, env })),
  );
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint);
}

/**
 * Builds the web pages and the server unless they are up to date.
 * @param {(line: string) => void} log
 */
export async function build(log) {
  if (isBuilt()) return;
  log('Building the pages and the server…');
  await buildAll();
}
