import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/bootstrap/chromium.mjs';

const isNightly = process.env.NIGHTLY === 'true';
const isPseudo = process.env.PSEUDO === 'true';
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // What loads, floods or kills, or needs 10,000 rows.
  testIgnore: isNightly ? [] : '**/*.nightly.spec.ts',
  ...(isPseudo && { globalSetup: './e2e/support/build-pseudo.ts' }),
  outputDir: 'test-results',
  // Each has a server and a browser of its own, and waits a quarter of the time.
  workers: Math.min(4, Math.ceil(availableParallelism() * 1.5)),
  // Only for what hangs: a busy machine takes many times as long as a quiet one.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try is a defect.
  retries: 0,
  reporter: [['list'], ['./scripts/bootstrap/test-reporter.mjs']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Not the shelter's zone, on purpose: times must be right all the same.
    timezoneId: 'Asia/Tokyo',
    // What moves is drawn again and again, and waited for.
    contextOptions: { reducedMotion: isNightly ? 'no-preference' : 'reduce' },
    trace: 'off',
    // A text that is no longer there fails its step, and not the minutes of its test.
    actionTimeout: 120_000,
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
        // Pages live for seconds: code compiled for speed, and threads beside the page, cost more than they save.
        '--js-flags=--max-lazy --no-opt --no-maglev --single-threaded',
      ],
    },
  },
});
