import { join } from 'node:path';
import { root } from './root.mjs';

/** @param {string} path in node_modules */
const tool = (path) => join(root, 'node_modules', path);

/**
 * Arguments of Node for the Vitest tests. A failed test is not retried: a retry would hide a race.
 */
export const UNIT_TESTS = [
  tool('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  `--reporter=${join(root, 'scripts/bootstrap/units-reporter.mjs')}`,
];

/**
 * Arguments of Node for the browser tests. A failed test is retried once, because a busy machine can be too
 * slow for it. The summary names retried tests.
 */
export const JOURNEYS = [tool('@playwright/test/cli.js'), 'test', '--retries=1'];
