import { petPath } from '@pawmatch/contract/pets/pet-address';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { hasHorizontalScroll } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';

test('B1.06 R2.40 R2.41 a pet has a page of its own, on which a visit is requested', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, {
    name: 'Biscuit',
    summary: 'Loves long naps and short walks.',
  });
  await startAdopterSession(page);
  await page.goto(petPath(pet));
  const article = page.getByRole('article', { name: 'Biscuit' });
  await expect(article.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible();
  await expect(article.getByText('Loves long naps and short walks.')).toBeVisible();
  await article.getByRole('button', { name: 'Add Biscuit to your favorites' }).click();
  await article.getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(article.getByRole('heading', { name: 'Meet Biscuit' })).toBeFocused();
  const day = article.getByLabel('Date').getByRole('option').nth(1);
  await article.getByLabel('Date').selectOption((await day.getAttribute('value')) ?? '');
  await article.getByLabel('Time').selectOption({ index: 1 });
  await article.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(article.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible();
  await expect
    .poll(() => shelter.query('SELECT status FROM visits'))
    .toEqual([{ status: 'pending' }]);
  await page.getByRole('link', { name: 'All pets' }).click();
  await expect(page).toHaveURL('/pets');
});

for (const width of [360, 1280]) {
  test(`B1.06 S24 the page of a pet is accessible at ${width} px, and says when there is no such pet`, async ({
    page,
    shelter,
    consoleWatch,
  }) => {
    consoleWatch.expectError(/404/);
    await page.setViewportSize({ width, height: 800 });
    const pet = await addPet(shelter, { name: 'Wolfeschlegelsteinhausenbergerdorff' });
    await page.goto(petPath(pet));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, `the page of a pet at ${width} px`);
    expect(await hasHorizontalScroll(page)).toBe(false);
    await page.goto('/pets/biscuit-00000000dead');
    await expect(page.getByRole('heading', { name: 'We could not find this pet' })).toBeVisible();
    await page.getByRole('button', { name: 'See all pets' }).click();
    await expect(page).toHaveURL('/pets');
  });
}
