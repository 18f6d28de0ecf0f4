import { expect, it } from 'vitest';
import { addUp, countJourneys, countUnits } from './test-counts.mjs';

it('counts a file that cannot be loaded as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}, {}, {}, {}] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countUnits(report)).toEqual({ passed: 5, failed: 3 });
});

it('counts a journey that needed a second try as passed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countJourneys({ stats })).toEqual({ passed: 8, failed: 1 });
});

it('adds up, also nothing', () => {
  expect(addUp([])).toEqual({ passed: 0, failed: 0 });
  expect(
    addUp([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
