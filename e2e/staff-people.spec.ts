import { expect, startStaffSession, test } from './support/journey.ts';
import { ADMIN } from './support/shelter-server.ts';

test('B4.01 B8.07 a person is found and opened, and one of the staff leads to the colleagues', async ({
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
  await page.goBack();
  await expect(search).toHaveValue('(212) 555-0141');

  await search.fill(ADMIN.email);
  await page.getByRole('link', { name: 'Open Shelter Admin' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Colleagues' }).last().click();
  await expect(page.getByRole('heading', { name: 'Colleagues' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'People who work here' })).toContainText(ADMIN.email);
});
