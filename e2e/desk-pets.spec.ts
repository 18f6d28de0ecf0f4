import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet, insertPets } from './support/shelter-data.ts';

test('B4.01 the list of pets is searched, filtered, sorted and paged in the address', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 60);
  await addPet(shelter, { name: 'Mochi', species: 'Cat', status: 'Pending' });
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Staff pages' }).getByText('Pets').click();
  await expect(page).toHaveURL('/admin/pets');
  const list = page.getByRole('group', { name: 'List of pets' });
  const rows = list.locator('[data-index]');
  await expect(rows).toHaveCount(50);
  await expect(page.getByText('61 pets')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/pets?page=2');
  await expect(rows).toHaveCount(11);
  await page.reload();
  await expect(rows).toHaveCount(11);
  await page.goBack();
  await expect(rows).toHaveCount(50);

  await page.getByRole('combobox', { name: 'Species' }).selectOption('Cats');
  await expect(page).toHaveURL('/admin/pets?species=Cat');
  await expect(rows).toHaveText([/Mochi/]);
  const search = page.getByRole('searchbox', { name: 'Search pets' });
  await search.fill('zebra');
  await expect(page).toHaveURL('/admin/pets?q=zebra&species=Cat');
  await expect(list.getByText('Nothing matches all of this.')).toBeVisible();
  await list.getByRole('link', { name: 'Remove the filter: Search: zebra' }).click();
  await expect(rows).toHaveText([/Mochi/]);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search, 'typing replaced the entry of the history').toHaveValue('zebra');

  await page.goto('/admin/pets');
  await list.getByRole('link', { name: 'Waiting' }).click();
  await expect(page).toHaveURL('/admin/pets?sort=waiting');
  await expect(rows.first()).toContainText('Pet 60');
});

test('B4.01 B4.05 a status is changed in the list, and the page of the pet has the history', async ({
  page,
  shelter,
}) => {
  const { id } = await addPet(shelter, { name: 'Biscuit', energy_level: null });
  await startStaffSession(page);
  await page.goto('/admin/pets?lacks=facts');
  const row = page.locator('[data-index]').filter({ hasText: 'Biscuit' });
  await expect(row).toContainText('Photo, 1 fact');
  await row.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitem', { name: 'Pending' }).click();
  await expect(page.getByText('Status updated to Pending')).toBeVisible();
  await row.getByRole('link', { name: 'Biscuit' }).click();
  await expect(page).toHaveURL(`/admin/pets/${id}`);
  await expect(page).toHaveTitle('Biscuit – Pawmatch');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText([
    /changed the status from Available to Pending\./,
    /added Biscuit\./,
  ]);
  await expect(history.locator('time').first()).toHaveAttribute('datetime', /Z$/);

  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Pet' });
  await form.getByLabel('Breed').fill('Harrier');
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(history.getByText('changed the breed from Beagle to Harrier.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This pet no longer exists.')).toBeVisible();
});

test('B4.01 columns can be hidden, and stay hidden', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await startStaffSession(page);
  await page.goto('/admin/pets');
  const breed = page.getByRole('columnheader', { name: 'Breed' });
  await expect(breed).toBeVisible();
  await page.getByText('Columns', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Breed' }).uncheck();
  await expect(breed).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Pet', exact: true })).toBeVisible();
  await expect(breed).toHaveCount(0);
});

test('B4.01 on a phone the pets are cards, and the page scrolls', async ({ page, shelter }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await insertPets(shelter, 20);
  await startStaffSession(page);
  await page.goto('/admin/pets');
  await expect(page.locator('[data-index]')).toHaveCount(20);
  await expect(page.getByRole('table')).toHaveCount(0);
  const sizes = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect(sizes.width).toBeLessThanOrEqual(360);
  expect(sizes.height).toBeGreaterThan(2_000);
});
