import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { node, RunError, runProgram } from './run.mjs';

/** @typedef {import('./test-reporter.mjs').TestResult} TestResult */

/** Why a stage cannot run. That is a failure, unless this system is not made for it. @typedef {{ reason: string, isSkipped?: boolean }} Obstacle */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {[string, string[]]} command with its parameters
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {boolean} [isQuiet] the output is shown only when it fails
 * @property {() => Promise<Obstacle | undefined>} [findObstacle] looks for what it needs
 */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {string} [reason] why it was skipped, or failed without a failed test
 * @property {TestResult[]} results
 * @property {number} seconds
 * @property {number} processorSeconds
 */

const REPORTS = join(root, 'node_modules/.cache/pawmatch/reports');
const NEEDED_MEGABYTES = 1_000;
const SLOWEST = 10;

const MEMORY_FOLDER = '/dev/shm';
const NEEDED_MEMORY_MEGABYTES = 6_000;

/** @param {string[]} parameters @returns {[string, string[]]} */
export const vitest = (...parameters) =>
  node(join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...parameters);

/** @param {string[]} parameters @returns {[string, string[]]} */
export const playwright = (...parameters) =>
  node(join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...parameters);

/**
 * @param {unknown} _log
 * @param {number} [needed] MB in each of the project's and the temporary folder
 * @throws {RunError} when the disk is full: databases and browsers would fail with other messages
 */
export async function checkDisk(_log, needed = NEEDED_MEGABYTES) {
  for (const folder of [root, tmpdir()]) {
    const { bavail, bsize } = statfsSync(folder);
    const free = Math.floor((bavail * bsize) / 1e6);
    if (free < needed) {
      throw new RunError(
        `The disk of ${folder} has ${free} MB left, and the tests need ${needed} MB. Remove files, or set TMPDIR to a folder on another disk for temporary files.`,
      );
    }
  }
}

/**
 * Where tests keep their files, databases among them: in memory where Linux has room there and lets programs of it
 * run. Each file of tests copies a database of a thousand files, for which ext4 takes a fifth of all processor time.
 * @returns {NodeJS.ProcessEnv}
 */
export function scratchEnvironment() {
  if (process.env.TMPDIR || !existsSync(MEMORY_FOLDER)) return {};
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  const room = Math.min(bavail * bsize, freemem()) / 1e6;
  const [mount = ''] = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm .*$/m) ?? [];
  if (room < NEEDED_MEMORY_MEGABYTES || /\b(noexec|ro)\b/.test(mount)) return {};
  return { TMPDIR: MEMORY_FOLDER };
}

/** @param {string} folder @returns {TestResult[]} */
function readResults(folder) {
  return readdirSync(folder).flatMap((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
}

/** @param {Stage} stage @returns {Promise<Outcome>} */
async function runStage({ name, command, env, isQuiet, findObstacle }) {
  const startedAt = Date.now();
  const obstacle = await findObstacle?.();
  if (obstacle) {
    const state = obstacle.isSkipped ? 'skipped' : 'failed';
    const { reason } = obstacle;
    return { name, state, reason, results: [], seconds: NaN, processorSeconds: NaN };
  }
  const folder = join(REPORTS, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, processorSeconds } = await runProgram(...command, {
    cwd: root,
    isVerbose: !isQuiet,
    env: { ...process.env, ...env, TEST_REPORTS: folder },
  });
  const results = readResults(folder);
  const seconds = (Date.now() - startedAt) / 1000;
  if (code === 0) return { name, state: 'passed', results, seconds, processorSeconds };
  // A runner can fail for another reason than a test, and not every stage has a runner.
  const reason = hasFailure(results) ? undefined : `it ended with code ${code}`;
  return { name, state: 'failed', reason, results, seconds, processorSeconds };
}

/** @param {TestResult[]} results */
const hasFailure = (results) => results.some(({ state }) => state === 'failed');

/** @param {number} seconds */
const formatSeconds = (seconds) => (Number.isNaN(seconds) ? '-' : seconds.toFixed(1));

const MARKS = { passed: '✓', failed: '✗', skipped: '-' };

/** @param {Outcome[]} outcomes @param {number} seconds of the whole run */
function formatTable(outcomes, seconds) {
  const processorSeconds = outcomes
    .filter(({ seconds }) => !Number.isNaN(seconds))
    .reduce((sum, outcome) => sum + outcome.processorSeconds, 0);
  const tests = outcomes.reduce((sum, { results }) => sum + results.length, 0);
  const rows = [
    ['  stage', 'tests', 'seconds', 'processor seconds'],
    ...outcomes.map((it) => [
      `${MARKS[it.state]} ${it.name}`,
      String(it.results.length || '-'),
      formatSeconds(it.seconds),
      formatSeconds(it.processorSeconds),
    ]),
    ['  total', String(tests), formatSeconds(seconds), formatSeconds(processorSeconds)],
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths?.[column] ?? 0))
      .join('   '),
  );
}

/** @param {TestResult[]} results */
function formatSlowest(results) {
  if (results.length === 0) return [];
  const slowest = [...results].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    '',
    `The ${slowest.length} slowest tests:`,
    ...slowest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ];
}

/**
 * The table of a run, the slowest tests, what failed or was skipped, and the counts.
 * @param {Outcome[]} outcomes
 * @param {number} seconds of the whole run
 * @returns {string}
 */
export function formatOutcomes(outcomes, seconds) {
  const results = outcomes.flatMap((outcome) => outcome.results);
  const problems = [
    ...results.filter(({ state }) => state === 'failed'),
    ...outcomes
      .filter(({ reason }) => reason)
      .map(({ name, state, reason }) => ({ name: `${name}, because ${reason}`, state })),
  ];
  const passed = results.filter(({ state }) => state === 'passed').length;
  const failed = problems.filter(({ state }) => state === 'failed').length;
  return [
    '',
    ...formatTable(outcomes, seconds),
    ...formatSlowest(results),
    '',
    ...problems.map(({ name, state }) => `${state}: ${name}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/**
 * Runs stages and prints their table. The exit code of this process is 1 when one fails.
 * @param {Stage[][]} groups one after the other; the stages of a group run side by side
 * @param {(line: string) => void} log
 */
export async function runStages(groups, log) {
  const startedAt = Date.now();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const stages of groups) {
    log(`\n── ${stages.map(({ name }) => name).join(', ')}`);
    outcomes.push(...(await Promise.all(stages.map(runStage))));
  }
  log(formatOutcomes(outcomes, (Date.now() - startedAt) / 1000));
  if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
}
