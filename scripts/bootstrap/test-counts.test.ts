import { expect, it } from 'vitest';
import { addUp, countJourneys, countUnits } from './test-counts.mjs';

it('counts a file that cannot be loaded as one failure, and names what failed', () => {
  const test = (name: string, state: string) => ({ name, state });
  const report = [
    { file: 'a.test.ts', isGood: true, tests: [test('is fine', 'passed')] },
    { file: 'b.test.ts', isGood: false, tests: [test('is not', 'failed')] },
    { file: 'c.test.ts', isGood: false, tests: [] },
  ];
  expect(countUnits(report)).toEqual({
    passed: 1,
    failed: 2,
    toldApart: ['failed: c.test.ts', 'failed: is not'],
  });
});

it('counts a journey that needed a second try as passed, and tells it apart', () => {
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
    toldApart: ['passed at the second try: a.spec.ts › limps', 'failed: a.spec.ts › falls'],
  });
});

it('adds up, also nothing', () => {
  expect(addUp([])).toEqual({ passed: 0, failed: 0, toldApart: [] });
  expect(
    addUp([
      { passed: 1, failed: 2, toldApart: ['a'] },
      { passed: 3, failed: 4, toldApart: ['b'] },
    ]),
  ).toEqual({ passed: 4, failed: 6, toldApart: ['a', 'b'] });
});
