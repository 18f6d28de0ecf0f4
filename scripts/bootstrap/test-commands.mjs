import { join } from 'node:path';
import { root } from './root.mjs';

/** @param {string} path in node_modules */
const tool = (path) => join(root, 'node_modules', path);

/**
 * Parameters of Node that run the tests of contract, units and server. Each runs once: a second try
 * would hide a race.
 */
export const UNIT_TESTS = [
  tool('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  `--reporter=${join(root, 'scripts/bootstrap/units-reporter.mjs')}`,
];

/**
 * Parameters of Node that run the journeys. On a busy machine one may be late and is tried once more;
 * the end of the run names it.
 */
export const JOURNEYS = [tool('@playwright/test/cli.js'), 'test', '--retries=1'];
