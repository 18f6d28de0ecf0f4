import './readiness/check-node.mjs';
import { buildAll } from './readiness/build.mjs';
import { install } from './readiness/install.mjs';
import { makeReady } from './readiness/make-ready.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`  ${line}\n`);

const began = Date.now();
await makeReady(say, [install, buildAll]);
say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
