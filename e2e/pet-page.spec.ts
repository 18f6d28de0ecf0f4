import { petPath } from '@pawmatch/contract/pets/pet-address';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';

test('B1.06 S24 R2.40 R2.41 a pet has a page of its own, on which a visit is requested; an unknown one leads to all pets', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404/);
  const summary = 'Loves long naps and short walks.';
  const pet = await addPet(shelter, { name: 'Biscuit', summary });
  await startAdopterSession(page);
  await page.goto(petPath(pet));
  const article = page.getByRole('article', { name: 'Biscuit' });
  await expect(article.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible();
  await expect(article.getByText(summary)).toBeVisible();
  await article.getByRole('button', { name: 'Keep Biscuit in your favorites' }).click();
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

  await page.goto('/pets/biscuit-00000000dead');
  await expect(page.getByRole('heading', { name: 'We could not find this pet' })).toBeVisible();
  await page.getByRole('button', { name: 'See all pets' }).click();
  await expect(page).toHaveURL('/pets');
});
