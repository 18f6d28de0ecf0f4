import './bootstrap/check-node.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { prepare } from './bootstrap/prepare.mjs';

/** @param {string} line */
const log = (line) => process.stderr.write(`  ${line}\n`);

// Standard output gets only the path, as a value for CHROMIUM_PATH.
await prepare(log, [
  install,
  async () => {
    process.stdout.write(`${await ensureChromium(log)}\n`);
  },
]);
