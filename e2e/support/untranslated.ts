import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What a person reads or hears of the page; what has a language of its own was written by a person. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[lang]:not(html)');
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isShown(parentElement)) texts.add(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        texts.add(element.getAttribute(name) ?? '');
      }
    }
    return [...texts].map((text) => text.replace(/\s+/g, ' ').trim());
  });
}

const countWords = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** The parts of the page that a person works with, which are the same in all languages. */
const countParts = (page: Page) =>
  page.locator('main').locator('a, button, input, select, textarea, h1, h2, h3').count();

/**
 * Compares a Spanish page, as it is now, with the same page in English.
 * @param english another page of the same person
 * @param own texts of the shelter and its people, which stay as they were written
 * @param words how long a text must be to count: names and short words may be the same
 */
export async function findUntranslated(
  spanish: Page,
  english: Page,
  own: readonly string[] = [],
  words = 3,
): Promise<string[]> {
  const parts = await countParts(spanish);
  await english.goto(spanish.url().replace('/es/', '/'));
  await expect.poll(() => countParts(english)).toBe(parts);
  const same = new Set(await readTexts(english));
  return (await readTexts(spanish)).filter(
    (text) =>
      same.has(text) && countWords(text) >= words && !own.some((owned) => text.includes(owned)),
  );
}
