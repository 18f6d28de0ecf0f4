import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Moved without having been asked to, since the page began. */
    layoutShifts: { value: number; moved: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Somebody has just pressed something: it may well move. */
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/** Writes down all that moves on each page that is opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : String(node?.textContent),
        );
        window.layoutShifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page, as of its last frame. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.layoutShifts;
  });

/**
 * Waits for what is drawn by the page alone, and begins to count anew: on a slow machine its fonts
 * may come a moment late, which is nothing that a script has done.
 */
export const forgetLayoutShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.layoutShifts = [];
  });
