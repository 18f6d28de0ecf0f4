import { expect, startStaffSession, test } from './support/journey.ts';
import { ADMIN } from './support/shelter-server.ts';

test('B4.01 S55 a person is found, opened, and made an admin and an adopter again, with care', async ({
  page,
  shelter,
}) => {
  await shelter.query(
    `INSERT INTO users (id, full_name, email, phone_number, role, password_hash, email_confirmed_at,
       created_at, updated_at)
     SELECT gen_random_uuid(), 'Person ' || n, 'person' || n || '@example.org', (2125550100 + n)::text,
       'adopter', 'none', CASE WHEN n = 42 THEN now() END, now(), now()
     FROM generate_series(1, 60) AS n`,
  );
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Staff pages' }).getByText('People').click();
  const rows = page.getByRole('group', { name: 'List of people' }).locator('[data-index]');
  await expect(rows).toHaveCount(50);
  await expect(page.getByText('61 people')).toBeVisible();
  await page.getByRole('combobox', { name: /role/i }).selectOption('Admin');
  await expect(page).toHaveURL('/admin/people?role=admin');
  await expect(rows).toContainText([ADMIN.email]);
  await page.getByRole('combobox', { name: /role/i }).selectOption('Any role');

  const search = page.getByRole('searchbox', { name: 'Search people' });
  await search.fill('(212) 555-0141');
  await expect(rows).toContainText(['person41@example.org']);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: 'Open Person 41' }).click();
  await expect(page.getByRole('heading', { name: 'Person 41' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Admin' })).toBeDisabled();
  await page.goBack();
  await expect(search).toHaveValue('(212) 555-0141');

  await search.fill('person42@');
  await page.getByRole('link', { name: 'Open Person 42' }).click();
  await page.getByRole('button', { name: 'Make Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Person 42 an admin?' });
  await dialog.getByLabel('Your password').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText('Person 42 is an admin now.')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(/Admin/);

  await page.getByRole('button', { name: 'Remove Admin Role' }).click();
  await page
    .getByRole('dialog', { name: 'Take the admin role from Person 42?' })
    .getByRole('button', { name: 'Remove Admin Role' })
    .click();
  await expect(page.getByText('Person 42 is an adopter now.')).toBeVisible();
  const [person] = await shelter.query(`SELECT role FROM users WHERE full_name = 'Person 42'`);
  expect(person?.role).toBe('adopter');
});
