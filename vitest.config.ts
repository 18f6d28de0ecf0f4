import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** These look into /proc and kill by signal, which only Linux lets them do. */
const LINUX_ONLY = [
  'packages/embedded-postgres/**',
  'apps/server/src/outage.nightly.test.ts',
  'apps/server/src/platform/database/database.test.ts',
  'scripts/bootstrap/process-group.test.ts',
  'scripts/bootstrap/start.test.ts',
];

/** These measure how the memory of their process grows, which the files before them would change. */
const MEASURES_MEMORY = [
  'apps/server/src/platform/http/requests/json-body.test.ts',
  'apps/server/src/platform/http/requests/multipart-body.test.ts',
  'apps/server/src/platform/images/decode-heic.test.ts',
  'apps/server/src/platform/images/process-image.test.ts',
  'apps/server/src/platform/images/real-images.test.ts',
];

/** What loads, floods or kills, or needs 10,000 rows, runs only with `NIGHTLY=true`. */
const NIGHTLY = process.env.NIGHTLY === 'true' ? [] : ['**/*.nightly.test.*'];

const NOT_HERE = process.platform === 'linux' ? NIGHTLY : [...NIGHTLY, ...LINUX_ONLY];

/** Only for what hangs: a slow machine beside other programs needs many times as long as a quiet one. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** What both projects of the server share. */
const server = {
  ...patience,
  globalSetup: ['apps/server/src/testing/global-database.ts'],
};

/*
 * Starting a process and loading jsdom or the server takes longer than most files of tests. So files
 * share a process where they leave nothing behind (`isolate: false`).
 */
export default defineConfig({
  test: {
    // A quarter of the time is spent waiting for processes, so there are more workers than cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    reporters: ['default', join(import.meta.dirname, 'scripts/bootstrap/test-reporter.mjs')],
    projects: [
      {
        test: {
          ...patience,
          name: 'contract',
          environment: 'node',
          include: ['packages/{contract,languages}/src/**/*.test.ts'],
          exclude: NOT_HERE,
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'embedded-postgres',
          environment: 'node',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
          exclude: NOT_HERE,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [...NOT_HERE, ...MEASURES_MEMORY],
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'server-memory',
          environment: 'node',
          include: MEASURES_MEMORY,
          exclude: NOT_HERE,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          ...patience,
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: NOT_HERE,
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'tools',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'apps/web/*.test.ts'],
          exclude: NOT_HERE,
        },
      },
    ],
  },
});
