import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { addAdopter, addVisit } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';

const contactOf = (name: string) => ({
  name,
  email: `${Date.now()}.${name.replace(' ', '.')}@example.org`,
  phone: '5550100100',
});

test('B8.09 S77 a manager sees who opened and changed what, and filters it in the address', async ({
  page,
  shelter,
}) => {
  const ada = await addAdopter(shelter, contactOf('Ada Lovelace'));
  const grace = await addAdopter(shelter, contactOf('Grace Hopper'));
  const visitId = await addVisit(shelter, { userId: ada });
  for (const id of [grace, ada, ada]) await callAsStaff(shelter, `GET /admin/users/${id}`);
  await callAsStaff(shelter, 'GET /admin/visit-requests?status=pending');
  await callAsStaff(shelter, `PUT /admin/visit-requests/${visitId}/status`, {
    status: 'confirmed',
  });

  await startStaffSession(page);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  const opened = entries.filter({ hasText: /opened the account of Ada Lovelace\./ });
  await expect(opened).toHaveCount(1);
  await expect(page.getByText(/listed visits by status pending; 1 shown\./)).toBeVisible();

  await opened.getByRole('link', { name: 'Only this person' }).click();
  await expect(page).toHaveURL(`/admin/journal?person=${ada}`);
  await expect(entries).toHaveCount(2);
  await expect(entries).toContainText([/marked the visit .+ as Confirmed/, /opened the account/]);
  await page.getByRole('combobox', { name: 'What happened' }).selectOption('Opened');
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(entries).toContainText([/Ada Lovelace/]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `the journal at ${width} px`);
  }
  await page.getByRole('button', { name: 'Remove the filter “About Ada Lovelace”' }).click();
  await expect(entries.filter({ hasText: 'Grace Hopper' })).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No entry matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show All Entries' }).click();
  await expect(page).toHaveURL('/admin/journal');

  await entries
    .filter({ hasText: 'opened the account of Grace Hopper' })
    .getByRole('link', { name: 'Grace Hopper' })
    .click();
  await expect(page).toHaveURL(`/admin/people/${grace}`);
});
