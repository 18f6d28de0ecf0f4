import type { Page } from '@playwright/test';
import { beAdopter, expect, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { petCard } from './support/pet-screens.ts';
import { holdScript, untilTakenOver } from './support/script-gate.ts';
import { addPet, savePreferences } from './support/shelter-rows.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
];

const photoOf = (page: Page, name: string) =>
  petCard(page, name).getByRole('img', { name: `${name}, dog` });

const missing = (page: Page) => page.getByText('No photo available');

test('R2.36 R2.60 F32 captures of the whole page and changes of the window leave the matches their photos', async ({
  page,
  shelter,
}) => {
  // Captures of whole pages take their time on a busy machine.
  test.slow();
  const names = ['Ada', 'Bo', 'Cy'];
  for (const name of names) await addPet(shelter, { name }, await phonePhoto());
  await savePreferences(shelter, await beAdopter(page));
  await page.goto('/match-results');
  await expect(page.getByRole('article')).toHaveCount(names.length);
  for (let round = 1; round <= 3; round += 1) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Renders a card anew while the browser may be changing its source.
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

test('R2.60 F32 a photo that failed before the script came is told as missing, and is there once the line is', async ({
  page,
  context,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await addPet(shelter, { name: 'Waffle' }, await phonePhoto());
  await page.route(/\/images\//, (route) => route.abort());
  const gate = await holdScript(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/images/'),
  );
  await page.goto('/pets', { waitUntil: 'commit' });
  await failed;
  gate.open();
  await untilTakenOver(page);
  await expect(missing(page)).toBeVisible();
  await expect(photoOf(page, 'Waffle')).toHaveCount(0);

  await page.unroute(/\/images\//);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(photoOf(page, 'Waffle')).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
});
