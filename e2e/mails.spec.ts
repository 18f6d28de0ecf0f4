import { expect, test } from '@playwright/test';
import { sampleMails } from '../apps/server/src/testing/sample-mails.ts';
import { expectNoViolations } from './support/axe.ts';

const PHOTO = 'apps/server/demo-pictures/beagle.webp';

/** A mail is shown within the page of a mail program, which has the landmarks. */
const RULES_OF_PAGES = ['landmark-one-main', 'region'];

test('B3.07 every mail is accessible in both themes and fits 320 pixels', async ({ page }) => {
  await page.route('**/images/**', (route) => route.fulfill({ path: PHOTO }));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [name, { html = '' }] of Object.entries(sampleMails)) {
    await page.setContent(html);
    await expectNoViolations(page, name, { disabled: RULES_OF_PAGES, inBothThemes: true });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBe(320);
  }
});
