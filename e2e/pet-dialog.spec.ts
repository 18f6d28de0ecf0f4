import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createDeferred } from './support/deferred.ts';
import { waitForHydration } from './support/hydration.ts';
import { expect, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import {
  expectNoHorizontalScroll,
  factsOf,
  openPet,
  petCard,
  petDialog,
  waitForImage,
} from './support/pets-page.ts';
import { addPet, addPets } from './support/shelter-data.ts';

const DIALOG_CODE = /\/assets\/PetDialog-[^/]*\.js$/;

const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

const linkOf = (page: Page, name: string) =>
  petCard(page, name).getByRole('link', { name, exact: true });

test('R2.04 R2.33 R2.40 a card opens a dialog with photo, name, tags and About text, which closes in four ways and restores the focus', async ({
  page,
  shelter,
}) => {
  const [, second] = await addPets(shelter, 3);
  const summary = 'Short and sweet.';
  await addPet(shelter, { name: 'Summed', summary, description: 'The story.' }, await phonePhoto());
  await page.goto('/pets?q=beagle');
  // A click before that is the question of `hydration.spec.ts`.
  await waitForHydration(page);
  const dialog = await openPet(page, 'Summed');
  await expect(page).toHaveURL(/\/pets\?q=beagle&petId=[\w-]+$/);
  await expect(page).toHaveTitle('Summed, young Beagle – Pawmatch');
  await waitForImage(dialog.getByRole('img', { name: 'Summed, dog' }));
  await expect(dialog.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(dialog.getByText('Short and sweet.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The story.', { exact: true })).toBeVisible();
  expect(await factsOf(dialog, 1)).toHaveLength(8);
  await expect(dialog.getByText('Sign up or log in to request a visit')).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);

  const link = linkOf(page, 'Summed');
  const waysToClose: [name: string, close: () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['a click on the backdrop', () => dialog.click({ position: { x: -60, y: 300 } })],
    ['the back button', () => page.goBack()],
  ];
  for (const [name, close] of waysToClose) {
    await test.step(name, async () => {
      await expect(dialog).toBeVisible();
      await close();
      await expectNoDialog(page);
      await expect(page).toHaveURL('/pets?q=beagle');
      await expect(page).toHaveTitle('Available Pets – Pawmatch');
      await expect(link).toBeFocused();
      await link.press('Enter');
    });
  }

  await test.step('steps follow in the URL, and add no history entries', async () => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(petDialog(page, 'Pet 1').getByText('2 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'Next pet' }).click();
    await expect(petDialog(page, 'Pet 2').getByText('3 of 4')).toBeVisible();
    await expect(page).toHaveURL(`/pets?q=beagle&petId=${second?.id}`);
    await page.reload();
    await expect(petDialog(page, 'Pet 2').getByText('3 of 4')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pets?q=beagle');
    await expectNoDialog(page);
  });
});

test('R2.40 at 360 px the dialog fills the window, and its buttons and links stay visible', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addPet(shelter, { name: 'Waffle', description: 'Long story. '.repeat(200) });
  await addPet(shelter, { name: 'A'.repeat(97) }, await phonePhoto());
  await page.goto('/pets');
  await openPet(page, 'A'.repeat(97));
  await page.getByRole('button', { name: 'Next pet' }).click();
  const dialog = petDialog(page, 'Waffle');
  await expect(dialog).toHaveJSProperty('clientWidth', 360);
  await expect(dialog).toHaveJSProperty('clientHeight', 740);
  for (const name of ['Sign Up', 'Log In']) {
    await expect(dialog.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await dialog.getByRole('heading', { name: 'Facts' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
  await expect(dialog).toHaveJSProperty('scrollWidth', 360);
});

test('B7.04 B7.10 at 200 % zoom the dialog shows a photo whole, and crops it in a tall window', async ({
  page,
  shelter,
}) => {
  const background = { r: 190, g: 130, b: 70 };
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  await addPet(shelter, { name: 'Mabel' }, await photo.jpeg().toBuffer());
  await page.goto('/pets');
  await openPet(page, 'Mabel');
  const shown = petDialog(page, 'Mabel').getByRole('img').first();
  await expect(shown).toHaveCSS('object-fit', 'cover');
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(shown).toHaveCSS('object-fit', 'contain');
});

test('F28 D29 the code of the dialog loads when a card is hovered; meanwhile a dialog says so, and a failure can be retried', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/PetDialog|Unable to connect/);
  await addPet(shelter, { name: 'Biscuit' });
  const { promise: isReleased, resolve: fail } = createDeferred();
  let requests = 0;
  await page.route(DIALOG_CODE, async (route) => {
    requests += 1;
    await isReleased;
    await route.abort();
  });
  await page.goto('/pets');
  await waitForHydration(page);
  expect(requests, 'not before it is needed').toBe(0);
  const requested = page.waitForRequest(DIALOG_CODE);
  await petCard(page, 'Biscuit').hover();
  await requested;

  const link = linkOf(page, 'Biscuit');
  const loading = page.getByRole('dialog', { name: 'Loading this pet' });
  await link.click();
  await expect(loading).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await expect(link).toBeFocused();
  await link.click();
  await expect(loading).toBeVisible();
  fail();
  const failure = page.getByRole('dialog', { name: 'This pet could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(petCard(page, 'Biscuit'), 'the page stays').toBeAttached();
  await page.unroute(DIALOG_CODE);
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(petDialog(page, 'Biscuit')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await expect(link).toBeFocused();
});
