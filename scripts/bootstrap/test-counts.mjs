/**
 * The counts of a test runner's report.
 * @typedef {object} Counts
 * @property {number} passed including those that passed on retry
 * @property {number} failed
 * @property {string[]} problems the tests that failed or passed only on retry
 */

/**
 * A test file of Vitest, as `units-reporter.mjs` writes it.
 * @typedef {object} UnitsFile
 * @property {string} file
 * @property {boolean} hasPassed
 * @property {{ name: string, state: string }[]} tests
 */

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} [specs]
 */

/**
 * @param {unknown} report of `units-reporter.mjs`
 * @returns {Counts}
 */
export function countUnits(report) {
  const files = /** @type {UnitsFile[]} */ (report);
  const tests = files.flatMap((file) => file.tests);
  const failed = tests.filter(({ state }) => state === 'failed');
  // A file that cannot be loaded has no tests.
  const broken = files.filter(
    (file) => !file.hasPassed && !file.tests.some(({ state }) => state === 'failed'),
  );
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failed.length + broken.length,
    problems: [
      ...broken.map(({ file }) => `failed: ${file}`),
      ...failed.map(({ name }) => `failed: ${name}`),
    ],
  };
}

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countJourneys(report) {
  const { stats, suites } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} */ (
      report
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    problems: suites.flatMap(problemsOf),
  };
}

const PROBLEM_LABELS = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'passed on retry'],
]);

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function problemsOf({ suites = [], specs = [] }) {
  const ownProblems = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) => {
      const outcome = PROBLEM_LABELS.get(status);
      return outcome ? [`${outcome}: ${file} › ${title}`] : [];
    }),
  );
  return [...ownProblems, ...suites.flatMap(problemsOf)];
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export function sumCounts(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    problems: counts.flatMap(({ problems }) => problems),
  };
}
