import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet, insertPets, savePreferences } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

test('B4.01 B4.02 the list of pets is searched, sorted and paged in the address, and all that match are changed and changed back', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 230);
  await shelter.query(
    `UPDATE pets SET species = 'Cat' WHERE id IN (SELECT id FROM pets WHERE name <> 'Pet 230' LIMIT 29)`,
  );
  await addPet(shelter, { name: 'Mochi', species: 'Cat' });
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Staff pages' }).getByText('Pets').click();
  await expect(page).toHaveURL('/admin/pets');
  const list = page.getByRole('group', { name: 'List of pets' });
  const rows = list.locator('[data-index]');
  await expect(rows).toHaveCount(50);
  await expect(page.getByText('231 pets')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/pets?page=2');
  await expect(rows.first()).not.toContainText('Mochi');
  await page.reload();
  await expect(rows).toHaveCount(50);
  await page.goBack();
  await expect(rows.first()).toContainText('Mochi');

  await page.getByRole('combobox', { name: 'Species' }).selectOption('Cats');
  await expect(page).toHaveURL('/admin/pets?species=Cat');
  await expect(rows).toHaveCount(30);
  const search = page.getByRole('searchbox', { name: 'Search pets' });
  await search.fill('zebra');
  await expect(page).toHaveURL('/admin/pets?q=zebra&species=Cat');
  await expect(list.getByText('Nothing matches all of this.')).toBeVisible();
  await list.getByRole('link', { name: 'Remove the filter: Search: zebra' }).click();
  await expect(rows).toHaveCount(30);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search, 'typing replaced the entry of the history').toHaveValue('zebra');

  await page.goto('/admin/pets?species=Dog');
  await list.getByRole('link', { name: 'Waiting' }).click();
  await expect(page).toHaveURL('/admin/pets?species=Dog&sort=waiting');
  await expect(rows.first()).toContainText('Pet 230');
  const breed = page.getByRole('columnheader', { name: 'Breed' });
  await expect(breed).toBeVisible();
  await page.getByText('Columns', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Breed' }).uncheck();
  await expect(breed).toHaveCount(0);
  await page.reload();
  await expect(rows.first()).toContainText('Pet 230');
  await expect(breed, 'the column stays hidden').toHaveCount(0);

  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Select all 201 that match' }).click();
  await expect(page.getByText('All 201 pets that match are selected')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as Pending' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Multiple Pets' });
  await expect(dialog).toContainText('201 pets');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('201 pets are Pending now.')).toBeVisible();
  const ofStatus = (status: string) =>
    shelter.query('SELECT id FROM pets WHERE status = $1', [status]);
  expect(await ofStatus('Pending')).toHaveLength(201);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The pets have their status from before again.')).toBeVisible();
  expect(await ofStatus('Available')).toHaveLength(231);
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
  await expectToast(page, 'Status updated to Pending');
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

test('B2.10 B4.01 on a phone the pets are cards, and a missing fact that decides matches is settled with one tap', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await insertPets(shelter, 18);
  const known = 'dog_friendly = true, cat_friendly = true, kid_friendly = true';
  await shelter.query(`UPDATE pets SET ${known}`);
  const unknown = { pet_friendly: null, kid_friendly: null };
  const { id } = await addPet(shelter, { name: 'Biscuit', ...unknown, dog_friendly: true });
  await addPet(shelter, { name: 'Chai', dog_friendly: true, cat_friendly: null });
  const family = { pet_purpose: 'MyFamily', has_children: true, has_cats: true } as const;
  await savePreferences(shelter, await startAdopterSession(page), family);
  await startStaffSession(page);
  await page.goto('/admin/pets');
  await expect(page.locator('[data-index]')).toHaveCount(20);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectNoHorizontalScroll(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height, 'the page scrolls').toBeGreaterThan(2_000);

  await page.getByText('Facts that decide most matches').click();
  const asked = page.getByRole('listitem').filter({ hasText: 'good with' });
  await expect(asked).toHaveCount(3);
  const children = asked.filter({ hasText: 'Is Biscuit good with children?' });
  await expect(children).toContainText('Decides for 1 adopter');
  await expectNoViolations(page, 'facts that decide');
  await children.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Biscuit suits children.')).toBeVisible();
  await expect(asked).toHaveCount(2);
  const cats = asked.filter({ hasText: 'Is Biscuit good with cats?' });
  await cats.getByRole('button', { name: 'No' }).click();
  await expect(asked).toHaveCount(1);
  expect(
    await shelter.query('SELECT kid_friendly, cat_friendly FROM pets WHERE id = $1', [id]),
  ).toEqual([{ kid_friendly: true, cat_friendly: false }]);
});
