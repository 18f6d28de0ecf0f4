/**
 * What a test runner's report says.
 * @typedef {object} Counts
 * @property {number} passed at the first or the second try
 * @property {number} failed
 * @property {string[]} toldApart names of what failed, or passed only at the second try
 */

/**
 * @typedef {object} UnitsReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} [specs]
 */

/**
 * @param {unknown} report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function countUnits(report) {
  const { numPassedTests, numFailedTests, testResults } = /** @type {UnitsReport} */ (report);
  // A file that cannot be loaded has no tests to fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    toldApart: [
      ...broken.map(({ name }) => `failed: ${name}`),
      ...failed.map(({ fullName }) => `failed: ${fullName}`),
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
