import type { Page } from '@playwright/test';
import { createDeferred } from './support/deferred.ts';
import { delayScript, waitForHydration } from './support/hydration.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { layoutShifts, recordLayoutShifts, resetLayoutShifts } from './support/layout-shifts.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { openPet, petDialog } from './support/pets-page.ts';
import { addPet, addPets, insertPets } from './support/shelter-data.ts';

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

const firstCard = (page: Page) => page.getByRole('article').first();

/** Records the page's calls for pets as path and query. */
function recordPetCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/pets')) calls.push(url.pathname + url.search);
  });
  return calls;
}

/** Delays the photos of pets until `release`, and records the requested scripts. */
async function delayPhotos(page: Page) {
  const { promise: isReleased, resolve: release } = createDeferred();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.route(/\/images\//, async (route) => {
    await isReleased;
    await route.continue();
  });
  return { release, scripts };
}

/** The cards in the window, with their positions. */
const visibleCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')]
      .map((card) => ({
        id: card.getAttribute('aria-labelledby'),
        top: card.getBoundingClientRect().top,
      }))
      .filter(({ top }) => top > 0 && top < 700),
  );

test('D29 R2.33 R2.35 hydration moves no content, keeps focus and scroll position, and fetches nothing again', async ({
  page,
  shelter,
}) => {
  // Enough pets for a virtualized grid.
  await insertPets(shelter, 40);
  await recordLayoutShifts(page);
  const calls = recordPetCalls(page);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const script = await delayScript(page);
    await page.goto('/pets', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(12);
    // Until the style sheet and the fonts are there, the cards stand elsewhere.
    await resetLayoutShifts(page);
    await page.evaluate(() => scrollTo(0, 900));
    const before = await visibleCards(page);
    expect(before.length).toBeGreaterThan(0);
    const card = page.locator(`[aria-labelledby="${before[0]?.id}"]`);
    const element = await card.elementHandle();
    const link = card.getByRole('link').first();
    await link.evaluate((it) => it.focus({ preventScroll: true }));

    await resetLayoutShifts(page);
    calls.length = 0;
    script.release();
    await waitForHydration(page);
    const list = page.getByRole('list', { name: 'Pets', exact: true });
    await expect
      .poll(() => list.evaluate((it) => Number.parseFloat(it.style.paddingBottom)))
      .toBeGreaterThan(1_000);
    await expect.poll(() => calls.some((call) => call.includes('offset=12'))).toBe(true);
    expect(calls.filter((call) => !/offset=[1-9]/.test(call))).toEqual([]);
    expect(await visibleCards(page)).toEqual(
      before.map((shown) => ({ ...shown, top: expect.closeTo(shown.top, 0) })),
    );
    expect(await element?.evaluate((it) => it.isConnected)).toBe(true);
    await expect(link).toBeFocused();
    expect(await layoutShifts(page)).toEqual([]);
  }
});

test('D29 R2.04 R2.23 R2.40 a link to a pet shows the dialog before hydration, never the visitor’s version to an adopter, and works afterwards', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Waffle' }, await phonePhoto());
  await addPet(shelter, { name: 'Newer' });
  await startAdopterSession(page);
  await recordLayoutShifts(page);
  const calls = recordPetCalls(page);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const script = await delayScript(page);
    await page.goto(`/pets?petId=${pet.id}`, { waitUntil: 'commit' });
    const dialog = petDialog(page, 'Waffle');
    await expect(dialog.getByRole('img', { name: 'Waffle, dog' })).toBeVisible();
    await expect(page.getByText('Sign up or log in to request a visit')).toBeHidden();
    await expect(page.getByText('Log In', { exact: true }).first()).toBeHidden();
    await resetLayoutShifts(page);
    const before = await dialog.boundingBox();
    script.release();
    await expect(page.getByRole('button', { name: 'Schedule a Visit' })).toBeVisible();
    await expect(page.locator('#navigation-links')).toContainText('My Account');
    await expect.poll(() => dialog.evaluate((it) => it.matches(':modal'))).toBe(true);
    await expect(page).toHaveTitle('Waffle, young Beagle – Pawmatch');
    expect(await layoutShifts(page)).toEqual([]);
    // Moving to the top layer counts as no layout shift.
    expect(await dialog.boundingBox()).toEqual(before);
    expect(calls.filter((call) => call.endsWith(pet.id))).toEqual([]);

    await page.keyboard.press('ArrowLeft');
    await expect(petDialog(page, 'Newer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveTitle('Available Pets – Pawmatch');
  }
});

test('D29 the first photo is loaded before the scripts, which a click loads at once, and is then replayed', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  const photos = await delayPhotos(page);
  await page.goto('/pets', { waitUntil: 'domcontentloaded' });
  await expect(firstCard(page)).toBeVisible();
  expect(photos.scripts).toEqual([]);
  const isLoaded = page.waitForEvent('load');
  photos.release();
  await isLoaded;
  await expect.poll(() => photos.scripts.length).toBeGreaterThan(3);
  await waitForHydration(page);

  await page.unrouteAll();
  const { scripts } = await delayPhotos(page);
  const script = await delayScript(page);
  await page.goto('/pets', { waitUntil: 'domcontentloaded' });
  const more = firstCard(page).getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  script.release();
  const less = firstCard(page).getByRole('button', { name: 'Show less' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await less.click();
  await expect(more, 'each later click counts once').toHaveAttribute('aria-expanded', 'false');
});

test('D29 F21 R2.15 R2.33 R2.40 R2.42 what a visitor does before hydration is done after it, each once', async ({
  page,
  shelter,
}) => {
  const [first, , third] = await addPets(shelter, 3);
  const cat = await addPet(shelter, { name: 'Chai', species: 'Cat', size: 'Small' });
  await page.emulateMedia({ colorScheme: 'light' });
  const goto = async (path: string) => {
    const script = await delayScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    return script;
  };

  await test.step('filters, a typed text and the theme', async () => {
    const script = await goto('/pets');
    await page.getByRole('searchbox').fill('chai');
    await page.getByText('Cats', { exact: true }).click();
    await page.getByLabel('Sort by').selectOption('name');
    await page.getByLabel('Theme').selectOption('dark');
    script.release();
    await expect(page).toHaveURL('/pets?q=chai&species=Cat&sort=name');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveAccessibleName(cat.name);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('keys and clicks that lead to other pets', async () => {
    const script = await goto(`/pets?petId=${cat.id}`);
    await expect(petDialog(page, cat.name)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Next pet' }).click();
    await page.keyboard.press('ArrowRight');
    script.release();
    await expect(petDialog(page, third?.name ?? '')).toBeVisible();
    await expect(page).toHaveURL(`/pets?petId=${third?.id}`);
  });

  await test.step('Escape', async () => {
    const script = await goto(`/pets?petId=${first?.id}`);
    await expect(petDialog(page, first?.name ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    script.release();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pets');
  });

  await test.step('a step back', async () => {
    await page.goto('/pets?sort=name');
    await waitForHydration(page);
    await openPet(page, cat.name);
    const script = await delayScript(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(petDialog(page, cat.name)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pets?sort=name');
    script.release();
    await waitForHydration(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('Sign Up, which keeps the pet to return to', async () => {
    const script = await goto(`/pets?petId=${first?.id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
    script.release();
    await expect(page).toHaveURL('/signup');
    const state = await page.evaluate(() => history.state.usr);
    expect(state).toEqual({ origin: 'pet', petId: first?.id });
  });
});

test('R2.17 R2.31 D29 a toast waits for its code, which is loaded again after a failure', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/ERR_FAILED/);
  let attempts = 0;
  await page.route(/PageOverlays/, (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.fallback();
  });
  await page.goto('/questionnaire');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => attempts).toBeGreaterThan(0);
  await page.getByLabel('Email').fill('ada@example.org');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText(/^You must be logged in to save preferences/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D29 R2.04 R2.40 the list shows the pets, links open them, and their dialogs close', async ({
    page,
    shelter,
  }) => {
    await addPet(shelter, { name: 'Biscuit', summary: 'Calm and kind.' }, await phonePhoto());
    await page.goto('/pets');
    await expect(page.getByRole('heading', { name: 'Available Pets' })).toBeVisible();
    await page.getByRole('article', { name: 'Biscuit' }).getByRole('link').first().click();
    const dialog = petDialog(page, 'Biscuit');
    await expect(dialog.getByText('Calm and kind.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Biscuit, dog' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: 'Biscuit' })).toBeVisible();
  });
});

test('D29 R2.40 the dialog of a pet stays in its place while the end of its page arrives', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const address = `/pets?petId=${pet.id}`;
  const html = await (await page.request.get(address)).text();
  let shown = html;
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('**/pets?petId=*', (route) =>
    route.fulfill({ contentType: 'text/html', body: shown }),
  );
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const topOfName = async () => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const name = page.getByRole('dialog').getByRole('heading', { name: 'Biscuit' });
      return (await name.boundingBox())?.y;
    };
    shown = html.slice(0, html.lastIndexOf('<form'));
    const early = await topOfName();
    shown = html;
    expect(early).toBe(await topOfName());
  }
});

test('D29 B5.06 B7.05 fonts that come late move nothing', async ({ page, shelter }) => {
  await insertPets(shelter, 2);
  const fonts = createDeferred();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto('/pets', { waitUntil: 'commit' });
  await waitForHydration(page);
  const widths = () =>
    page
      .locator('dd, footer p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  const early = await widths();
  fonts.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(await widths()).toEqual(early);
});
