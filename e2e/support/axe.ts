import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The dark theme differs in colours only. `npm run test:nightly` checks it everywhere. */
const isNightly = process.env.NIGHTLY === 'true';

interface AxeOptions {
  /** Checks the colours of the dark theme, too. */
  inBothThemes?: boolean;
}

/**
 * Runs axe on the page as it is, in the light theme. It reads no frames: the pages have none, and without them axe
 * needs no second page.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { inBothThemes = isNightly }: AxeOptions = {},
): Promise<void> {
  // What has scrolled half under the fixed header counts as a target that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  const themes = inBothThemes ? (['light', 'dark'] as const) : (['light'] as const);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'light') axe.withTags(TAGS);
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
