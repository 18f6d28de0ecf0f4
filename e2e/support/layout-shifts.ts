import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Unexpected layout shifts since the page was opened. */
    layoutShifts: { value: number; moved: string[] }[];
    /** When the first frame of the whole HTML was painted, in ms since the navigation. */
    wholePagePaintedAt?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** A shift right after user input is expected. */
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/**
 * Records the layout shifts of each page that is opened from now on. A slow browser paints while its parser is at
 * work, so that icons at the end of a line move as the next one is read: such small shifts are not recorded.
 */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const MOST_OF_PARSING = 0.02;
    /** A word in a button that begins to wait. */
    const LEAST_SEEN = 0.001;
    document.addEventListener(
      'readystatechange',
      () =>
        requestAnimationFrame(() =>
          requestAnimationFrame((time) => {
            window.wholePagePaintedAt = time;
          }),
        ),
      { once: true },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const isOfParsing =
          entry.value < MOST_OF_PARSING &&
          entry.startTime < (window.wholePagePaintedAt ?? Number.POSITIVE_INFINITY);
        if (entry.hadRecentInput || isOfParsing || entry.value < LEAST_SEEN) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : String(node?.textContent),
        );
        window.layoutShifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of this page up to its last frame. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.layoutShifts;
  });

/**
 * Waits for the style sheet, without which nothing is painted, and for the fonts, and clears the recorded layout
 * shifts: on a slow machine both come late, and cause shifts that no script causes.
 */
export const resetLayoutShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.layoutShifts = [];
  });
