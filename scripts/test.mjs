import './bootstrap/check-node.mjs';
import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { node, npm, RunError } from './bootstrap/run.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';
import { checkDisk, playwright, runStages, vitest } from './bootstrap/stages.mjs';

// Usage: node scripts/test.mjs [--quick]; `--quick` leaves out the build, the server and the journeys.

/** @typedef {import('./bootstrap/stages.mjs').Stage} Stage */

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/** The path of the browser, for the journeys. @type {NodeJS.ProcessEnv} */
const browser = {};

/** @returns {Promise<{ reason: string } | undefined>} */
async function findBrowser() {
  try {
    browser.CHROMIUM_PATH = await ensureChromium(log);
    return undefined;
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return { reason: error.message };
  }
}

/** @type {Stage[]} */
const STATIC_CHECKS = [
  {
    name: 'format and lint',
    command: node(join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check'),
    isQuiet: true,
  },
  { name: 'types', command: npm('run', '--silent', 'typecheck'), isQuiet: true },
];

shutDownWithParent();
if (process.argv.includes('--quick')) {
  await prepare(log, [install]);
  const units = vitest('--project', 'contract', '--project', 'web*');
  await runStages([[...STATIC_CHECKS, { name: 'contract and web', command: units }]], log);
} else {
  await prepare(log, [checkDisk, install, build]);
  await runStages(
    [
      [
        ...STATIC_CHECKS,
        { name: 'units and server', command: vitest(), env: { TEST_BUILD: 'production' } },
      ],
      [{ name: 'journeys', command: playwright(), env: browser, findObstacle: findBrowser }],
    ],
    log,
  );
}
