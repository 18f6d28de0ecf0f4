import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sampleMails } from '../apps/server/src/testing/sample-mails.ts';

const PHOTO = 'apps/server/demo-pictures/beagle.webp';

/** A mail is shown within the page of a mail program, which has the landmarks. */
const RULES_OF_PAGES = ['landmark-one-main', 'region'];

const axeFor = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNone(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, where).toEqual([]);
}

test('B3.07 every mail is accessible in both themes and fits 320 pixels', async ({ page }) => {
  await page.route('**/images/**', (route) => route.fulfill({ path: PHOTO }));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [name, { html = '' }] of Object.entries(sampleMails)) {
    await page.setContent(html);
    await expectNone(axeFor(page).disableRules(RULES_OF_PAGES), name);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBe(320);
  }
  // The dark theme differs in colours only, which can be checked in one document.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setContent(
    Object.values(sampleMails)
      .map(({ html }) => html)
      .join(''),
  );
  const colours = axeFor(page).withRules(['color-contrast', 'link-in-text-block']);
  await expectNone(colours, 'all mails in the dark theme');
});
