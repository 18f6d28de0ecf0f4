import type { Page } from '@playwright/test';
import { delayScript, waitForHydration } from './support/hydration.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { petCard } from './support/pets-page.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
];

const photoOf = (page: Page, name: string) =>
  petCard(page, name).getByRole('img', { name: `${name}, dog` });

const missing = (page: Page) => page.getByText('No photo available');

test('R2.36 R2.60 F32 matches keep their photos after full-page screenshots and viewport changes', async ({
  page,
  shelter,
}) => {
  // Full-page screenshots are slow on a busy machine.
  test.slow();
  const names = ['Ada', 'Bo', 'Cy'];
  for (const name of names) await addPet(shelter, { name }, await phonePhoto());
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/match-results');
  await expect(page.getByRole('article')).toHaveCount(names.length);
  for (let round = 1; round <= 3; round += 1) {
    for (const size of VIEWPORTS) {
      await page.setViewportSize(size);
      // Rerenders a card while the browser may be changing the source of its photo.
      await page
        .getByRole('button', { name: /^Show (more|less)/ })
        .first()
        .click();
      await page.screenshot({ fullPage: true });
      await expect(missing(page)).toHaveCount(0);
    }
  }
  for (const name of names) {
    const photo = photoOf(page, name);
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('R2.60 F32 a photo that failed before hydration shows as missing and loads when the browser is online again', async ({
  page,
  context,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await addPet(shelter, { name: 'Waffle' }, await phonePhoto());
  await page.route(/\/images\//, (route) => route.abort());
  const script = await delayScript(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/images/'),
  );
  await page.goto('/pets', { waitUntil: 'commit' });
  await failed;
  script.release();
  await waitForHydration(page);
  await expect(missing(page)).toBeVisible();
  await expect(photoOf(page, 'Waffle')).toHaveCount(0);

  await page.unroute(/\/images\//);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(photoOf(page, 'Waffle')).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
});
