import { expect, type Locator, type Page } from '@playwright/test';

/** What has focus, and whether it can be seen that it has; some lend their ring to their label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { is: 'the page', isSeen: true };
    const isRinged = (of: Element | null, part?: string) => {
      if (of === null) return false;
      const { outlineStyle, opacity } = getComputedStyle(of, part);
      return outlineStyle !== 'none' && opacity !== '0';
    };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return {
      is: element.outerHTML.slice(0, 120),
      isSeen:
        isInWindow &&
        // A card's link lies over the whole card.
        (isRinged(element) || isRinged(element, '::after') || isRinged(element.closest('label'))),
    };
  });

/**
 * Presses Tab until an element has focus; each on the way shows that it has.
 * @param key `Shift+Tab` to go back
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const { is, isSeen } = await focused(page);
    expect(isSeen, `one sees that ${is} has focus`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Presses Tab until an element has focus, then a key. */
export async function tabAndPress(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
