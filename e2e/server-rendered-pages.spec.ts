import type { Page } from '@playwright/test';
import { delayScript, waitForHydration } from './support/hydration.ts';
import { layoutShifts, recordLayoutShifts, resetLayoutShifts } from './support/layout-shifts.ts';
import { newPerson, signUp } from './support/people.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet, addPets } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';
import { expect, test } from './support/test.ts';

/** Records the page's calls for pets as path and query. */
function recordPetCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/pets')) calls.push(url.pathname + url.search);
  });
  return calls;
}

const firstCard = (page: Page) => page.getByRole('article').first();

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D29 R2.01 R2.04 R2.40 the pages show the pets, and links work', async ({
    page,
    shelter,
  }) => {
    await addPet(shelter, { name: 'Biscuit', summary: 'Calm and kind.' }, await phonePhoto());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Pet Match' })).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.goto('/pets');
    await expect(page.getByRole('heading', { name: 'Available Pets' })).toBeVisible();
    await page.getByRole('article', { name: 'Biscuit' }).getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: 'Biscuit' });
    await expect(dialog.getByText('Calm and kind.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Biscuit, dog' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: 'Biscuit' })).toBeVisible();
  });
});

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('D29 R2.35 hydration moves no content, keeps the focus and fetches nothing again', async ({
      page,
      shelter,
    }) => {
      await addPets(shelter, 14);
      await recordLayoutShifts(page);
      const calls = recordPetCalls(page);
      const script = await delayScript(page);
      await page.goto('/pets', { waitUntil: 'commit' });
      await expect(firstCard(page)).toBeVisible();
      const link = firstCard(page).getByRole('link').first();
      await link.focus();
      const card = await firstCard(page).elementHandle();
      const box = await card?.boundingBox();

      await resetLayoutShifts(page);
      script.release();
      await waitForHydration(page);
      await expect.poll(() => calls.some((call) => call.includes('offset=12'))).toBe(true);
      expect(calls.filter((call) => !/offset=[1-9]/.test(call))).toEqual([]);
      expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await card?.boundingBox()).toEqual(box);
      await expect(link).toBeFocused();
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('D29 hydration keeps the scroll position', async ({ page, shelter }) => {
      // Enough pets for a virtualized grid.
      await addPets(shelter, 40);
      await recordLayoutShifts(page);
      const script = await delayScript(page);
      await page.goto('/pets', { waitUntil: 'commit' });
      await expect(page.getByRole('article')).toHaveCount(12);
      await page.evaluate(() => window.scrollTo(0, 900));
      const visibleCards = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('article')]
            .map((card) => ({
              id: card.getAttribute('aria-labelledby'),
              top: Math.round(card.getBoundingClientRect().top),
            }))
            .filter(({ top }) => top > 0 && top < 700),
        );
      const before = await visibleCards();
      expect(before.length).toBeGreaterThan(0);
      await resetLayoutShifts(page);
      script.release();
      await waitForHydration(page);
      const list = page.getByRole('list', { name: 'Pets' });
      await expect
        .poll(() => list.evaluate((element) => Number.parseFloat(element.style.paddingBottom)))
        .toBeGreaterThan(1_000);
      expect(await visibleCards()).toEqual(before);
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('D29 R2.04 R2.40 a link to a pet shows the dialog before hydration, and the dialog works afterwards', async ({
      page,
      shelter,
    }) => {
      const pet = await addPet(shelter, { name: 'Waffle' }, await phonePhoto());
      await addPet(shelter, { name: 'Newer' });
      await recordLayoutShifts(page);
      const calls = recordPetCalls(page);
      const script = await delayScript(page);
      await page.goto(`/pets?petId=${pet.id}`, { waitUntil: 'commit' });
      const dialog = page.getByRole('dialog', { name: 'Waffle' });
      await expect(dialog.getByRole('img', { name: 'Waffle, dog' })).toBeVisible();
      await resetLayoutShifts(page);
      script.release();
      await waitForHydration(page);
      await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(page).toHaveTitle('Waffle, young Beagle – Pawmatch');
      expect(await layoutShifts(page)).toEqual([]);
      expect(calls.filter((call) => call.endsWith(pet.id))).toEqual([]);

      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('dialog', { name: 'Newer' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveTitle('Available Pets – Pawmatch');
    });

    test('D29 R2.23 a signed-in user never sees the visitor’s version of the page, and nothing moves', async ({
      page,
      shelter,
      consoleWatch,
    }) => {
      // R7.10: missing preferences are 404.
      consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
      const pet = await addPet(shelter);
      await page.goto('/signup');
      await signUp(page, newPerson());
      await recordLayoutShifts(page);
      const script = await delayScript(page);
      await page.goto(`/pets?petId=${pet.id}`, { waitUntil: 'commit' });
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByText('Sign up or log in to request a visit')).toBeHidden();
      await expect(page.getByText('Log In', { exact: true }).first()).toBeHidden();
      await resetLayoutShifts(page);
      script.release();
      await expect(page.getByRole('button', { name: 'Schedule a Visit' })).toBeVisible();
      await expect(page.locator('#navigation-links')).toContainText('My Account');
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

test('R2.04 S24 a link to a deleted pet shows a friendly page with status 404', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404/);
  const pet = await addPet(shelter, { name: 'Gone' });
  await callAsStaff(shelter, `DELETE /pets/${pet.id}`);
  const response = await page.goto(`/pets?petId=${pet.id}`);
  expect(response?.status()).toBe(404);
  const dialog = page.getByRole('dialog', { name: 'We could not find this pet' });
  await expect(dialog).toBeVisible();
  await waitForHydration(page);
  await dialog.getByRole('button', { name: 'See all pets' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/pets$/);
});

test('D23 D29 a link to an adopted pet shows similar pets', async ({ page, shelter }) => {
  const other = await addPet(shelter, { name: 'Still Here', breed: 'Otterhound' });
  const pet = await addPet(shelter, { name: 'At Home', breed: 'Otterhound', status: 'Adopted' });
  await page.goto(`/pets?petId=${pet.id}`);
  const dialog = page.getByRole('dialog', { name: 'At Home' });
  await expect(dialog.getByText('At Home has found a home')).toBeVisible();
  await dialog.getByRole('link', { name: other.name }).click();
  await expect(page.getByRole('dialog', { name: 'Still Here' })).toBeVisible();
});

test('D29 hovering a card preloads the code of the pet dialog', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Hovered' });
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/pets');
  await waitForHydration(page);
  expect(loaded.filter((url) => url.includes('PetDialog'))).toEqual([]);
  await page.getByRole('article', { name: 'Hovered' }).hover();
  await expect.poll(() => loaded.some((url) => url.includes('PetDialog'))).toBe(true);
});

test('R2.17 R2.31 D29 a toast waits for its code, which is loaded again after a failure', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/ERR_FAILED/);
  let attempts = 0;
  await page.route(/Toaster/, (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.fallback();
  });
  await page.goto('/questionnaire');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => attempts).toBe(1);
  await page.getByLabel('Email').fill('ada@example.org');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText(/^You must be logged in to save preferences/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});
