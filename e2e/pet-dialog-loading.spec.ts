import type { Page } from '@playwright/test';
import { createDeferred } from './support/deferred.ts';
import { expect, test } from './support/journey.ts';
import { petCard, petDialog } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';

const DIALOG_CODE = /\/assets\/PetDialog-[^/]*\.js$/;
const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('F28 a click on a card shows a loading dialog while the code of the dialog loads', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  const { promise: isReleased, resolve: release } = createDeferred();
  await page.route(DIALOG_CODE, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/pets');
  const link = petCard(page, 'Biscuit').getByRole('link', { name: 'Biscuit', exact: true });
  await link.click();
  const loading = page.getByRole('dialog', { name: 'Loading this pet' });
  await expect(loading).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await link.click();
  await expect(loading).toBeVisible();
  release();
  await expect(petDialog(page, 'Biscuit')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await expect(link).toBeFocused();
});

test('F28 a dialog whose code fails to load shows an error with a retry, and the page stays', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/PetDialog|dynamically imported/);
  await addPet(shelter, { name: 'Biscuit' });
  await page.route(DIALOG_CODE, (route) => route.abort());
  await page.goto('/pets');
  await petCard(page, 'Biscuit').getByRole('link', { name: 'Biscuit', exact: true }).click();
  const failure = page.getByRole('dialog', { name: 'This pet could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(petCard(page, 'Biscuit'), 'the page stays').toBeAttached();
  await page.unroute(DIALOG_CODE);
  await expect(async () => {
    await failure.getByRole('button', { name: 'Try Again' }).click({ timeout: 1_000 });
    await expect(petDialog(page, 'Biscuit')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
