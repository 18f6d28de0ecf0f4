import { expect, type Page } from '@playwright/test';
import { asShown } from './pseudo-language.ts';

/** Notes the toasts of each page: those of staff end after two seconds, in which a slow machine may look once. */
function noteToasts(): void {
  if ('notedToasts' in window) return;
  const noted: Element[] = [];
  Object.assign(window, { notedToasts: noted });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        noted.push(...(node.matches('.toast') ? [node] : node.querySelectorAll('.toast')));
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const noting = new WeakSet<Page>();

/** Lets {@link expectToast} find what a page has shown from its next address on. */
export async function watchToasts(page: Page): Promise<void> {
  if (noting.has(page)) return;
  noting.add(page);
  await page.addInitScript(noteToasts);
}

/** A toast with this text is shown, or was since the last one that was expected. */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> => {
  const shown = asShown(text);
  return expect
    .poll(
      () =>
        page.evaluate(
          ({ source, isPattern }) => {
            const has = ({ textContent }: Element) =>
              isPattern ? new RegExp(source).test(textContent) : textContent.includes(source);
            const { notedToasts: noted = [] } = window as unknown as { notedToasts?: Element[] };
            const index = noted.findIndex(has);
            if (index >= 0) noted.splice(0, index + 1);
            return index >= 0 || [...document.querySelectorAll('.toast')].some(has);
          },
          {
            source: typeof shown === 'string' ? shown : shown.source,
            isPattern: typeof shown !== 'string',
          },
        ),
      `the toast ${text}`,
    )
    .toBe(true);
};
