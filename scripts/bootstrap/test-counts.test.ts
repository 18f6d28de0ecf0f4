import { expect, it } from 'vitest';
import { countJourneys, countUnits, sumCounts } from './test-counts.mjs';

it('counts a file that cannot be loaded as one failure and names failures', () => {
  const test = (name: string, state: string) => ({ name, state });
  const report = [
    { file: 'a.test.ts', hasPassed: true, tests: [test('is fine', 'passed')] },
    { file: 'b.test.ts', hasPassed: false, tests: [test('is not', 'failed')] },
    { file: 'c.test.ts', hasPassed: false, tests: [] },
  ];
  expect(countUnits(report)).toEqual({
    passed: 1,
    failed: 2,
    problems: ['failed: c.test.ts', 'failed: is not'],
  });
});

it('counts a browser test that passed on retry as passed and names it', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status }],
  });
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('walks', 'expected'), spec('limps', 'flaky')],
        suites: [{ specs: [spec('falls', 'unexpected')] }],
      },
    ],
  };
  expect(countJourneys(report)).toEqual({
    passed: 8,
    failed: 1,
    problems: ['passed on retry: a.spec.ts › limps', 'failed: a.spec.ts › falls'],
  });
});

it('adds the counts of any number of runs', () => {
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0, problems: [] });
  expect(
    sumCounts([
      { passed: 1, failed: 2, problems: ['a'] },
      { passed: 3, failed: 4, problems: ['b'] },
    ]),
  ).toEqual({ passed: 4, failed: 6, problems: ['a', 'b'] });
});
