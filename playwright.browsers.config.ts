import { defineConfig } from '@playwright/test';

/** Journeys in browsers that Playwright itself does not drive; `npm run test:browsers` finds them. */
export default defineConfig({
  testDir: 'e2e/browsers',
  testMatch: '**/*.smoke.ts',
  outputDir: 'test-results/browsers',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/bootstrap/test-reporter.mjs']],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
