import type { Page } from '@playwright/test';
import { delayScript, waitForHydration } from './support/hydration.ts';
import { expect, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import {
  expectCount,
  expectNoHorizontalScroll,
  namesShown,
  openPet,
  petCard,
  petCards,
  recordBatches,
  waitForImage,
} from './support/pets-page.ts';
import { addPet, insertPets } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

const batch = (offset: number) => `status=Available&offset=${offset}&limit=12`;

/** The number of cards in the first row. */
const countColumns = (page: Page) =>
  petCards(page).evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

/** The text of what has focus in a dialog, where it is under the header or the footer. */
function hiddenFocus(dialog: Element): string | null {
  const focused = document.activeElement;
  const [header, footer] = [dialog.querySelector('header'), dialog.querySelector('footer')];
  if (!focused || !header || !footer || header.contains(focused) || footer.contains(focused)) {
    return null;
  }
  const shown = focused.closest('label') ?? focused;
  const { top, bottom } = shown.getBoundingClientRect();
  const isShown =
    top >= header.getBoundingClientRect().bottom && bottom <= footer.getBoundingClientRect().top;
  return isShown || focused === dialog ? null : shown.textContent;
}

test('R1.01 R2.04 R2.33 R2.35 R9.05 B1.08 D30 a visitor sees the available pets in up to three columns, in batches as they come near the end', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 400);
  await shelter.query("UPDATE pets SET status = 'Pending' WHERE name = 'Pet 399'");
  await shelter.query("UPDATE pets SET status = 'Adopted' WHERE name = 'Pet 400'");
  // Publishes the changes of the statements to the caches.
  await addPet(shelter, { name: 'Newest' });
  const queries = recordBatches(page);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Available Pets', level: 1 })).toBeVisible();
  await expectCount(page, '399 pets are looking for a home');
  // The first batch comes with the page.
  await expect.poll(() => queries).toEqual([12, 24, 36, 48, 60, 72, 84, 96, 108].map(batch));
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => countColumns(page), `${width} px`).toBe(count);
    await expectNoHorizontalScroll(page);
    await expect
      .poll(() => petCards(page).count(), 'cards in the document')
      .toBeLessThanOrEqual(60);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => queries.length).toBeGreaterThan(9);
  expect(queries.length).toBeLessThan(33);
  await expect.poll(() => petCards(page).count()).toBeLessThanOrEqual(60);

  await test.step('a pet that is opened does not load the list again', async () => {
    await page.getByRole('searchbox').fill('Pet 398');
    await expectCount(page, '1 pet fits your search');
    const dialog = await openPet(page, 'Pet 398');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('searchbox').fill('Pet 399');
    await expectCount(page, '0 pets fit your search');
    const first = queries.filter((query) => query.includes('offset=0'));
    expect(first.every((query) => query.includes('q='))).toBe(true);
  });
});

test('R2.33 R2.37 B1.05 B1.07 pets are filtered by species, age, size and words, and the URL keeps the filters', async ({
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
    await expect(choose('Puppy up to 6 months 1 pet')).toBeVisible();
    await expect(choose('Small no pets')).toBeVisible();
    // What has focus is never under the header or the footer.
    await page.setViewportSize({ width: 1280, height: 600 });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press(key);
        await expect.poll(() => panel.evaluate(hiddenFocus), `after ${key}`).toBeNull();
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await choose('Puppy up to 6 months 1 pet').check({ force: true });
    await expect(panel.getByRole('button', { name: 'Show 1 pet' })).toBeVisible();
    await choose(/^Extra Large/).check({ force: true });
    await panel.getByRole('button', { name: 'Show 1 pet' }).click();
    await expect(panel).toHaveCount(0);
    await expect(namesShown(page)).toHaveText(['Rex']);
    await expect(page).toHaveURL('/pets?species=Dog&age_group=Baby&size=ExtraLarge');
  });

  await test.step('B1.07 without results it offers what to relax', async () => {
    await species.getByText('Cats').click();
    await expect(page.getByRole('heading', { name: 'No pets fit this search' })).toBeVisible();
    await expectCount(page, '0 pets fit your search');
    await expect(page.getByRole('button', { name: 'Without Cat: 1 pet' })).toBeVisible();
    await page.getByRole('button', { name: 'Without Extra Large: 1 pet' }).click();
    await expect(namesShown(page)).toHaveText(['Zoë']);
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await chips.getByRole('button', { name: 'Remove Kitten' }).click();
    await expect(page).toHaveURL('/pets?species=Cat');
    await species.getByText('All').click();
    await expect(page).toHaveURL('/pets');
    await expect(namesShown(page)).toHaveText(['Bella', 'Rex', 'Zoë']);
  });

  const search = page.getByRole('searchbox');
  await search.fill(' zoe ');
  await expect(namesShown(page)).toHaveText(['Zoë']);
  await search.fill('si');
  await expect(namesShown(page)).toHaveText(['Bella', 'Zoë']);
  await expect(page).toHaveURL('/pets?q=si');
  await page.reload();
  await expect(search).toHaveValue('si');
  await expect(namesShown(page)).toHaveText(['Bella', 'Zoë']);
});

test('R2.36 R2.37 R2.39 R2.60 F32 cards keep their photos, show all of their tags, and say when a photo is missing', async ({
  page,
  context,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/(404|ERR_FAILED).*(gone\.jpg|\/images\/)/);
  // Whatever loads while the browser is offline, such as scripts of later pages.
  consoleWatch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await addPet(shelter, { name: 'Gone', image_url: 'https://photos.example/gone.jpg' });
  await page.route('https://photos.example/**', (route) => route.abort());
  const breed = 'Bernese Mountain Dog & Great Pyrenees Mix';
  const facts = { age_group: 'Baby', size: 'ExtraLarge', experience_level: 'Advanced' } as const;
  await addPet(shelter, { name: 'Rex', breed, ...facts }, await phonePhoto());
  const card = petCard(page, 'Rex');
  const photo = card.getByRole('img', { name: 'Rex, dog' });
  const missing = page.getByText('No photo available');

  await test.step('a photo that failed before hydration loads when the browser is online again', async () => {
    await page.route(/\/images\//, (route) => route.abort());
    const script = await delayScript(page);
    const failed = page.waitForEvent('requestfailed', (call) => call.url().includes('/images/'));
    await page.goto('/pets', { waitUntil: 'commit' });
    await failed;
    script.release();
    await waitForHydration(page);
    await expect(card.getByText('No photo available')).toBeVisible();
    await expect(photo).toHaveCount(0);
    await page.unroute(/\/images\//);
    // It must not be on its way while the browser is offline.
    await waitForImage(petCard(page, 'Gone').locator('img[src^="/fallback-dog"]'));
    await context.setOffline(true);
    await context.setOffline(false);
    await waitForImage(photo);
  });

  for (const width of [360, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Rerenders the card while the browser may be changing the source of its photo.
    await card.getByRole('button', { name: /^Show (more|less)/ }).click();
    await page.screenshot({ fullPage: true });
    await expect(missing).toHaveCount(1);
    await waitForImage(photo);
    // A larger file is on its way while the smaller one is still shown.
    await expect
      .poll(() =>
        photo.evaluate(
          (image: HTMLImageElement) =>
            image.naturalWidth - Math.floor(image.getBoundingClientRect().width),
        ),
      )
      .toBeGreaterThanOrEqual(0);
    for (const tag of await card.locator('dd').all()) {
      await expect(tag).toBeVisible();
      const cut = () => tag.evaluate((dd) => dd.scrollWidth - dd.clientWidth);
      await expect.poll(cut, 'whole').toBeLessThanOrEqual(0);
    }
    await expectNoHorizontalScroll(page);
  }
  await expect(card.getByRole('link', { name: 'Share via SMS' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('B1.07 B1.15 R2.33 R2.38 R2.39 the photo is as wide as the card, tags take two lines and 32 pets at most 18 screens, targets have 44 px, long words fit, and a link is copied', async ({
    page,
    shelter,
  }) => {
    await insertPets(shelter, 31);
    await shelter.query(
      "UPDATE pets SET breed = 'Labrador Retriever', energy_level = 'VeryActive', hair_length = 'Short', experience_level = 'Beginner', summary = 'Eleven weeks old, already the size of a loaf pan, and asleep before you finish.'",
    );
    const { id } = await addPet(shelter, {
      name: 'Tegan',
      energy_level: 'VeryActive',
      shelter_notes: 'o'.repeat(200),
    });
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed'));
    });
    await page.goto('/pets');
    await expect(petCards(page)).toHaveCount(32);
    await page.evaluate(() => document.fonts.ready);
    const list = await page.getByRole('list', { name: 'Pets', exact: true }).boundingBox();
    expect((list?.height ?? Number.POSITIVE_INFINITY) / 740).toBeLessThanOrEqual(18);
    const card = petCard(page, 'Tegan');
    const tags = await card.getByRole('definition').evaluateAll((values) => {
      const tops = values.map((value) => Math.round(value.getBoundingClientRect().top));
      return { lines: new Set(tops).size, count: tops.length };
    });
    expect(tags).toEqual({ lines: 2, count: 8 });
    const photo = await card.locator('[data-card-photo]').boundingBox();
    expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(1.5, 1);
    expect(photo?.width).toBeGreaterThan(320);
    await expect(card.getByRole('link', { name: 'Share via SMS' })).toBeVisible();
    const targets = card.getByRole('button').or(card.getByRole('link', { name: /Share/ }));
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }

    await test.step('without the clipboard API, the link is copied by selection', async () => {
      await card.getByRole('button', { name: 'Copy link' }).tap();
      await expectToast(page, 'Link copied to clipboard');
      const search = page.getByRole('searchbox');
      await search.focus();
      await page.keyboard.press('Control+V');
      await expect(search).toHaveValue(`${shelter.url}/pets?petId=${id}`);
      await search.fill('tegan');
      await expectCount(page, '1 pet fits your search');
    });

    await test.step('the filters and long words on a card fit', async () => {
      await card.getByRole('button', { name: /^Show more/ }).click();
      await expect(card.getByText('oooo')).toBeVisible();
      const fields = page.locator('header :is(input, select, button), article p, article dd');
      const overflowing = await fields.evaluateAll((all) =>
        all
          // Texts that are only read out are one pixel wide.
          .filter((element) => element.checkVisibility() && element.clientWidth > 1)
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            const isCut = element.scrollWidth > element.clientWidth + 1;
            return left < 0 || right > window.innerWidth || isCut;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(overflowing).toEqual([]);
      await page.getByRole('searchbox').fill('w'.repeat(200));
      await expect(
        page.getByText(/^We found nothing for “w+”, so these are all pets/),
      ).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('searchbox').fill(`"${'w'.repeat(198)}"`);
      await expect(page.getByRole('button', { name: /^Without/ })).toBeVisible();
      await expectNoHorizontalScroll(page);
    });
  });
});
