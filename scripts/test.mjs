import './bootstrap/check-node.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { npm, RunError, runForCode } from './bootstrap/run.mjs';
import { JOURNEYS, UNIT_TESTS } from './bootstrap/test-commands.mjs';
import { countJourneys, countUnits, sumCounts } from './bootstrap/test-counts.mjs';

/** @typedef {import('./bootstrap/test-counts.mjs').Counts} Counts */
/** @typedef {{ name: string, hasPassed: boolean, seconds: number, counts?: Counts }} Outcome */

const UNITS_REPORT = join(root, 'node_modules/.cache/pawmatch/units.json');
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');
const JOURNEYS_REPORT = join(root, 'test-results/journeys.json');

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a program with Node and shows its output.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 */
const runNode = (parameters, env = process.env) =>
  runForCode(process.execPath, parameters, { cwd: root, isVerbose: true, env });

/**
 * Runs a test runner that writes a report, and counts its tests.
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
  let counts = { passed: 0, failed: 0, problems: [] };
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {} // The runner ended before it wrote a report.
  // A runner can fail for another reason than a test.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { code, counts };
}

const runUnits = () =>
  runAndCount(UNITS_REPORT, countUnits, () =>
    runNode(UNIT_TESTS, { ...process.env, UNITS_REPORT, TEST_BUILD: 'production' }),
  );

const runJourneys = () =>
  runAndCount(JOURNEYS_REPORT, countJourneys, async () => {
    try {
      const CHROMIUM_PATH = await ensureChromium(log);
      return await runNode(JOURNEYS, { ...process.env, CHROMIUM_PATH });
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      log(error.message);
      return 1;
    }
  });

/** @type {[string, () => Promise<{ code: number, counts?: Counts }>][]} */
const stages = [
  ['format and lint', async () => ({ code: await runNode([BIOME, 'check']) })],
  [
    'types',
    async () => ({
      code: await runForCode(...npm('run', '--silent', 'typecheck'), {
        cwd: root,
        isVerbose: true,
      }),
    }),
  ],
  ['units and server', runUnits],
  ['journeys', runJourneys],
];

/** @param {number} instant in ms since the epoch */
const secondsSince = (instant) => (Date.now() - instant) / 1000;

/**
 * @param {string} name
 * @param {number} seconds
 */
const formatRow = (name, seconds) => `${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s`;

await prepare(log);

/** @type {Outcome[]} */
const outcomes = [];
const startedAt = Date.now();
for (const [name, runStage] of stages) {
  log(`\n── ${name}`);
  const stageStartedAt = Date.now();
  const { code, counts } = await runStage();
  outcomes.push({ name, hasPassed: code === 0, seconds: secondsSince(stageStartedAt), counts });
}

const totalSeconds = secondsSince(startedAt);

log('');
for (const { name, hasPassed, seconds, counts } of outcomes) {
  const detail = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  log(`  ${hasPassed ? '✓' : '✗'} ${formatRow(name, seconds)}${detail}`);
}
const { passed, failed, problems } = sumCounts(outcomes.flatMap(({ counts }) => counts ?? []));
log(`    ${formatRow('total', totalSeconds)}`);
for (const name of problems) log(`  ${name}`);
log(`\n${passed} passed, ${failed} failed`);
process.exitCode = outcomes.every(({ hasPassed }) => hasPassed) ? 0 : 1;
