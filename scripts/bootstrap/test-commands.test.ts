import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './root.mjs';
import { runForCode } from './run.mjs';
import { JOURNEYS, UNIT_TESTS } from './test-commands.mjs';
import { countJourneys, countUnits } from './test-counts.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pawmatch-runners-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const readReport = () => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));

/** The source of a test that fails at its first run and passes at its second. */
const failsOnce = (runner: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { test } from '${runner}';
  test('fails once', () => {
    if (existsSync('${runner[0]}.tried')) return;
    writeFileSync('${runner[0]}.tried', '');
    throw new Error('the first run');
  });`;

/** Runs a test runner without the environment variables of the current run. */
const runIsolated = (parameters: string[]) => {
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST|NODE_ENV)/.test(name),
  );
  const env = { ...Object.fromEntries(variables), UNITS_REPORT: join(folder, 'report.json') };
  return runForCode(process.execPath, parameters, { cwd: folder, env, isSilent: true });
};

it('F31 does not retry a failed Vitest test', async () => {
  write('some.test.ts', failsOnce('vitest'));
  expect(await runIsolated(UNIT_TESTS)).toBe(1);
  expect(countUnits(readReport())).toEqual({
    passed: 0,
    failed: 1,
    problems: ['failed: fails once'],
  });
});

it('F31 retries a failed browser test once and reports it', async () => {
  write(
    'playwright.config.ts',
    `export default {
      testMatch: '*.spec.ts',
      reporter: [['json', { outputFile: 'report.json' }]],
    };`,
  );
  write('some.spec.ts', failsOnce('@playwright/test'));
  expect(await runIsolated(JOURNEYS)).toBe(0);
  expect(countJourneys(readReport())).toEqual({
    passed: 1,
    failed: 0,
    problems: ['passed on retry: some.spec.ts › fails once'],
  });
});
