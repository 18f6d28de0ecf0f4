import type { Page } from '@playwright/test';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { openPet, petCard, petDialog } from './support/pets-page.ts';
import { findMyMatch, openSecondStep } from './support/questionnaire.ts';
import { addPet, addPets, addVisit, savePreferences } from './support/shelter-data.ts';

const UPDATE = 'PUT /users/me/preferences';
const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const PHONE = { width: 360, height: 740 };

test('F23 D36 R2.46 the dashboard shows each visit status with a label, an icon and a colour by its meaning', async ({
  page,
  shelter,
}) => {
  const userId = await startAdopterSession(page);
  const statuses = ['pending', 'confirmed', 'approved', 'completed', 'cancelled'] as const;
  for (const [index, status] of statuses.entries()) {
    const { id: petId } = await addPet(shelter, { name: `Pet ${status}` });
    const startsAt = new Date(Date.UTC(2027, 1, 1 + index, 15)).toISOString();
    await addVisit(shelter, { userId, petId, startsAt, status });
  }
  await page.goto('/dashboard');
  const visits = page.getByRole('region', { name: 'Your Visit Requests' });
  const badge = (status: string) => visits.getByText(status, { exact: true });
  const colour = (status: string) =>
    badge(status).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(badge('Approved')).toBeVisible();
  expect(await colour('Approved')).toBe(await colour('Completed'));
  const colours = await Promise.all(['Pending', 'Confirmed', 'Completed', 'Cancelled'].map(colour));
  expect(new Set(colours).size, 'four different colours').toBe(4);
  for (const status of ['Pending', 'Confirmed', 'Approved', 'Completed', 'Cancelled']) {
    await expect(badge(status).locator('[aria-hidden=true]')).toHaveCount(1);
  }
});

test('F28 following a link in a dialog updates the page title', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await page.goto('/pets');
  const dialog = await openPet(page, 'Biscuit');
  await expect(page).toHaveTitle(/^Biscuit/);
  await dialog.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Log In – Pawmatch');
});

test('F28 on the matches page the back button first closes dialogs and then leaves the page', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Matches' }).click();
  await petCard(page, 'Biscuit').getByRole('link', { name: 'Biscuit', exact: true }).click();
  await expect(petDialog(page, 'Biscuit')).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  await expect(page).toHaveURL('/match-results');
  await petCard(page, 'Biscuit').getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('dialog', { name: 'Meet Biscuit!' })).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  await expect(page).toHaveURL('/match-results');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('F28 R2.27 the saving overlay is modal, and a late response does not navigate away from another page', async ({
  page,
  shelter,
  faults,
}) => {
  const userId = await startAdopterSession(page);
  await savePreferences(shelter, userId);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Preferences' }).click();
  await page.getByRole('button', { name: 'Next: Pet Preferences' }).click();
  const update = await faults.hold(UPDATE);
  await findMyMatch(page);
  const overlay = page.getByRole('dialog', { name: 'Saving your preferences...' });
  await expect(overlay).toBeVisible();
  expect(await overlay.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expectNoDialog(page);
  const saving = page.waitForResponse('**/api/users/me/preferences');
  await update.release();
  await saving;
  await expect(toast(page, 'Preferences saved successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('F28 F37 R8.22 a toast announces the redirect to the matches before it happens, and back leads to step 1', async ({
  page,
  shelter,
}) => {
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/dashboard');
  await openSecondStep(page, false);
  const announcement = toast(
    page,
    'Preferences saved successfully! Redirecting to your matches...',
  );
  const isAnnouncedBefore = page.waitForFunction(
    () =>
      document.body.textContent.includes('Redirecting to your matches...') &&
      location.pathname === '/questionnaire',
  );
  await findMyMatch(page);
  await isAnnouncedBefore;
  await expect(page).toHaveURL('/match-results');
  await expect(announcement).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'About You – Step 1 of 2' })).toBeVisible();
  await page.goBack();
  await expect(page, 'one step back, not two').toHaveURL('/dashboard');
});

test('F28 holding an arrow key updates the history less often than Safari allows', async ({
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
  const replaceCount = () =>
    page.evaluate(() => (window as unknown as { replaced: number }).replaced);
  const before = await replaceCount();
  const start = Date.now();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    for (let press = 0; press < 20; press += 1) await page.keyboard.press(key);
  }
  await expect(petDialog(page, 'Pet 21')).toBeVisible();
  await expect(page).toHaveURL(`/pets?petId=${pets[20]?.id}`);
  const allowed = 40 + (Date.now() - start) / 600 + 2;
  expect((await replaceCount()) - before).toBeLessThanOrEqual(allowed);
});

test('F37 R2.40 a pet’s dialog shows the summary before the description, and no tags for unknown facts', async ({
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

test('F37 the match score does not overlap "No photo available" at any width', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit', special_needs: true });
  const preferences = { accepts_special_needs: true };
  await savePreferences(shelter, await startAdopterSession(page), preferences);
  await page.goto('/match-results');
  const card = petCard(page, 'Biscuit');
  const labels = [
    card.getByText('No photo available'),
    card.getByText(/^(Great fit|Good fit|Worth meeting)/),
    card.getByText('Special Needs', { exact: true }).first(),
  ];
  for (const width of [360, 660, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        if (!a || !b) throw new Error('A label of the card is not shown.');
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

test('F37 R8.01 on a phone a toast does not cover the heading', async ({ page, shelter }) => {
  await page.setViewportSize(PHONE);
  await savePreferences(shelter, await startAdopterSession(page));
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
