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

/** Names and short words may be the same in both languages. */
const SENTENCE_WORDS = 3;

const countWords = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** The parts of the page that a person works with, which are the same in all languages. */
const countParts = (page: Page) =>
  page.locator('main').locator('a, button, input, select, textarea, h1, h2, h3').count();

/**
 * Compares a Spanish page, which shows what is stored, with the same page in English.
 * @param english another page of the same person
 * @param own texts of the shelter and its people, which stay as they were written
 */
export async function findUntranslated(
  spanish: Page,
  english: Page,
  own: readonly string[] = [],
): Promise<string[]> {
  await english.goto(spanish.url().replace('/es/', '/'));
  // Either may still be loading.
  const countMissing = async () => (await countParts(spanish)) - (await countParts(english));
  await expect.poll(countMissing).toBe(0);
  const same = new Set(await readTexts(english));
  return (await readTexts(spanish)).filter(
    (text) =>
      same.has(text) &&
      countWords(text) >= SENTENCE_WORDS &&
      !own.some((owned) => text.includes(owned)),
  );
}
