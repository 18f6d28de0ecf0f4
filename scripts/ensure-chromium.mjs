import './bootstrap/check-node.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { makeReady } from './bootstrap/make-ready.mjs';

/** @param {string} line */
const say = (line) => process.stderr.write(`  ${line}\n`);

// Prints the path alone, for CHROMIUM_PATH.
await makeReady(say, [
  install,
  async () => {
    process.stdout.write(`${await ensureChromium(say)}\n`);
  },
]);
