import { defineConfig } from '@playwright/test';
import { WEBKIT_DRIVER_URL } from './e2e/browsers/webkit-gtk.ts';
import journeys from './playwright.config.ts';

type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** From `npm run test:browsers`: each browser with the path of Debian's, or '' for Playwright's own. */
const browsers = JSON.parse(process.env.BROWSERS ?? '{}') as Partial<Record<BrowserName, string>>;

/** Full Chromium, not its headless shell; Debian's Firefox through WebDriver BiDi. */
const channels = {
  chromium: 'chromium',
  firefox: browsers.firefox ? 'moz-firefox' : undefined,
  webkit: undefined,
};

const { viewport, locale, timezoneId } = journeys.use ?? {};

export default defineConfig({
  testDir: 'e2e/browsers',
  testMatch: '**/*.smoke.ts',
  outputDir: 'test-results/browsers',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000, intervals: [50] } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/bootstrap/test-reporter.mjs']],
  use: { viewport, locale, timezoneId, actionTimeout: 20_000, navigationTimeout: 20_000 },
  projects: (Object.keys(browsers) as BrowserName[]).map((name) => ({
    name,
    use: {
      browserName: name,
      channel: channels[name],
      launchOptions: {
        executablePath: browsers[name] || undefined,
        args: name === 'chromium' ? ['--no-sandbox'] : [],
      },
    },
  })),
  webServer: browsers.webkit
    ? {
        command: `WebKitWebDriver --port=${new URL(WEBKIT_DRIVER_URL).port}`,
        url: `${WEBKIT_DRIVER_URL}/status`,
      }
    : [],
});
