import type { Page } from '@playwright/test';
import { beAdopter, expect, test, toast } from './support/journey.ts';
import { openPet, petCard, petDialog } from './support/pet-screens.ts';
import { findMyMatch, openSecondStep } from './support/questionnaire.ts';
import { addPet, addPets, addVisitOf, savePreferences } from './support/shelter-rows.ts';
import { withResolver } from './support/with-resolver.ts';

const UPDATE = 'PUT /users/me/preferences';
const DIALOG_CODE = /\/assets\/PetDialog-[^/]*\.js$/;
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const PHONE = { width: 360, height: 740 };

test('F23 D36 R2.46 the dashboard shows good news in green, the past neutral, and each with its word and mark', async ({
  page,
  shelter,
}) => {
  const userId = await beAdopter(page);
  const statuses = ['pending', 'confirmed', 'approved', 'completed', 'cancelled'] as const;
  for (const [index, status] of statuses.entries()) {
    const { id: petId } = await addPet(shelter, { name: `Pet ${status}` });
    const startsAt = new Date(Date.UTC(2027, 1, 1 + index, 15)).toISOString();
    await addVisitOf(shelter, userId, { petId, startsAt, status });
  }
  await page.goto('/dashboard');
  const visits = page.getByRole('region', { name: 'Your Visit Requests' });
  const badge = (status: string) => visits.getByText(status, { exact: true });
  const colour = (status: string) =>
    badge(status).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(badge('Approved')).toBeVisible();
  expect(await colour('Approved')).toBe(await colour('Confirmed'));
  const colours = await Promise.all(['Pending', 'Confirmed', 'Completed', 'Cancelled'].map(colour));
  expect(new Set(colours).size, 'four meanings, four colours').toBe(4);
  for (const status of ['Pending', 'Confirmed', 'Approved', 'Completed', 'Cancelled']) {
    await expect(badge(status).locator('[aria-hidden=true]')).toHaveCount(1);
  }
});

test('F28 the tab has the title of the page that a dialog leads to', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await page.goto('/pets');
  const dialog = await openPet(page, 'Biscuit');
  await expect(page).toHaveTitle(/^Biscuit/);
  await dialog.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Log In – Pawmatch');
});

test('F28 a press on a card is answered while the code of the dialog is on its way', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  const { promise: isLetGo, resolve: letGo } = withResolver();
  await page.route(DIALOG_CODE, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/pets');
  const link = petCard(page, 'Biscuit').getByRole('link', { name: 'Biscuit', exact: true });
  await link.click();
  const waiting = page.getByRole('dialog', { name: 'Loading this pet' });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await noDialog(page);
  await link.click();
  await expect(waiting).toBeVisible();
  letGo();
  await expect(petDialog(page, 'Biscuit')).toBeVisible();
  await page.keyboard.press('Escape');
  await noDialog(page);
  await expect(link).toBeFocused();
});

test('F28 code that does not come is told in a dialog, and asked for again; the page stays', async ({
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
  await expect(petCard(page, 'Biscuit'), 'the page is still there').toBeAttached();
  await page.unroute(DIALOG_CODE);
  await expect(async () => {
    await failure.getByRole('button', { name: 'Try Again' }).click({ timeout: 1_000 });
    await expect(petDialog(page, 'Biscuit')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('F28 on the matches the browser’s back closes the dialogs, and leaves the page afterwards', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await savePreferences(shelter, await beAdopter(page));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Matches' }).click();
  await petCard(page, 'Biscuit').getByRole('link', { name: 'Biscuit', exact: true }).click();
  await expect(petDialog(page, 'Biscuit')).toBeVisible();
  await page.goBack();
  await noDialog(page);
  await expect(page).toHaveURL('/match-results');
  await petCard(page, 'Biscuit').getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('dialog', { name: 'Meet Biscuit!' })).toBeVisible();
  await page.goBack();
  await noDialog(page);
  await expect(page).toHaveURL('/match-results');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('F28 R2.27 nothing under the overlay can be pressed, and a late answer fetches nobody back', async ({
  page,
  shelter,
  faults,
}) => {
  const userId = await beAdopter(page);
  await savePreferences(shelter, userId);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Preferences' }).click();
  await page.getByRole('button', { name: 'Next: Pet Preferences' }).click();
  const held = await faults.hold(UPDATE);
  await findMyMatch(page);
  const overlay = page.getByRole('dialog', { name: 'Saving your preferences...' });
  await expect(overlay).toBeVisible();
  expect(await overlay.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await noDialog(page);
  const saving = page.waitForResponse('**/api/users/me/preferences');
  await held.letGo();
  await saving;
  await expect(toast(page, 'Preferences saved successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('F28 F37 R8.22 the toast announces the way to the matches before it is gone, and back leads to step 1', async ({
  page,
  shelter,
}) => {
  await savePreferences(shelter, await beAdopter(page));
  await page.goto('/dashboard');
  await openSecondStep(page, false);
  const told = toast(page, 'Preferences saved successfully! Redirecting to your matches...');
  const isToldBefore = page.waitForFunction(
    () =>
      document.body.textContent.includes('Redirecting to your matches...') &&
      location.pathname === '/questionnaire',
  );
  await findMyMatch(page);
  await isToldBefore;
  await expect(page).toHaveURL('/match-results');
  await expect(told).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'About You – Step 1 of 2' })).toBeVisible();
  await page.goBack();
  await expect(page, 'no step that changes nothing').toHaveURL('/dashboard');
});

test('F28 a held arrow key changes the history less often than Safari allows', async ({
  page,
  shelter,
}) => {
  const pets = await addPets(shelter, 21);
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    const counter = window as unknown as { replaced: number };
    counter.replaced = 0;
    history.replaceState = (...state) => {
      counter.replaced += 1;
      replaceState(...state);
    };
  });
  await page.goto('/pets');
  await openPet(page, 'Pet 1');
  const counted = () => page.evaluate(() => (window as unknown as { replaced: number }).replaced);
  const before = await counted();
  const start = Date.now();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    for (let press = 0; press < 20; press += 1) await page.keyboard.press(key);
  }
  await expect(petDialog(page, 'Pet 21')).toBeVisible();
  await expect(page).toHaveURL(`/pets?petId=${pets[20]?.id}`);
  const allowed = 40 + (Date.now() - start) / 600 + 2;
  expect((await counted()) - before).toBeLessThanOrEqual(allowed);
});

test('F37 R2.40 a pet’s dialog tells the summary and then the story; what is not known is no tag', async ({
  page,
  shelter,
}) => {
  const summary = 'A lap for every evening.';
  const description = 'Found by the river.\nShe loves the rain.';
  await addPet(shelter, { name: 'Juno', summary, description, hair_length: null });
  await page.goto('/pets');
  const about = (await openPet(page, 'Juno')).getByRole('region', { name: 'About' });
  await expect(about.locator('p')).toHaveText([summary, description]);
  await expect(page.getByText('Not known')).toHaveCount(0);
});

test('F37 the score does not lie over "No photo available", at any width', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit', special_needs: true });
  const wish = { accepts_special_needs: true };
  await savePreferences(shelter, await beAdopter(page), wish);
  await page.goto('/match-results');
  const card = petCard(page, 'Biscuit');
  const parts = [
    card.getByText('No photo available'),
    card.getByText(/% match$/),
    card.getByText('Special Needs', { exact: true }).first(),
  ];
  for (const width of [360, 660, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        if (!a || !b) throw new Error('A part of the card is not shown.');
        const isApart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        expect(isApart, `at ${width} px`).toBe(true);
      }
    }
  }
});

test('F37 R8.01 on a phone a toast leaves the heading in sight, and does not follow to the next page', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize(PHONE);
  await savePreferences(shelter, await beAdopter(page));
  await openSecondStep(page, false);
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  const card = page.getByRole('region', { name: 'Notifications' }).locator('.toast');
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (!box || !heading) throw new Error('Toast or heading is not shown.');
  expect(box.y + box.height).toBeLessThanOrEqual(heading.y);
});
