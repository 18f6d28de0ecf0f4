import './bootstrap/check-node.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { makeReady } from './bootstrap/make-ready.mjs';
import { root } from './bootstrap/root.mjs';
import { npm, RunError, runForCode } from './bootstrap/run.mjs';
import { JOURNEYS, UNIT_TESTS } from './bootstrap/test-commands.mjs';
import { addUp, countJourneys, countUnits } from './bootstrap/test-counts.mjs';

/** @typedef {import('./bootstrap/test-counts.mjs').Counts} Counts */
/** @typedef {{ name: string, isGood: boolean, seconds: number, counts?: Counts }} Outcome */

const UNITS_REPORT = join(root, 'node_modules/.cache/pawmatch/units.json');
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');
const JOURNEYS_REPORT = join(root, 'test-results/journeys.json');

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs one of Node's programs and shows what it says.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 */
const runNode = (parameters, env = process.env) =>
  runForCode(process.execPath, parameters, { cwd: root, isShown: true, env });

/**
 * Runs a test runner that writes a report, and counts what is in it.
 * @param {string} report
 * @param {(report: unknown) => Counts} count
 * @param {() => Promise<number>} runTests
 * @returns {Promise<{ code: number, counts: Counts }>}
 */
async function runAndCount(report, count, runTests) {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const code = await runTests();
  /** @type {Counts} */
  let counts = { passed: 0, failed: 0, toldApart: [] };
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {} // It ended before it wrote one.
  // A runner that fails for another reason than a test must not look like a success.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { code, counts };
}

const runUnits = () =>
  runAndCount(UNITS_REPORT, countUnits, () =>
    runNode(UNIT_TESTS, { ...process.env, UNITS_REPORT }),
  );

const runJourneys = () =>
  runAndCount(JOURNEYS_REPORT, countJourneys, async () => {
    try {
      const CHROMIUM_PATH = await ensureChromium(say);
      return await runNode(JOURNEYS, { ...process.env, CHROMIUM_PATH });
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      say(error.message);
      return 1;
    }
  });

/** @type {[string, () => Promise<{ code: number, counts?: Counts }>][]} */
const stages = [
  ['format and lint', async () => ({ code: await runNode([BIOME, 'check']) })],
  [
    'types',
    async () => ({
      code: await runForCode(...npm('run', '--silent', 'typecheck'), { cwd: root, isShown: true }),
    }),
  ],
  ['units and server', runUnits],
  ['journeys', runJourneys],
];

await makeReady(say, [install, build]);

/** @type {Outcome[]} */
const outcomes = [];
for (const [name, runStage] of stages) {
  say(`\n── ${name}`);
  const began = Date.now();
  const { code, counts } = await runStage();
  outcomes.push({ name, isGood: code === 0, seconds: (Date.now() - began) / 1000, counts });
}

say('');
for (const { name, isGood, seconds, counts } of outcomes) {
  const detail = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  say(`  ${isGood ? '✓' : '✗'} ${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s${detail}`);
}
const { passed, failed, toldApart } = addUp(outcomes.flatMap(({ counts }) => counts ?? []));
for (const name of toldApart) say(`  ${name}`);
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
