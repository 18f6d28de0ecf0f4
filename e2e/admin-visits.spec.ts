import { openDashboard, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
/** Monday, 3 PM in New York, which is Tuesday in the browser's zone. */
const monday = new Date('2027-02-01T20:00:00Z');
const statuses = 'SELECT status FROM visits';

test('R2.50 R2.53 R7.23 the list shows the pet, requester, weekday, date, time and status of visit requests', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  await addVisit(shelter, { petId, visitor: ada, startsAt: monday });
  await addVisit(shelter, { status: 'completed', isWalkIn: true });
  await openDashboard(page);
  const list = visitList(page);
  await expect(list.section.getByRole('button', { name: 'Schedule Visit' })).toBeVisible();
  await expect(list.panel.getByRole('columnheader')).toHaveText([
    '',
    'Pet',
    'Requester',
    'Requested Date',
    'Status',
    'Actions',
  ]);
  const row = list.row('Ada Lovelace');
  await expect(row.getByRole('rowheader')).toHaveText(/Biscuit/);
  await expect(row.locator('time')).toHaveText(/Monday 3:00 PM\s*February 1, 2027/);
  await expect(row.getByRole('button', { name: /^Status of/ })).toContainText('Pending');
  await expect(row.getByRole('button', { name: 'View Details' })).toBeVisible();
  await expect(row.getByRole('checkbox')).toBeVisible();
  await expect(list.row('Completed')).toHaveCount(1);
});

test('R2.53 R8.33 the list shows a message when there are no visit requests or they fail to load', async ({
  page,
  faults,
}) => {
  const fault = await faults.respond('GET /admin/visit-requests', 500);
  await openDashboard(page);
  const { section } = visitList(page);
  await expect(section.getByText('Failed to load visits. Please try again.')).toBeVisible();
  await fault.stop();
  await section.getByRole('button', { name: 'Try Again' }).click();
  await expect(section.getByText('No visit requests found.')).toBeVisible();
});

test('R2.51 R2.55 the list shows ten visit requests, then ten more on a click, and selects all of them', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter);
  for (let count = 0; count < 21; count += 1) await addVisit(shelter, { petId, isWalkIn: true });
  await openDashboard(page);
  const list = visitList(page);
  await expect(list.rows).toHaveCount(10);
  expect((await list.panel.boundingBox())?.height).toBe(500);
  await list.selectAll.check();
  await expect(list.bulkBar).toHaveText('21 request(s) selected');
  await list.selectAll.uncheck();
  await expect(list.section.getByRole('button', { name: 'Bulk Actions' })).toHaveCount(0);
  // Playwright's click would scroll to the button, which loads more visits.
  await list.panel.getByRole('button', { name: 'Load More' }).dispatchEvent('click');
  await expect(list.rows).toHaveCount(20);
  await list.panel.evaluate((area) => area.scrollTo(0, area.scrollHeight));
  await expect(list.rows).toHaveCount(21);
});

test('R2.54 R2.60 the details show the requester with contact data, the pet and the notes', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Mochi', species: 'Cat' });
  await addVisit(shelter, { petId, visitor: ada, startsAt: monday, notes: 'Brings a dog.' });
  await openDashboard(page);
  const row = visitList(page).row('Mochi');
  await expect(row.getByText('C', { exact: true }), "the species' initial").toBeVisible();
  await row.getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Visit Request Details' });
  for (const heading of ['Requester Information', 'Visit Details']) {
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const text of [
    'Mochi',
    'Cat',
    'Ada Lovelace',
    'Pending',
    'Monday, February 1, 2027 at 3:00 PM',
    'Brings a dog.',
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: 'ada@example.org' })).toHaveAttribute(
    'href',
    'mailto:ada@example.org',
  );
  await expect(dialog.getByRole('link', { name: '555' })).toHaveAttribute('href', 'tel:5550100100');
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('R4.13 R4.14 R7.24 a status is changed in its row, and the button shows the progress', async ({
  page,
  shelter,
  faults,
}) => {
  await addVisit(shelter, { visitor: ada });
  await openDashboard(page);
  const status = visitList(page).statusButton('Ada Lovelace');
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/status')) return;
    calls.push({ method: request.method(), body: request.postDataJSON() });
  });
  const update = await faults.hold('PUT /admin/visit-requests/*/status');

  await status.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Pending', 'Confirmed', 'Cancelled']);
  await page.getByRole('menuitem', { name: 'Pending' }).click();
  await expect(page.getByRole('menu'), 'the current status only closes the menu').toHaveCount(0);
  expect(calls).toEqual([]);

  await status.click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(status).toHaveText(/Updating\.\.\./);
  await expect(status).toBeDisabled();
  await update.release();
  await expect(page.getByText('Status updated to Confirmed')).toBeVisible();
  await expect(status).toContainText('Confirmed');
  await expect(status).toBeEnabled();
  expect(calls).toEqual([
    { method: 'PUT', body: expect.objectContaining({ status: 'confirmed' }) },
  ]);

  // Any status can follow any other.
  await status.click();
  await page.getByRole('menuitem', { name: 'Cancelled' }).click();
  await expect(page.getByText('Status updated to Cancelled')).toBeVisible();
  await status.click();
  await page.getByRole('menuitem', { name: 'Pending' }).click();
  await expect(page.getByText('Status updated to Pending')).toBeVisible();
  expect(await shelter.query(statuses)).toEqual([{ status: 'pending' }]);
});

test('R4.14 R8.36 a status that could not be saved stays, and a toast shows the reason', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/status$/);
  const { id: petId } = await addPet(shelter);
  await addVisit(shelter, { petId, startsAt: monday, status: 'confirmed' });
  await addVisit(shelter, { petId, startsAt: monday, status: 'cancelled', visitor: ada });
  await openDashboard(page);
  const status = visitList(page).statusButton('Ada Lovelace');
  const choose = async (label: string) => {
    await status.click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await choose('Confirmed');
  await expect(
    page.getByText('This time slot is already booked. Please choose another time.'),
  ).toBeVisible();
  await expect(status).toContainText('Cancelled');

  await page.route('**/status', (route) => route.fulfill({ json: { success: false } }));
  await choose('Confirmed');
  await expect(page.getByText('Failed to update status. Please try again.')).toBeVisible();
  await expect(status).toContainText('Cancelled');
});

test('R2.57 R8.34 R8.41 a visit is deleted after confirmation', async ({
  page,
  shelter,
  faults,
}) => {
  await addVisit(shelter, { visitor: ada });
  await openDashboard(page);
  const row = visitList(page).row('Ada Lovelace');
  const dialog = page.getByRole('dialog', { name: 'Delete visit' });
  const openDialog = async () => {
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog).toContainText('This action cannot be undone.');
  };
  await openDialog();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();

  const fault = await faults.respond('DELETE /admin/visit-requests/*', 500);
  await openDialog();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete visit')).toBeVisible();
  await fault.stop();

  await openDialog();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Visit deleted successfully')).toBeVisible();
  await expect(page.getByText('No visit requests found.')).toBeVisible();
  expect(await shelter.query(statuses)).toEqual([]);
});
