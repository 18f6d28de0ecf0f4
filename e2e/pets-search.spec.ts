import { expect, test } from './support/journey.ts';
import { expectCount, namesShown, recordBatches } from './support/pets-page.ts';
import { addPet, insertPets } from './support/shelter-data.ts';

test('B1.04 B1.06 plain words become chips, and the address keeps them', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Rex', breed: 'Boxer', size: 'Small', energy_level: 'Calm' });
  await addPet(shelter, { name: 'Max', size: 'Small', energy_level: 'LapPet', kid_friendly: null });
  await addPet(shelter, { name: 'Bad', size: 'Small', energy_level: 'Calm', kid_friendly: false });
  await page.goto('/pets');
  await page.getByRole('searchbox').fill('small calm dog good with kids');
  await page.keyboard.press('Enter');
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  for (const label of ['Dog', 'Small', 'Lap pet', 'Calm', 'Good with children']) {
    await expect(chips.getByRole('button', { name: `Remove ${label}`, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('searchbox')).toHaveValue('');
  const url = '/pets?species=Dog&size=Small&energy_level=LapPet%2CCalm&good_with=children';
  await expect(page).toHaveURL(url);
  await expect(namesShown(page)).toHaveText(['Rex', 'Max']);
  const ask = page.getByRole('region', { name: 'Ask the shelter about these' });
  await expect(ask.getByRole('article')).toHaveAccessibleName('Max');

  await test.step('the server leads plain words in a link to the same address', async () => {
    await page.goto('/pets?q=small+calm+dog+good+with+kids');
    await expect(page).toHaveURL(url);
    await expect(namesShown(page)).toHaveText(['Rex', 'Max']);
  });
});

test('B1.03 a misspelt word is mended, with the way back to the letter', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Rex', breed: 'Labrador Retriever' });
  await addPet(shelter, { name: 'Max', breed: 'Boxer' });
  await page.goto('/pets');
  await page.getByRole('searchbox').fill('retreiver');
  await expect(page.getByText('Showing results for retriever.')).toBeVisible();
  await expect(namesShown(page)).toHaveText(['Rex']);
  await page.reload();
  await expect(page.getByText('Showing results for retriever.')).toBeVisible();
  await page.getByRole('button', { name: 'Search for retreiver instead' }).click();
  await expect(page.getByRole('heading', { name: 'No pets fit this search' })).toBeVisible();
  await expect(page).toHaveURL('/pets?q=%22retreiver%22');
});

test('B1.08 a long list is fetched as the reader comes near its end', async ({ page, shelter }) => {
  await insertPets(shelter, 400);
  const queries = recordBatches(page);
  await page.goto('/pets');
  await expectCount(page, '400 pets are looking for a home');
  await expect.poll(() => queries.length).toBe(9);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => queries.length).toBeGreaterThan(9);
  expect(queries.length).toBeLessThan(33);
});
