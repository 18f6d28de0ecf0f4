import type { Locator, Page } from '@playwright/test';
import { openDashboard, openVisitForm, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addAdopter, addPet, addVisit } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
/** A Monday at 3 PM in New York. */
const monday = new Date('2027-02-01T20:00:00Z');

async function openNewForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schedule Visit' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule New Visit' });
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
  return form;
}

const timeOf = (form: Locator) => form.getByLabel(/^Requested Date/);
const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true }).click();

async function chooseAdopter(form: Locator, text: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Adopter' }).fill(text);
  await form.getByRole('option', { name }).click();
}

/** The shelter's local time a number of days ahead, such as `2026-11-23T14:05`. */
function shelterTime(days = 0): string {
  const instant = new Date(Date.now() + days * 24 * 3_600_000);
  return instant.toLocaleString('sv-SE', { timeZone: TIME_ZONE }).replace(' ', 'T').slice(0, 16);
}

test('R2.59 R5.12 a new visit defaults to tomorrow on the hour and to the first pet', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Ash' });
  await addPet(shelter, { name: 'Bo' });
  await openDashboard(page);
  const before = shelterTime();
  const form = await openNewForm(page);
  const tomorrow = shelterTime(1).slice(0, 10);
  // A new hour may have begun in between.
  expect([before, shelterTime()].map((now) => `${tomorrow}T${now.slice(11, 13)}:00`)).toContain(
    await timeOf(form).inputValue(),
  );
  expect([before, shelterTime()]).toContain(await timeOf(form).getAttribute('min'));
  await expect(form.getByRole('combobox', { name: 'Pet' })).toHaveValue('Bo');
  await expect(form.getByLabel('Status').locator('option')).toHaveText([
    'Pending approval',
    'Confirmed',
    'Cancelled',
  ]);
  await expect(form.getByLabel('Status')).toHaveValue('pending approval');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});

test('R5.12 a pet, a visitor and a future time are required', async ({ page }) => {
  await openDashboard(page);
  const form = await openNewForm(page);
  await timeOf(form).fill('');
  await save(form);
  for (const message of [
    'Please choose a pet.',
    'Please choose who is coming.',
    'Please choose date and time.',
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await timeOf(form).fill('2026-01-05T10:00');
  await save(form);
  await expect(form.getByText('Choose a time in the future.')).toBeVisible();
});

test("R2.59 R4.14 R7.33 R8.41 staff schedule an adopter's visit in the shelter's time zone", async ({
  page,
  shelter,
  faults,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Mochi', species: 'Cat' });
  await addAdopter(shelter, ada);
  await openDashboard(page);
  const form = await openNewForm(page);
  await form.getByRole('combobox', { name: 'Pet' }).fill('bisc');
  await form.getByRole('option', { name: 'Biscuit' }).click();
  await chooseAdopter(form, 'lovel', 'Ada Lovelace');
  await timeOf(form).fill('2027-02-01T15:00');
  await form.getByLabel('Status').selectOption('Confirmed');
  await form.getByLabel('Notes').fill('Comes with her mother.');
  const creation = await faults.hold('POST /admin/visit-requests');
  await save(form);
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await creation.release();
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  await expect(form).toBeHidden();
  const row = visitList(page).row('Ada Lovelace');
  await expect(row).toContainText('Monday 3:00 PM');
  await expect(row).toContainText('Confirmed');
  expect(
    await shelter.query(
      `SELECT pets.name, users.email, visits.status, visits.starts_at, visits.notes FROM visits
       JOIN pets ON pets.id = visits.pet_id JOIN users ON users.id = visits.user_id`,
    ),
  ).toEqual([
    {
      name: 'Biscuit',
      email: 'ada@example.org',
      status: 'confirmed',
      starts_at: monday,
      notes: 'Comes with her mother.',
    },
  ]);
});

test('R2.54 R7.33 staff schedule the visit of a walk-in with a name', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openNewForm(page);
  await form.getByText('A walk-in').click();
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByLabel('Phone').fill('5550100122');
  await expect(form.getByLabel('Phone')).toHaveValue('(555) 010-0122');
  await save(form);
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  await visitList(page).row('Grace Hopper').getByRole('button', { name: 'View Details' }).click();
  const details = page.getByRole('dialog', { name: 'Visit Request Details' });
  await expect(details.getByText('Not given')).toBeVisible();
  expect(
    await shelter.query('SELECT user_id, visitor_name, visitor_phone, status FROM visits'),
  ).toEqual([
    {
      user_id: null,
      visitor_name: 'Grace Hopper',
      visitor_phone: '5550100122',
      status: 'pending',
    },
  ]);
});

test('R2.59 R7.28 R8.41 the edit form changes the time and status of a visit but not its pet', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const id = await addVisit(shelter, { petId, visitor: ada, startsAt: monday });
  await openDashboard(page);
  const form = await openVisitForm(page, 'Ada Lovelace');
  await expect(form.getByRole('combobox', { name: 'Pet' })).toBeDisabled();
  await expect(form.getByRole('combobox', { name: 'Pet' })).toHaveValue('Biscuit');
  await expect(form.getByText('Ada Lovelace')).toBeVisible();
  await expect(timeOf(form)).toHaveValue('2027-02-01T15:00');
  await timeOf(form).fill('2027-02-02T10:30');
  await form.getByLabel('Status').selectOption('Confirmed');
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await save(form);
  const request = await sending;
  expect(new URL(request.url()).pathname).toBe(`/api/visit-requests/${id}`);
  expect(request.postDataJSON()).toMatchObject({
    requested_at: '2027-02-02T15:30:00.000Z',
    status: 'confirmed',
  });
  await expect(page.getByText('Visit request updated successfully')).toBeVisible();
  await expect(visitList(page).row('Ada Lovelace')).toContainText('Tuesday 10:30 AM');
  expect(await shelter.query('SELECT status, starts_at FROM visits')).toEqual([
    { status: 'confirmed', starts_at: new Date('2027-02-02T15:30:00Z') },
  ]);
});

test('R8.37 R8.38 the form stays open and reports a time that is already booked', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*visit-requests/);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  await addVisit(shelter, { petId, isWalkIn: true, startsAt: monday, status: 'confirmed' });
  await addVisit(shelter, { petId, visitor: ada, startsAt: new Date('2027-02-02T20:00:00Z') });
  const conflict = 'This time slot is already booked. Please choose another time.';
  await openDashboard(page);
  let form = await openVisitForm(page, 'Ada Lovelace');
  await timeOf(form).fill('2027-02-01T15:15');
  await save(form);
  await expect(form.getByText(`Failed to update visit request: ${conflict}`).first()).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();

  form = await openNewForm(page);
  await form.getByText('A walk-in').click();
  await form.getByLabel('Name').fill('Grace Hopper');
  await timeOf(form).fill('2027-02-01T14:45');
  await save(form);
  await expect(form.getByText(`Could not schedule visit: ${conflict}`).first()).toBeVisible();
  await timeOf(form).fill('2027-02-01T15:30');
  await save(form);
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  await expect(form).toBeHidden();
});

test('R8.36 R8.37 a save after a concurrent change of the visit is rejected and shows the new state', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 .*\/api\/visit-requests\//);
  await addVisit(shelter, { visitor: ada, startsAt: monday });
  const colleague = await (await browser.newContext({ baseURL: shelter.url })).newPage();
  await openDashboard(page);
  await openDashboard(colleague);
  const form = await openVisitForm(page, 'Ada Lovelace');
  await form.getByLabel('Notes').fill('Please ring twice.');

  await visitList(colleague).statusButton('Ada Lovelace').click();
  await colleague.getByRole('menuitem', { name: 'Cancelled' }).click();
  await expect(colleague.getByText('Status updated to Cancelled')).toBeVisible();

  await save(form);
  await expect(form.getByText(/^Someone else has changed this visit request/)).toBeVisible();
  await expect(form.getByLabel('Status'), 'unchanged fields show the new value').toHaveValue(
    'cancelled',
  );
  await expect(form.getByLabel('Notes')).toHaveValue('Please ring twice.');
  await save(form);
  await expect(page.getByText('Visit request updated successfully')).toBeVisible();
  expect(await shelter.query('SELECT status, notes FROM visits')).toEqual([
    { status: 'cancelled', notes: 'Please ring twice.' },
  ]);
  await colleague.context().close();
});
