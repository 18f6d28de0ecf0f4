import { expect, type Locator, type Page } from '@playwright/test';

/** Time stands still on the page from now on; `page.clock.install()` came before it was opened. */
export const pauseTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

/**
 * Lets the page's time go on until so many are there.
 * @param step how far at once, in ms; how often depends on the machine, so keep it far below what counts
 */
export const runUntil = (
  page: Page,
  wanted: Locator,
  count: number,
  { step = 20 } = {},
): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        return wanted.count();
      },
      { intervals: [10] },
    )
    .toBe(count);
