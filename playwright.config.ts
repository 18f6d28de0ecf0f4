import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** `npm test` finds a browser and names it here; run by hand, the usual places are tried. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Each has a server and a browser of its own.
  workers: 2,
  // axe reads a dozen screens in one test.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Not the shelter's zone, on purpose: times must be right all the same.
    timezoneId: 'Asia/Tokyo',
    trace: 'off',
    // A text that is no longer there fails its step, and not the minutes of its test.
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-compositing',
        '--disable-gpu-rasterization',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
