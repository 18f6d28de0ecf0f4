import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { factsOf, hasHorizontalScroll, petCard, waitForImage } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';

const illustration = (card: Locator, species: 'dog' | 'cat') =>
  card.locator(`img[src="/fallback-${species}.svg"]`);

test('R2.36 R2.60 a card shows the photo, or an illustration and "No photo available", and a badge for special needs', async ({
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
  await waitForImage(photo);
  const { source, width, box } = await photo.evaluate((image: HTMLImageElement) => ({
    source: new URL(image.currentSrc).pathname,
    width: image.naturalWidth,
    box: image.getBoundingClientRect().width,
  }));
  expect(source).toMatch(/^\/images\//);
  expect(width, 'at least as wide as its box').toBeGreaterThanOrEqual(Math.floor(box));
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
    await waitForImage(illustration(card, species));
    await expect(card.getByText('Special Needs')).toHaveCount(0);
    await expect(card.getByRole('img', { name: new RegExp(name) })).toHaveCount(0);
  }
});

test('R2.37 D15 R9.10 a card has up to eight tags, without unknown facts, and a baby is a puppy or a kitten', async ({
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
      expect(await tag.evaluate((dd) => dd.scrollWidth <= dd.clientWidth), 'not truncated').toBe(
        true,
      );
    }
    expect(await hasHorizontalScroll(page)).toBe(false);
  }
  const zoe = (await factsOf(petCard(page, 'Zoë'))).join(', ');
  expect(zoe, 'without unknown facts').toBe(
    'Species: Cat, Breed: Siamese, Age: Kitten, Sex: Female, Size: Small',
  );
  const old = await factsOf(petCard(page, 'Old'));
  expect(old).toEqual(expect.arrayContaining(['Age: Senior', 'Energy: Lap pet']));
});

test('R2.38 D15 a card expands to show more facts, training and notes, without opening a dialog', async ({
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
    'Good with dogs: Ask the shelter',
    'Good with cats: Ask the shelter',
    'Special Needs: Yes',
  ]);
  for (const fact of await luna.locator('dl').nth(1).locator('dd').all()) {
    await expect(fact.locator('svg'), 'an icon, not only a colour').toBeVisible();
  }
  await expect(luna.getByText('House trained, Litter trained')).toBeVisible();
  await expect(luna.getByText('Needs drops twice a day.')).toContainText('\nLoves boxes.');
  await expect(
    petCard(page, 'Rex').getByText('Allergy Friendly'),
    'only this card expands',
  ).toHaveCount(0);

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
