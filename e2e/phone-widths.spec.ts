import { expect, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('R2.33 R2.38 the filters and long words on a card fit a phone', async ({ page, shelter }) => {
  const { id } = await addPet(shelter, { name: 'Biscuit' });
  await shelter.query('UPDATE pets SET shelter_notes = $1 WHERE id = $2', ['o'.repeat(200), id]);
  await page.goto('/pets?q=bis');
  const card = page.getByRole('article', { name: 'Biscuit' });
  await card.getByRole('button', { name: /^Show more/ }).click();
  await expect(card.getByText('oooo')).toBeVisible();
  const overflowing = await page
    .locator('header :is(input, select, button), article p, article dd')
    .evaluateAll((all) =>
      all
        // Texts that are only read out are one pixel wide.
        .filter((element) => element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return (
            left < 0 || right > window.innerWidth || element.scrollWidth > element.clientWidth + 1
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(overflowing).toEqual([]);
});

test('B1.07 a search for a long word makes the page no wider than a phone', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await page.goto(`/pets?q=${'w'.repeat(200)}`);
  await expect(page.getByRole('button', { name: /^Without/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
