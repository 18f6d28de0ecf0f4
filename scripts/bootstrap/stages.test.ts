import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { root } from './root.mjs';
import { runForCode } from './run.mjs';
import { checkDisk, formatOutcomes, playwright, vitest } from './stages.mjs';

let folder = '';
const reports = () => join(folder, 'reports');
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pawmatch-runners-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
beforeEach(() => rmSync(reports(), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** The results without their times and folders. */
const readResults = () =>
  readdirSync(reports())
    .flatMap((file) => JSON.parse(readFileSync(join(reports(), file), 'utf8')))
    .map(({ name, state }) => `${state}: ${name.replace(/^.*\//, '')}`);

/** The source of a test that fails at its first run and would pass at its second. */
const failsOnce = (runner: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { test } from '${runner}';
  test('passes', () => undefined);
  test('fails once', () => {
    if (existsSync('${runner[0]}.tried')) return;
    writeFileSync('${runner[0]}.tried', '');
    throw new Error('the first run');
  });`;

/** Runs a test runner without the environment variables of the current run. */
const runIsolated = (
  [command, parameters]: [string, string[]],
  variables: NodeJS.ProcessEnv = {},
) => {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST|NODE_ENV|NIGHTLY)/.test(name),
  );
  const env = { ...Object.fromEntries(inherited), TEST_REPORTS: reports(), ...variables };
  return runForCode(command, parameters, { cwd: folder, env, isSilent: true });
};

const REPORTER = JSON.stringify(join(root, 'scripts/bootstrap/test-reporter.mjs'));

it('F31 does not retry a failed Vitest test, and reports a file that cannot be loaded', async () => {
  write('vitest.config.ts', `export default { test: { reporters: [${REPORTER}] } };`);
  write('some.test.ts', failsOnce('vitest'));
  write('broken.test.ts', `import './missing.ts';`);
  expect(await runIsolated(vitest())).toBe(1);
  expect(readResults().sort()).toEqual([
    'failed: broken.test.ts',
    'failed: some.test.ts › fails once',
    'passed: some.test.ts › passes',
  ]);
});

it('F31 does not retry a failed journey, and reports one that passed at its second try as failed', async () => {
  write(
    'playwright.config.ts',
    `export default {
      testMatch: '*.spec.ts', retries: Number(process.env.RETRIES), reporter: [[${REPORTER}]],
    };`,
  );
  write('some.spec.ts', failsOnce('@playwright/test'));
  expect(await runIsolated(playwright(), { RETRIES: '1' })).toBe(0);
  expect(readResults()).toEqual([
    'passed: some.spec.ts › passes',
    'failed: some.spec.ts › fails once',
  ]);
  const { default: config } = await import('../../playwright.config.ts');
  expect(config.retries).toBe(0);
});

it('ends with a table, the slowest tests, what failed or was skipped, and the counts', () => {
  const result = (name: string, state: string, seconds: number) => ({ name, state, seconds });
  const text = formatOutcomes(
    [
      {
        name: 'types',
        state: 'failed',
        reason: 'it ended with code 2',
        results: [],
        seconds: 9.94,
        processorSeconds: 17,
      },
      {
        name: 'journeys',
        state: 'failed',
        results: [
          result('walks', 'passed', 2),
          result('falls', 'failed', 31),
          result('rests', 'skipped', 0),
        ],
        seconds: 33,
        processorSeconds: 40.25,
      },
      {
        name: 'image',
        state: 'skipped',
        reason: 'it needs root',
        results: [],
        seconds: NaN,
        processorSeconds: NaN,
      },
    ],
    50,
  );
  expect(text.split('\n')).toEqual([
    '',
    '  stage      tests   seconds   processor seconds',
    '✗ types          -       9.9                17.0',
    '✗ journeys       3      33.0                40.3',
    '- image          -         -                   -',
    '  total          3      50.0                57.3',
    '',
    'The 3 slowest tests:',
    '   31.0 s  falls',
    '    2.0 s  walks',
    '    0.0 s  rests',
    '',
    'failed: falls',
    'failed: types, because it ended with code 2',
    'skipped: image, because it needs root',
    '1 passed, 2 failed',
  ]);
});

it('says that a disk is full before anything runs', async () => {
  await expect(checkDisk(undefined, 1)).resolves.toBeUndefined();
  await expect(checkDisk(undefined, 1e12)).rejects.toThrow(
    /^The disk of .+ has \d+ MB left, and the tests need 1000000000000 MB\. Remove files, or set TMPDIR/,
  );
});
