import { expect, type Locator, type Page } from '@playwright/test';

/** Time stands still on the page from now on; `page.clock.install()` came before it was opened. */
export const pauseTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

/** Lets the page's time go on, in steps too small to matter, until so many are there. */
export const runUntil = (page: Page, wanted: Locator, count: number): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return wanted.count();
      },
      { intervals: [10] },
    )
    .toBe(count);
