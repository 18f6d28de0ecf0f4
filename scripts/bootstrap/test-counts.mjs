/**
 * What a test runner's report says.
 * @typedef {object} Counts
 * @property {number} passed journeys at the first or the second try
 * @property {number} failed
 * @property {string[]} toldApart names of what failed, or passed only at the second try
 */

/**
 * A file of Vitest's, as `units-reporter.mjs` writes it.
 * @typedef {object} UnitsFile
 * @property {string} file
 * @property {boolean} isGood
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
  // A file that cannot be loaded has no tests to fail.
  const broken = files.filter(
    (file) => !file.isGood && !file.tests.some(({ state }) => state === 'failed'),
  );
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failed.length + broken.length,
    toldApart: [
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
    toldApart: suites.flatMap(namesToldApart),
  };
}

const TOLD_APART = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'passed at the second try'],
]);

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function namesToldApart({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) => {
      const outcome = TOLD_APART.get(status);
      return outcome ? [`${outcome}: ${file} › ${title}`] : [];
    }),
  );
  return [...own, ...suites.flatMap(namesToldApart)];
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export function addUp(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    toldApart: counts.flatMap(({ toldApart }) => toldApart),
  };
}
