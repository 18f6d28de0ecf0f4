import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Pauses the fake clock of the page, which must be installed before the page is opened. It jumps ahead of the time
 * that a slow machine needs for that: the clock cannot be paused in the past.
 */
export const pauseTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);

/**
 * Runs the fake clock of the page until a locator has a number of matches.
 * @param step how far to run at once, in ms; much smaller than the times that a test checks
 */
export const runUntil = (
  page: Page,
  locator: Locator,
  count: number,
  { step = 20 } = {},
): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        return locator.count();
      },
      { intervals: [10] },
    )
    .toBe(count);
