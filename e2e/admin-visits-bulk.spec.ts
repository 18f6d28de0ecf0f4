import { openDashboard, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

const statuses = 'SELECT status FROM visits ORDER BY created_at';

test('R2.55 R2.57 R4.15 R4.16 R7.24 R7.31 R8.41 a bulk action sets the status with one call for each visit', async ({
  page,
  shelter,
}) => {
  for (let count = 0; count < 3; count += 1) await addVisit(shelter);
  await openDashboard(page);
  const list = visitList(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON().status);
  });
  for (const [label, status, sentAs] of [
    ['Mark as Confirmed', 'confirmed', 'Confirmed'],
    ['Mark as Cancelled', 'cancelled', 'Cancelled'],
    ['Mark as Pending', 'pending', 'Pending'],
  ] as const) {
    sent.length = 0;
    await list.selectAll.check();
    await expect(list.bulkBar).toHaveText('3 request(s) selected');
    await list.chooseBulkAction(page, label);
    const dialog = page.getByRole('dialog', { name: 'Update Multiple Visits' });
    await expect(dialog).toContainText(
      'Are you sure you want to update 3 visits? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText(`Updated 3 visits to ${sentAs}`)).toBeVisible();
    await expect(list.bulkBar, 'the selection is cleared').toHaveCount(0);
    expect(sent).toEqual([sentAs, sentAs, sentAs]);
    expect(await shelter.query(statuses)).toEqual([{ status }, { status }, { status }]);
  }
});

test('R4.16 R8.35 R8.41 a scheduling conflict leaves one visit unchanged, and the toast has the right counts', async ({
  page,
  shelter,
  faults,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/status$/);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const startsAt = new Date('2027-02-01T20:00:00Z');
  const visitor = { name: 'Grace Hopper', email: 'grace@example.org', phone: '5550100122' };
  await addVisit(shelter, { petId, startsAt, status: 'confirmed' });
  await addVisit(shelter, { petId, startsAt, status: 'cancelled', visitor });
  await addVisit(shelter, { status: 'cancelled' });
  await openDashboard(page);
  const list = visitList(page);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Update' });
  await list.selectAll.check();
  await list.chooseBulkAction(page, 'Mark as Confirmed');
  await confirm.click();
  await expect(
    page.getByText('Successfully updated 2 visit(s). Failed to update 1 visit(s)'),
  ).toBeVisible();
  const outcome = list.section.getByText('Some changes failed').locator('..');
  await expect(outcome).toContainText('Biscuit, Grace Hopper');
  await expect(outcome).toContainText('This time slot is already booked.');
  expect(await shelter.query(statuses)).toEqual([
    { status: 'confirmed' },
    { status: 'cancelled' },
    { status: 'confirmed' },
  ]);

  await faults.respond('PUT /admin/visit-requests/*/status', 500);
  await list.select('Grace Hopper');
  await list.chooseBulkAction(page, 'Mark as Pending');
  await confirm.click();
  await expect(page.getByText(/^Failed to update visits: /)).toBeVisible();
});

test('R2.57 R4.16 R7.31 R8.35 R8.41 a bulk deletion reports how many visits were deleted', async ({
  page,
  shelter,
  faults,
}) => {
  const billedId = await addVisit(shelter);
  await addVisit(shelter);
  await addVisit(shelter);
  await faults.respond(`DELETE /admin/visit-requests/${billedId}`, 409, {
    detail: 'This visit is billed.',
  });
  await openDashboard(page);
  const list = visitList(page);
  const dialog = page.getByRole('dialog', { name: 'Delete Multiple Visits' });
  await list.selectAll.check();
  await list.chooseBulkAction(page, 'Delete');
  await expect(dialog).toContainText(
    'Are you sure you want to delete 3 visits? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted 2 of 3 selected visits')).toBeVisible();
  await expect(list.rows).toHaveCount(1);
  expect(await shelter.query('SELECT id FROM visits')).toEqual([{ id: billedId }]);

  await list.selectAll.check();
  await list.chooseBulkAction(page, 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Failed to perform bulk action: This visit is billed.', { exact: true }),
  ).toBeVisible();
});
