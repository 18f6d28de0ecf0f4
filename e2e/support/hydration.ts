import type { Page } from '@playwright/test';
import { createDeferred } from './deferred.ts';

/** Delays the main script of the page, as a slow network does. @returns `release`, which lets it through */
export async function delayScript(page: Page): Promise<{ release: () => void }> {
  const { promise: isReleased, resolve: release } = createDeferred();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return { release };
}

/** Waits until React has hydrated the page: its elements then have React's own properties. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
