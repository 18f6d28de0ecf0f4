import { defineConfig } from 'vitest/config';

/** These look into /proc and kill by signal, which only Linux lets them do. */
const LINUX_ONLY = [
  'packages/embedded-postgres/**',
  'apps/server/src/outage.test.ts',
  'apps/server/src/platform/database.test.ts',
  'scripts/bootstrap/start.test.ts',
];

export default defineConfig({
  test: {
    // Much of the time is spent waiting for processes, so no core is left to the runner alone.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'embedded-postgres',
          environment: 'node',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
          exclude: process.platform === 'linux' ? [] : LINUX_ONLY,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: process.platform === 'linux' ? [] : LINUX_ONLY,
          globalSetup: ['apps/server/src/testing/global-database.ts'],
          // Password hashes and database processes share few cores.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: { name: 'web', testTimeout: 60_000 },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'apps/web/*.test.ts'],
          exclude: process.platform === 'linux' ? [] : LINUX_ONLY,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
