import type { Locator, Page } from '@playwright/test';
import { expect, test, toast } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { factsOf, isTooWide, petCard, petDialog, untilDrawn } from './support/pet-screens.ts';
import { addPet } from './support/shelter-rows.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const illustration = (card: Locator, species: 'dog' | 'cat') =>
  card.locator(`img[src="/fallback-${species}.svg"]`);

/** What a link hands to another application. */
async function messageOf(link: Locator): Promise<{ to: string; text: string; subject?: string }> {
  const href = (await link.getAttribute('href')) ?? '';
  const query = new URLSearchParams(href.slice(href.indexOf('?') + 1));
  const subject = query.get('subject');
  const text = query.get('text') ?? query.get('body') ?? '';
  return { to: href.slice(0, href.indexOf('?')), text, ...(subject !== null && { subject }) };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('R2.36 R2.60 a card has the photo, or our illustration and "No photo available", and a badge for special needs', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/(404|ERR_FAILED).*gone\.jpg/);
  await addPet(shelter, { name: 'Photographed', special_needs: true }, await phonePhoto());
  await addPet(shelter, { name: 'Dog without' });
  await addPet(shelter, { name: 'Cat without', species: 'Cat' });
  await addPet(shelter, { name: 'Photo gone', image_url: 'https://photos.example/gone.jpg' });
  await page.route('https://photos.example/**', (route) => route.abort());
  await page.goto('/pets');

  const photographed = petCard(page, 'Photographed');
  const photo = photographed.getByRole('img', { name: 'Photographed, dog' });
  await untilDrawn(photo);
  const { source, width, box } = await photo.evaluate((image: HTMLImageElement) => ({
    source: new URL(image.currentSrc).pathname,
    width: image.naturalWidth,
    box: image.getBoundingClientRect().width,
  }));
  expect(source).toMatch(/^\/images\//);
  expect(width, 'as sharp as the screen needs').toBeGreaterThanOrEqual(Math.floor(box));
  await expect(photographed.getByText('No photo available')).toHaveCount(0);
  await expect(photographed.getByText('Special Needs', { exact: true })).toHaveCount(1);

  for (const [name, species] of [
    ['Dog without', 'dog'],
    ['Cat without', 'cat'],
    ['Photo gone', 'dog'],
  ] as const) {
    const card = petCard(page, name);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText('No photo available')).toBeVisible();
    await untilDrawn(illustration(card, species));
    await expect(card.getByText('Special Needs')).toHaveCount(0);
    await expect(card.getByRole('img', { name: new RegExp(name) })).toHaveCount(0);
  }
});

test('R2.37 D15 R9.10 a card has eight tags; a baby is a puppy or a kitten; what is not known says so', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, {
    name: 'Rex',
    breed: 'Bernese Mountain Dog & Great Pyrenees Mix',
    age_group: 'Baby',
    sex: 'Male',
    size: 'ExtraLarge',
    energy_level: 'VeryActive',
    hair_length: 'Long',
    experience_level: 'Advanced',
  });
  await addPet(shelter, {
    name: 'Zoë',
    species: 'Cat',
    breed: 'Siamese',
    age_group: 'Baby',
    size: 'Small',
    energy_level: null,
    hair_length: null,
    experience_level: null,
  });
  await addPet(shelter, { name: 'Old', age_group: 'Senior', energy_level: 'LapPet' });
  await page.goto('/pets');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => factsOf(petCard(page, 'Rex')))
      .toEqual([
        'Species: Dog',
        'Breed: Bernese Mountain Dog & Great Pyrenees Mix',
        'Age: Puppy',
        'Sex: Male',
        'Size: Extra Large',
        'Energy: Very active',
        'Coat: Long',
        'Exp Level: Advanced',
      ]);
    for (const tag of await petCard(page, 'Rex').locator('dd').all()) {
      await expect(tag).toBeVisible();
      expect(await tag.evaluate((dd) => dd.scrollWidth <= dd.clientWidth), 'nothing cut').toBe(
        true,
      );
    }
    expect(await isTooWide(page)).toBe(false);
  }
  const zoe = (await factsOf(petCard(page, 'Zoë'))).join(', ');
  expect(zoe, 'without what is not known').toBe(
    'Species: Cat, Breed: Siamese, Age: Kitten, Sex: Female, Size: Small',
  );
  const old = await factsOf(petCard(page, 'Old'));
  expect(old).toEqual(expect.arrayContaining(['Age: Senior', 'Energy: Lap pet']));
});

test('R2.38 D15 a card opens up and closes, with yes and no marks, training and notes, and opens no dialog', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, {
    name: 'Luna',
    species: 'Cat',
    allergy_friendly: true,
    kid_friendly: false,
    pet_friendly: null,
    special_needs: true,
    trainingTraits: ['HouseTrained', 'LitterTrained'],
    shelter_notes: 'Needs drops twice a day.\nLoves boxes.',
  });
  await addPet(shelter, { name: 'Rex' });
  await page.goto('/pets');
  const luna = petCard(page, 'Luna');
  await expect(luna.getByText('Allergy Friendly')).toHaveCount(0);
  const before = await luna.evaluate((card) => card.clientHeight);
  await luna.getByRole('button', { name: 'Show more' }).click();
  const less = luna.getByRole('button', { name: 'Show less' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await factsOf(luna, 1)).toEqual([
    'Allergy Friendly: Yes',
    'Kid Friendly: No',
    'Pet Friendly: Ask the shelter',
    'Special Needs: Yes',
  ]);
  for (const mark of await luna.locator('dl').nth(1).locator('dd').all()) {
    await expect(mark.locator('svg'), 'a mark, not colour alone').toBeVisible();
  }
  await expect(luna.getByText('House trained, Litter trained')).toBeVisible();
  await expect(luna.getByText('Needs drops twice a day.')).toContainText('\nLoves boxes.');
  await expect(petCard(page, 'Rex').getByText('Allergy Friendly'), 'only this one').toHaveCount(0);

  await petCard(page, 'Rex').getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(
    petCard(page, 'Rex').getByText('No additional notes available for this pet.'),
  ).toBeVisible();
  await less.press('Space');
  await expect(luna.getByText('Allergy Friendly')).toHaveCount(0);
  await expect(luna.getByRole('button', { name: 'Show more' })).toBeFocused();
  await expect.poll(() => luna.evaluate((card) => card.clientHeight)).toBe(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/pets');
});

test('R2.39 R2.04 a card is shared by WhatsApp, e-mail and link, which opens the same pet, and by SMS only on a phone', async ({
  page,
  context,
  shelter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await addPet(shelter, { name: 'Tom & Jerry?' });
  await addPet(shelter, { name: 'Rex' });
  const link = `${shelter.url}/pets?petId=${id}`;
  const text = `Meet Tom & Jerry?, who is looking for a home: ${link}`;
  await page.goto('/pets');
  const card = petCard(page, 'Tom & Jerry?');
  await expect(card.getByRole('link', { name: 'Share via SMS' })).toBeHidden();
  expect(await messageOf(card.getByRole('link', { name: 'Share via Email' }))).toEqual({
    to: 'mailto:',
    subject: 'Meet Tom & Jerry?',
    text,
  });

  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Share on WhatsApp' }).click();
  const whatsApp = await opened;
  await expect(whatsApp).toHaveTitle('WhatsApp');
  expect(new URL(whatsApp.url()).searchParams.get('text')).toBe(text);
  expect(await whatsApp.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await whatsApp.close();
  await expect(page, 'this page stays').toHaveURL('/pets');

  const copy = card.getByRole('button', { name: 'Copy link' });
  const chain = await copy.innerHTML();
  await copy.click();
  await expect(toast(page, 'Link copied to clipboard')).toBeVisible();
  expect(await clipboard(page)).toBe(link);
  await expect.poll(() => copy.innerHTML(), 'a tick for a moment').toBe(chain);
  await page.goto(await clipboard(page));
  await expect(petDialog(page, 'Tom & Jerry?')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('R2.39 there is SMS, too, every target fits a thumb, and a link is copied where the clipboard is refused', async ({
    page,
    shelter,
  }) => {
    const { id } = await addPet(shelter, { name: 'Biscuit' });
    const link = `${shelter.url}/pets?petId=${id}`;
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed'));
    });
    await page.goto('/pets');
    const card = petCard(page, 'Biscuit');
    const sms = card.getByRole('link', { name: 'Share via SMS' });
    await expect(sms).toBeVisible();
    expect(await sms.getAttribute('href')).toMatch(/^sms:\?&body=/);
    expect((await messageOf(sms)).text).toBe(`Meet Biscuit, who is looking for a home: ${link}`);
    const shares = card.getByRole('link', { name: /^Share/ });
    const copy = card.getByRole('button', { name: 'Copy link' });
    for (const target of [...(await shares.all()), copy, card.getByText('Show more')]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }

    await copy.tap();
    await expect(toast(page, 'Link copied to clipboard')).toBeVisible();
    const search = page.getByLabel('Search by name or breed');
    await page.getByRole('button', { name: 'Filters' }).tap();
    await search.focus();
    await page.keyboard.press('Control+V');
    await expect(search, 'what was copied').toHaveValue(link);
    await search.fill('');

    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copy.tap();
    await expect(toast(page, `The link could not be copied: ${link}`)).toBeVisible();
  });
});
