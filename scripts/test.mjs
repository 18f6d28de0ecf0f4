import './bootstrap/check-node.mjs';
import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { node, npm, RunError } from './bootstrap/run.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';
import {
  checkDisk,
  playwright,
  runStages,
  scratchEnvironment,
  vitest,
} from './bootstrap/stages.mjs';

// Usage: node scripts/test.mjs [--quick]; `--quick` leaves out the build, the server and the journeys.

/** @typedef {import('./bootstrap/stages.mjs').Stage} Stage */

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/** The journeys, which say at once when there is no browser. @returns {Promise<Stage>} */
async function prepareJourneys() {
  const journeys = { name: 'journeys', command: playwright() };
  try {
    return {
      ...journeys,
      env: { ...scratchEnvironment(), CHROMIUM_PATH: await ensureChromium(log) },
    };
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    const { message } = error;
    log(message);
    return { ...journeys, findObstacle: async () => ({ reason: message }) };
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
  const journeys = await prepareJourneys();
  const units = {
    name: 'units and server',
    command: vitest(),
    env: { ...scratchEnvironment(), TEST_BUILD: 'production' },
  };
  await runStages([[...STATIC_CHECKS, units], [journeys]], log);
}
