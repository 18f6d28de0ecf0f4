import { expectNoViolations } from './support/axe.ts';
import { addPet, insertPets } from './support/shelter-data.ts';
import { expect, test } from './support/test.ts';

test('B1.12 R2.01 the home page leads to the pets that have waited longest', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 6);
  await addPet(shelter, { name: 'Waffle', kid_friendly: true });
  await shelter.query(
    `UPDATE pets SET created_at = now() - interval '214 days' WHERE name = 'Waffle'`,
  );
  // Publishes the change of the statement to the caches.
  await addPet(shelter, { name: 'Newcomer' });
  await page.goto('/');
  const place = page.getByRole('region', { name: 'Waiting the longest' });
  await expect(place.getByRole('article')).toHaveCount(1);
  await expect(place.getByText('Waiting 214 days')).toBeVisible();
  await expect(place.getByText(/^Waffle would suit families with children,/)).toBeVisible();
  await expectNoViolations(page, 'home page with waiting pets');
  await place.getByRole('link', { name: 'Waffle' }).click();
  await expect(page.getByRole('dialog', { name: 'Waffle' })).toBeVisible();
  await page.goBack();
  await place.getByRole('link', { name: 'All pets by waiting time' }).click();
  await expect(page).toHaveURL('/pets?sort=waiting');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Waffle');
});
