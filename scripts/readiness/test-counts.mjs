/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {unknown} report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function countUnits(report) {
  const { numPassedTests, numFailedTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */ (
      report
    );
  // A file that cannot be loaded has no tests to fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countJourneys(report) {
  const { stats } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */ (report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export function addUp(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
