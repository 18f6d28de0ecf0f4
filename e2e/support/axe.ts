import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The dark theme differs in colours only. `npm run test:nightly` checks it everywhere. */
const isNightly = process.env.NIGHTLY === 'true';

interface AxeOptions {
  /** Checks the colours of the dark theme, too. */
  inBothThemes?: boolean;
  /** Rules that do not apply. */
  disabled?: readonly string[];
}

/** What axe finds in a document, which gets its script once. */
async function findViolations(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, given);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);
}

/** Runs axe on the page as it is, in the light theme. It reads no frames: the pages have none. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { inBothThemes = isNightly, disabled = [] }: AxeOptions = {},
): Promise<void> {
  // What has scrolled half under the fixed header counts as a target that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  const all = { runOnly: { type: 'tag', values: TAGS }, rules } as const;
  const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };
  const themes = inBothThemes ? (['light', 'dark'] as const) : (['light'] as const);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const options = colorScheme === 'light' ? all : colours;
    const found = await findViolations(page, {
      ...options,
      resultTypes: ['violations'],
      iframes: false,
    });
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
