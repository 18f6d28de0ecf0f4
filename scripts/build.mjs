import './bootstrap/check-node.mjs';
import { buildAll } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { prepare } from './bootstrap/prepare.mjs';

/** @param {string} line */
const log = (line) => process.stdout.write(`  ${line}\n`);

const began = Date.now();
await prepare(log, [install, buildAll]);
log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
