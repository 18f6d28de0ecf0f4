import { expect, startStaffSession, test } from './support/journey.ts';
import { insertPets } from './support/shelter-data.ts';

test('B4.02 all pets that match are changed in one call, and the change can be undone', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 230);
  await shelter.query(`UPDATE pets SET status = 'Available', species = 'Dog'`);
  await shelter.query(
    `UPDATE pets SET species = 'Cat', training_traits = '{}' WHERE id IN (SELECT id FROM pets LIMIT 30)`,
  );
  await startStaffSession(page);
  await page.goto('/admin/pets?species=Dog');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Select all 200 that match' }).click();
  await expect(page.getByText('All 200 pets that match are selected')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as Pending' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Multiple Pets' });
  await expect(dialog).toContainText('200 pets');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('200 pets are Pending now.')).toBeVisible();
  const count = async (status: string) =>
    (await shelter.query('SELECT id FROM pets WHERE status = $1', [status])).length;
  expect(await count('Pending')).toBe(200);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The pets have their status from before again.')).toBeVisible();
  expect(await count('Available')).toBe(230);
});

test('B4.02 all visits that match are changed in one call, and the selection ends', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 70);
  await shelter.query(
    `INSERT INTO visits (id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Visitor ' || row_number() OVER (ORDER BY id), 'pending',
       now() + interval '3 days', now() + interval '3 days 30 minutes', now(), now()
     FROM (SELECT id FROM pets LIMIT 60) AS pet`,
  );
  await startStaffSession(page);
  await page.goto('/admin/visits?view=later');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Select all 60 that match' }).click();
  await expect(page.getByText('All 60 visits that match are selected')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as Confirmed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Multiple Visits' });
  await expect(dialog).toContainText('60 visits');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('60 visits are Confirmed now.')).toBeVisible();
  const confirmed = await shelter.query(`SELECT id FROM visits WHERE status = 'confirmed'`);
  expect(confirmed).toHaveLength(60);
  await expect(page.getByRole('button', { name: 'Bulk Actions' })).toBeHidden();
});
