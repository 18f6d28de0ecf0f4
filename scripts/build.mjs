import './bootstrap/check-node.mjs';
import { buildAll } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { makeReady } from './bootstrap/make-ready.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`  ${line}\n`);

const began = Date.now();
await makeReady(say, [install, buildAll]);
say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
