import type { Page } from '@playwright/test';
import { forgetLayoutShifts, layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts';
import { newPerson, signUp } from './support/people.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { holdScript, untilTakenOver } from './support/script-gate.ts';
import { addPet, addPets } from './support/shelter-rows.ts';
import { callAsStaff } from './support/staff-calls.ts';
import { expect, test } from './support/test.ts';
import { withResolver } from './support/with-resolver.ts';

/** Calls for pets that the page makes, by their query. */
function watchPetCalls(page: Page): string[] {
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('D29 R2.01 R2.04 R2.40 the pages show the pets, and links lead on', async ({
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

    test('D29 R2.35 the script takes the page over: nothing moves, blinks or is fetched twice', async ({
      page,
      shelter,
    }) => {
      await addPets(shelter, 14);
      await watchLayoutShifts(page);
      const calls = watchPetCalls(page);
      const gate = await holdScript(page);
      await page.goto('/pets', { waitUntil: 'commit' });
      await expect(firstCard(page)).toBeVisible();
      const link = firstCard(page).getByRole('link').first();
      await link.focus();
      const card = await firstCard(page).elementHandle();
      const place = await card?.boundingBox();

      await forgetLayoutShifts(page);
      gate.open();
      await untilTakenOver(page);
      await expect.poll(() => calls.some((call) => call.includes('offset=12'))).toBe(true);
      expect(calls.filter((call) => !/offset=[1-9]/.test(call))).toEqual([]);
      expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await card?.boundingBox()).toEqual(place);
      await expect(link).toBeFocused();
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('D29 a page that was scrolled before its script came stays where it is', async ({
      page,
      shelter,
    }) => {
      // So many that the grid begins to keep only the rows near the window.
      await addPets(shelter, 40);
      await watchLayoutShifts(page);
      const gate = await holdScript(page);
      await page.goto('/pets', { waitUntil: 'commit' });
      await expect(page.getByRole('article')).toHaveCount(12);
      await page.evaluate(() => window.scrollTo(0, 900));
      const seen = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('article')]
            .map((card) => ({
              id: card.getAttribute('aria-labelledby'),
              top: Math.round(card.getBoundingClientRect().top),
            }))
            .filter(({ top }) => top > 0 && top < 700),
        );
      const before = await seen();
      expect(before.length).toBeGreaterThan(0);
      await forgetLayoutShifts(page);
      gate.open();
      await untilTakenOver(page);
      const list = page.getByRole('list', { name: 'Pets' });
      await expect
        .poll(() => list.evaluate((element) => Number.parseFloat(element.style.paddingBottom)))
        .toBeGreaterThan(1_000);
      expect(await seen()).toEqual(before);
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('D29 R2.04 R2.40 a link to a pet shows it before the script comes, and works after', async ({
      page,
      shelter,
    }) => {
      const pet = await addPet(shelter, { name: 'Waffle' }, await phonePhoto());
      await addPet(shelter, { name: 'Newer' });
      await watchLayoutShifts(page);
      const calls = watchPetCalls(page);
      const gate = await holdScript(page);
      await page.goto(`/pets?petId=${pet.id}`, { waitUntil: 'commit' });
      const dialog = page.getByRole('dialog', { name: 'Waffle' });
      await expect(dialog.getByRole('img', { name: 'Waffle, dog' })).toBeVisible();
      await forgetLayoutShifts(page);
      gate.open();
      await untilTakenOver(page);
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

    test('D29 R2.23 somebody signed in never sees the page as a visitor, and nothing moves', async ({
      page,
      shelter,
      consoleWatch,
    }) => {
      // R7.10: no preferences yet is 404.
      consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
      const pet = await addPet(shelter);
      await page.goto('/signup');
      await signUp(page, newPerson());
      await watchLayoutShifts(page);
      const gate = await holdScript(page);
      await page.goto(`/pets?petId=${pet.id}`, { waitUntil: 'commit' });
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByText('Sign up or log in to request a visit')).toBeHidden();
      await expect(page.getByText('Log In', { exact: true }).first()).toBeHidden();
      await forgetLayoutShifts(page);
      gate.open();
      await expect(page.getByRole('button', { name: 'Schedule a Visit' })).toBeVisible();
      await expect(page.locator('#navigation-links')).toContainText('My Account');
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

test('R2.04 S24 a link to a pet that is gone is a friendly page with 404', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404/);
  const pet = await addPet(shelter, { name: 'Gone' });
  await callAsStaff(shelter, `DELETE /pets/${pet.id}`);
  const answer = await page.goto(`/pets?petId=${pet.id}`);
  expect(answer?.status()).toBe(404);
  const dialog = page.getByRole('dialog', { name: 'We could not find this pet' });
  await expect(dialog).toBeVisible();
  await untilTakenOver(page);
  await dialog.getByRole('button', { name: 'See all pets' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/pets$/);
});

test('D23 D29 a link to an adopted pet leads to others like it', async ({ page, shelter }) => {
  const other = await addPet(shelter, { name: 'Still Here', breed: 'Otterhound' });
  const pet = await addPet(shelter, { name: 'At Home', breed: 'Otterhound', status: 'Adopted' });
  await page.goto(`/pets?petId=${pet.id}`);
  const dialog = page.getByRole('dialog', { name: 'At Home' });
  await expect(dialog.getByText('At Home has found a home')).toBeVisible();
  await dialog.getByRole('link', { name: other.name }).click();
  await expect(page.getByRole('dialog', { name: 'Still Here' })).toBeVisible();
});

test('D29 the code of a pet is there when its card is pressed', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Reached For' });
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/pets');
  await untilTakenOver(page);
  expect(loaded.filter((url) => url.includes('PetDialog'))).toEqual([]);
  await page.getByRole('article', { name: 'Reached For' }).hover();
  await expect.poll(() => loaded.some((url) => url.includes('PetDialog'))).toBe(true);
});

test('R2.17 R2.31 D29 what is to be told waits for its code, and the page does without meanwhile', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/ERR_FAILED/);
  let tries = 0;
  await page.route(/Toaster/, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.fallback();
  });
  await page.goto('/questionnaire');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => tries).toBe(1);
  await page.getByLabel('Email').fill('ada@example.org');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText(/^You must be logged in to save preferences/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});

/** Keeps the photos of pets back until `open`, and lists the scripts that are asked for. */
async function holdPhotos(page: Page) {
  const { promise: isOpen, resolve: open } = withResolver();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/(?!before-paint).*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.route(/\/images\//, async (route) => {
    await isOpen;
    await route.continue();
  });
  return { open, scripts };
}

test('D29 the photo that is seen first goes before the script, which is there at the load event', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  const { open, scripts } = await holdPhotos(page);
  await page.goto('/pets', { waitUntil: 'domcontentloaded' });
  await expect(firstCard(page)).toBeVisible();
  expect(scripts).toEqual([]);
  const isLoaded = page.waitForEvent('load');
  open();
  await isLoaded;
  expect(scripts.length).toBeGreaterThan(3);
  await untilTakenOver(page);
});

test('D29 who touches the page gets the script at once, and a press before it came is heard', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  const { scripts } = await holdPhotos(page);
  const gate = await holdScript(page);
  await page.goto('/pets', { waitUntil: 'domcontentloaded' });
  const more = firstCard(page).getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  gate.open();
  const less = firstCard(page).getByRole('button', { name: 'Show less' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await less.click();
  await expect(more, 'from now on each press counts once').toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('R2.33 R2.40 D29 what is chosen before the script comes counts: filters, theme, next and next', async ({
  page,
  shelter,
}) => {
  const [, , third] = await addPets(shelter, 3);
  const cat = await addPet(shelter, { name: 'Chai', species: 'Cat', size: 'Small' });
  await page.emulateMedia({ colorScheme: 'light' });
  const gate = await holdScript(page);
  await page.goto('/pets', { waitUntil: 'commit' });
  await page.getByText('Cats', { exact: true }).click();
  await page.getByLabel('Size').selectOption('Small');
  await page.getByLabel('Theme').selectOption('dark');
  gate.open();
  await expect(page).toHaveURL('/pets?species=Cat&size=Small');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAccessibleName(cat.name);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const second = await holdScript(page);
  await page.goto(`/pets?petId=${cat.id}`, { waitUntil: 'commit' });
  for (let press = 1; press <= 3; press += 1) {
    await page.getByRole('button', { name: 'Next pet' }).click();
  }
  second.open();
  await expect(page.getByRole('dialog', { name: third?.name })).toBeVisible();
});

test('R2.40 D29 F21 keys that are pressed in a dialog before the script comes count, each once', async ({
  page,
  shelter,
}) => {
  const [first, , third] = await addPets(shelter, 3);
  const gate = await holdScript(page);
  await page.goto(`/pets?petId=${first?.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('dialog', { name: first?.name })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  gate.open();
  await expect(page.getByRole('dialog', { name: third?.name })).toBeVisible();
  await expect(page).toHaveURL(`/pets?petId=${third?.id}`);

  const second = await holdScript(page);
  await page.goto(`/pets?petId=${first?.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('dialog', { name: first?.name })).toBeVisible();
  await page.keyboard.press('Escape');
  second.open();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/pets');
});

test('R2.15 R2.42 D29 who signs up before the script comes takes the pet along all the same', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Waffle' });
  const gate = await holdScript(page);
  await page.goto(`/pets?petId=${pet.id}`, { waitUntil: 'commit' });
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
  gate.open();
  await expect(page).toHaveURL('/signup');
  expect(await page.evaluate(() => history.state.usr)).toEqual({ origin: 'pet', petId: pet.id });
});

test('R2.33 D29 what is typed before the script comes is searched for once it has come', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Mochi' });
  const gate = await holdScript(page);
  await page.goto('/pets', { waitUntil: 'commit' });
  await page.getByLabel('Search by name or breed').fill('mochi');
  gate.open();
  await expect(page).toHaveURL('/pets?name=mochi');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAccessibleName('Mochi');
});
