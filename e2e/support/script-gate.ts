import type { Page } from '@playwright/test';
import { withResolver } from './with-resolver.ts';

/** Keeps the page's script back, as a slow network does. */
export interface ScriptGate {
  /** Lets it through; later pages are not kept back any more. */
  open(): void;
}

/** @returns what lets the script of the next page through */
export async function holdScript(page: Page): Promise<ScriptGate> {
  const { promise: opened, resolve: open } = withResolver();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return { open };
}

/** Resolves when React has taken the page over: it then knows the elements as its own. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
