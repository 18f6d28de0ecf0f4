import type { Page } from '@playwright/test';
import { createDeferred } from './support/deferred.ts';
import { delayScript, waitForHydration } from './support/hydration.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet, addPets } from './support/shelter-data.ts';
import { expect, test } from './support/test.ts';

const firstCard = (page: Page) => page.getByRole('article').first();

/** Delays the photos of pets until `release`, and records the requested scripts. */
async function delayPhotos(page: Page) {
  const { promise: isReleased, resolve: release } = createDeferred();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/(?!before-paint).*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.route(/\/images\//, async (route) => {
    await isReleased;
    await route.continue();
  });
  return { release, scripts };
}

test('D29 the first photo is loaded before the scripts, which are loaded by the load event', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  const { release, scripts } = await delayPhotos(page);
  await page.goto('/pets', { waitUntil: 'domcontentloaded' });
  await expect(firstCard(page)).toBeVisible();
  expect(scripts).toEqual([]);
  const isLoaded = page.waitForEvent('load');
  release();
  await isLoaded;
  expect(scripts.length).toBeGreaterThan(3);
  await waitForHydration(page);
});

test('D29 a click loads the scripts at once and is replayed after hydration', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
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

test('R2.33 R2.40 D29 events before hydration are replayed: filters, theme and next pet', async ({
  page,
  shelter,
}) => {
  const [, , third] = await addPets(shelter, 3);
  const cat = await addPet(shelter, { name: 'Chai', species: 'Cat', size: 'Small' });
  await page.emulateMedia({ colorScheme: 'light' });
  const script = await delayScript(page);
  await page.goto('/pets', { waitUntil: 'commit' });
  await page.getByText('Cats', { exact: true }).click();
  await page.getByLabel('Sort by').selectOption('name');
  await page.getByLabel('Theme').selectOption('dark');
  script.release();
  await expect(page).toHaveURL('/pets?species=Cat&sort=name');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAccessibleName(cat.name);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const secondScript = await delayScript(page);
  await page.goto(`/pets?petId=${cat.id}`, { waitUntil: 'commit' });
  for (let press = 1; press <= 3; press += 1) {
    await page.getByRole('button', { name: 'Next pet' }).click();
  }
  secondScript.release();
  await expect(page.getByRole('dialog', { name: third?.name })).toBeVisible();
});

test('R2.40 D29 F21 keys in a dialog before hydration are replayed, each once', async ({
  page,
  shelter,
}) => {
  const [first, , third] = await addPets(shelter, 3);
  const script = await delayScript(page);
  await page.goto(`/pets?petId=${first?.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('dialog', { name: first?.name })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  script.release();
  await expect(page.getByRole('dialog', { name: third?.name })).toBeVisible();
  await expect(page).toHaveURL(`/pets?petId=${third?.id}`);

  const secondScript = await delayScript(page);
  await page.goto(`/pets?petId=${first?.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('dialog', { name: first?.name })).toBeVisible();
  await page.keyboard.press('Escape');
  secondScript.release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/pets');
});

test('R2.15 R2.42 D29 a click on Sign Up before hydration keeps the pet to return to', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Waffle' });
  const script = await delayScript(page);
  await page.goto(`/pets?petId=${pet.id}`, { waitUntil: 'commit' });
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
  script.release();
  await expect(page).toHaveURL('/signup');
  expect(await page.evaluate(() => history.state.usr)).toEqual({ origin: 'pet', petId: pet.id });
});

test('R2.33 D29 a text typed before hydration is searched after it', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Mochi' });
  const script = await delayScript(page);
  await page.goto('/pets', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('mochi');
  script.release();
  await expect(page).toHaveURL('/pets?q=mochi');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAccessibleName('Mochi');
});
