import './bootstrap/check-node.mjs';
import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { ensureOtherBrowsers } from './bootstrap/other-browsers.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { runForCode } from './bootstrap/run.mjs';

// Usage: node scripts/test-browsers.mjs [options of Playwright, such as --project=webkit]

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/** Node 20 needs a flag for WebSocket. */
const nodeOptions = [
  process.env.NODE_OPTIONS,
  'WebSocket' in globalThis ? '' : '--experimental-websocket',
]
  .filter(Boolean)
  .join(' ');

await prepare(log, [
  install,
  build,
  async () => {
    const paths = await ensureOtherBrowsers(log);
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const config = join(root, 'playwright.browsers.config.ts');
    process.exitCode = await runForCode(
      process.execPath,
      [cli, 'test', '--config', config, ...process.argv.slice(2)],
      { cwd: root, isVerbose: true, env: { ...process.env, ...paths, NODE_OPTIONS: nodeOptions } },
    );
  },
]);
