import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { fingerprintSources } from './fingerprint.mjs';
import { root } from './root.mjs';
import { npm, run } from './run.mjs';

/** Built side by side; none reads what another writes. */
const WORKSPACES = ['@pawmatch/web', '@pawmatch/server'];

const PRODUCTS = [
  'apps/server/dist/main.js',
  'apps/web/dist/client/index.html',
  'apps/web/dist/server/entry-server.mjs',
];
const STAMP = join(root, 'apps/server/dist/.built-from');

/** Whether what is built was built from the sources as they are. */
export function isBuilt() {
  if (!existsSync(STAMP) || !PRODUCTS.every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(STAMP, 'utf8') === fingerprintSources();
}

/** Builds pages and server, whether they are up to date or not. */
export async function buildAll() {
  const fingerprint = fingerprintSources();
  rmSync(STAMP, { force: true });
  const env = { ...bareEnvironment(), NODE_ENV: 'production' };
  await Promise.all(
    WORKSPACES.map((name) => run(...npm('run', 'build', '--workspace', name), { cwd: root, env })),
  );
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint);
}

/** @param {(line: string) => void} say */
export async function build(say) {
  if (isBuilt()) return;
  say('Building pages and server…');
  await buildAll();
}
