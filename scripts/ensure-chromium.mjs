import './readiness/check-node.mjs';
import { ensureChromium } from './readiness/chromium.mjs';
import { install } from './readiness/install.mjs';
import { makeReady } from './readiness/make-ready.mjs';

/** @param {string} line */
const say = (line) => process.stderr.write(`  ${line}\n`);

// Prints the path alone, for CHROMIUM_PATH.
await makeReady(say, [
  install,
  async () => {
    process.stdout.write(`${await ensureChromium(say)}\n`);
  },
]);
