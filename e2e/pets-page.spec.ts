import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import {
  expectCount,
  hasHorizontalScroll,
  namesShown,
  openPet,
  petCard,
  petCards,
  petDialog,
  recordBatches,
} from './support/pets-page.ts';
import { addPet, addPets, insertPets } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';

const LOAD_FAILED = 'Failed to load pets. Please try again.';

const batch = (offset: number) => `status=Available&offset=${offset}&limit=12`;

/** Times between the end of one batch and the start of the next, in ms, as measured by the browser. */
const pausesBetweenBatches = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/pets\/?\?/.test(name)) as PerformanceResourceTiming[];
    return calls
      .slice(1)
      .map(({ startTime }, index) => startTime - (calls[index]?.responseEnd ?? 0));
  });

/** Navigates to the pets from another page, so that no first batch comes with the page. */
async function goToPetsFromLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
  await expect(page).toHaveURL('/pets');
}

/** The number of cards in the first row. */
const countColumns = (page: Page) =>
  petCards(page).evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

test('R1.01 R2.04 R2.33 R2.35 R9.05 a visitor sees all available pets in up to three columns, loaded in batches of twelve with 100 ms between', async ({
  page,
  shelter,
}) => {
  await addPets(shelter, 60);
  const pending = await addPet(shelter, { name: 'Almost home' });
  const adopted = await addPet(shelter, { name: 'At home' });
  await callAsStaff(shelter, `PATCH /pets/${pending.id}`, { status: 'Pending' });
  await callAsStaff(shelter, `PATCH /pets/${adopted.id}`, { status: 'Adopted' });
  const queries = recordBatches(page);
  await goToPetsFromLogin(page);
  await expect(page.getByRole('heading', { name: 'Available Pets', level: 1 })).toBeVisible();
  await expectCount(page, '60 pets are looking for a home');
  // The last batch was full, so an empty one follows.
  await expect.poll(() => queries).toEqual([0, 12, 24, 36, 48, 60].map(batch));
  await expect(page.getByText('Almost home')).toHaveCount(0);
  await expect(page.getByText('At home')).toHaveCount(0);

  const pauses = await pausesBetweenBatches(page);
  expect(pauses).toHaveLength(5);
  // The browser rounds its times.
  for (const pause of pauses) expect(pause).toBeGreaterThan(99);
  expect(Math.min(...pauses), 'not much longer than 100 ms').toBeLessThan(1_000);

  for (const [width, count] of [
    [1280, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => countColumns(page), `${width} px`).toBe(count);
    expect(await hasHorizontalScroll(page)).toBe(false);
  }
});

test('R2.33 R2.35 a batch of fewer than twelve is the last, and the first batch comes with the page', async ({
  page,
  shelter,
}) => {
  await addPets(shelter, 30);
  const queries = recordBatches(page);
  await page.goto('/pets');
  await expect(page.getByRole('article', { name: 'Pet 30', exact: true })).toBeAttached();
  await expect(namesShown(page)).toHaveText(
    Array.from({ length: 30 }, (_, index) => `Pet ${index + 1}`),
  );
  // Opening a pet or filtering does not load the list again.
  const dialog = await openPet(page, 'Pet 30');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').fill('Pet 29');
  await expectCount(page, '1 pet fits your search');
  expect(queries.filter((query) => !query.includes('q='))).toEqual([batch(12), batch(24)]);
});

test('R2.33 R2.35 D30 of 10,000 pets at most 60 cards are in the document at any scroll position', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 10_000);
  // The fake clock shortens the pauses between the batches.
  await page.clock.install();
  await page.goto('/pets');
  await expectCount(page, '10,000 pets are looking for a home');
  const list = page.getByRole('list', { name: 'Pets' });
  await page.evaluate(() => {
    const maximum = { cards: 0 };
    const count = () => {
      const cards = document.querySelectorAll('article').length;
      maximum.cards = Math.max(maximum.cards, cards);
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    count();
    Object.assign(window, { maximum });
  });
  const loaded = async () => Number(await list.locator('li').first().getAttribute('aria-setsize'));
  for (const goal of [240, 600, 1_000]) {
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          await page.clock.runFor(200);
          return loaded();
        },
        { intervals: [20], timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(goal);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return list
          .locator('li')
          .last()
          .evaluate((item) => Number(item.ariaPosInSet));
      })
      .toBeGreaterThan(goal - 60);
    await expect(petCards(page).last()).toBeVisible();
  }
  const seen = await page.evaluate(
    () => (window as unknown as { maximum: { cards: number } }).maximum,
  );
  expect(seen.cards).toBeGreaterThan(0);
  expect(seen.cards).toBeLessThanOrEqual(60);

  await page.getByRole('searchbox').fill('Pet 777');
  await page.clock.runFor(1_000);
  // And 7770 to 7779, after the one that has the whole word.
  await expect(petCards(page)).toHaveCount(11);
  await expect(petCards(page).first()).toHaveAccessibleName('Pet 777');
});

test('R2.33 R2.37 pets are filtered by species, age, size, name and breed, and the URL keeps the filters', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Zoë', species: 'Cat', breed: 'Siamese', age_group: 'Baby' });
  await addPet(shelter, { name: 'Rex', breed: 'Boxer', age_group: 'Baby', size: 'ExtraLarge' });
  await addPet(shelter, { name: 'Bella', breed: 'Siberian Husky', size: 'Large' });
  await page.goto('/pets');
  await expectCount(page, '3 pets are looking for a home');
  const species = page.getByRole('group', { name: 'Species' });
  await species.getByText('Dogs').click();
  await expect(namesShown(page)).toHaveText(['Bella', 'Rex']);
  await expectCount(page, '2 pets fit your search');

  await test.step('B1.05 the panel says how many pets each choice would leave', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const choose = (label: string | RegExp) => panel.getByRole('checkbox', { name: label });
    await expect(choose('Puppy 1')).toBeVisible();
    await expect(choose('Small 0')).toBeVisible();
    await choose('Puppy 1').check({ force: true });
    await expect(panel.getByRole('button', { name: 'Show 1 pet' })).toBeVisible();
    await choose(/^Extra Large/).check({ force: true });
    await panel.getByRole('button', { name: 'Show 1 pet' }).click();
    await expect(panel).toHaveCount(0);
    await expect(namesShown(page)).toHaveText(['Rex']);
    await expect(page).toHaveURL('/pets?species=Dog&age_group=Baby&size=ExtraLarge');
  });

  await test.step('B1.07 without results it offers what to loosen', async () => {
    await species.getByText('Cats').click();
    await expect(page.getByRole('heading', { name: 'No pets fit this search' })).toBeVisible();
    await expectCount(page, '0 pets fit your search');
    await expect(page.getByRole('button', { name: 'Without Cat: 1 pet' })).toBeVisible();
    await page.getByRole('button', { name: 'Without Extra Large: 1 pet' }).click();
    await expect(namesShown(page)).toHaveText(['Zoë']);
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await chips.getByRole('button', { name: 'Remove Kitten' }).click();
    await expect(page).toHaveURL('/pets?species=Cat');
    await page.getByRole('group', { name: 'Species' }).getByText('All').click();
    await expect(page).toHaveURL('/pets');
    await expect(namesShown(page)).toHaveText(['Bella', 'Rex', 'Zoë']);
  });

  await page.setViewportSize({ width: 360, height: 740 });
  const search = page.getByRole('searchbox');
  await search.fill(' zoe ');
  await expect(namesShown(page)).toHaveText(['Zoë']);
  await search.fill('SIAM');
  await expect(namesShown(page)).toHaveText(['Zoë']);
  await search.fill('si');
  await expect(namesShown(page)).toHaveText(['Bella', 'Zoë']);
  await expect(page).toHaveURL('/pets?q=si');
  await page.reload();
  await expect(search).toHaveValue('si');
  await expect(namesShown(page)).toHaveText(['Bella', 'Zoë']);
  expect(await hasHorizontalScroll(page)).toBe(false);
});

test('R2.33 R8.33 the page shows a message without pets, and an error with a retry when a batch fails to load', async ({
  page,
  shelter,
  faults,
}) => {
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Every pet has found a home' })).toBeVisible();
  await expect(petCards(page)).toHaveCount(0);

  await addPets(shelter, 13);
  const fault = await faults.respond('GET /pets', 500);
  await goToPetsFromLogin(page);
  await expect(page.getByRole('alert').filter({ hasText: LOAD_FAILED })).toBeVisible();
  expect(fault.count(), 'retried once automatically').toBe(2);
  await expect(petCards(page)).toHaveCount(0);
  await fault.stop();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectCount(page, '13 pets are looking for a home');
  await expect(petCards(page)).toHaveCount(13);
  await expect(page.getByText(LOAD_FAILED)).toHaveCount(0);

  const later = await faults.disconnect('GET /pets');
  await page.goto('/pets');
  await expect(page.getByText(LOAD_FAILED)).toBeVisible();
  await expect(petCards(page), 'the loaded pets stay').toHaveCount(12);
  await openPet(page, 'Pet 12');
  await expect(petDialog(page, 'Pet 12').getByText('12 of 13')).toBeVisible();
  await expect(petDialog(page, 'Pet 12').getByRole('button', { name: 'Next pet' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await later.stop();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(petCard(page, 'Pet 13')).toBeAttached();
  await expect(page.getByText(LOAD_FAILED)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('B1.15 32 pets take at most 12 screens of a phone, with targets of 44 px', async ({
    page,
    shelter,
  }) => {
    await insertPets(shelter, 31);
    await shelter.query(
      "UPDATE pets SET breed = 'Labrador Retriever', energy_level = 'VeryActive', hair_length = 'Short', experience_level = 'Beginner', summary = 'Eleven weeks old, already the size of a loaf pan, and asleep before you finish.'",
    );
    await addPet(shelter, { name: 'Tegan', energy_level: 'VeryActive' });
    await page.goto('/pets');
    await expect(petCards(page)).toHaveCount(32);
    const list = await page.getByRole('list', { name: 'Pets', exact: true }).boundingBox();
    expect((list?.height ?? Number.POSITIVE_INFINITY) / 740).toBeLessThanOrEqual(12);
    const card = petCard(page, 'Tegan');
    const targets = card.getByRole('button').or(card.getByRole('link', { name: /Share/ }));
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
