import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element, unless its focus ring, or that of its label, is visible. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const hasRing = (ringed: Element | null, pseudoElement?: string) => {
      if (ringed === null) return false;
      const { outlineStyle, opacity } = getComputedStyle(ringed, pseudoElement);
      return outlineStyle !== 'none' && opacity !== '0';
    };
    // The label of a file input follows it; other labels contain their input.
    const labelOf = (input: Element) =>
      input.matches('[type=file]') ? input.nextElementSibling : input.closest('label');
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isVisible =
      isInWindow &&
      // The link of a card covers the card with a pseudo-element.
      (hasRing(element) || hasRing(element, '::after') || hasRing(labelOf(element)));
    return isVisible ? null : element.outerHTML.slice(0, 120);
  });

/**
 * Presses Tab until an element has focus, and checks that each element on the way has a visible focus ring.
 * @param key `Shift+Tab` to go back
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    // What is scrolled or shown by script follows the focus a moment later.
    await expect.poll(() => hiddenFocus(page), 'what has the focus is visible').toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}

/** Presses Tab until an element has focus, then a key. */
export async function tabAndPress(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
