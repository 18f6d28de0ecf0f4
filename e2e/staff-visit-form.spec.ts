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

const timeOf = (form: Locator) => form.getByLabel(/^Requested Date \(ET\)/);
const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true }).click();

/** The shelter's local time a number of days ahead, such as `2026-11-23T14:05`. */
function shelterTime(days = 0): string {
  const instant = new Date(Date.now() + days * 24 * 3_600_000);
  return instant.toLocaleString('sv-SE', { timeZone: TIME_ZONE }).replace(' ', 'T').slice(0, 16);
}

test('F24 F25 F28 F36 R2.59 R5.12 R5.14 R5.15 R7.33 staff schedule the visit of a walk-in by typing and pasting', async ({
  page,
  shelter,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addPet(shelter, { name: 'Luna' });
  await addPet(shelter, { name: 'Newest' });
  await openDashboard(page);
  const before = shelterTime();
  const form = await openNewForm(page);
  const tomorrow = shelterTime(1).slice(0, 10);
  // A new hour may have begun in between.
  expect([before, shelterTime()].map((now) => `${tomorrow}T${now.slice(11, 13)}:00`)).toContain(
    await timeOf(form).inputValue(),
  );
  expect([before, shelterTime()]).toContain(await timeOf(form).getAttribute('min'));
  const pet = form.getByRole('combobox', { name: 'Pet' });
  await expect(pet).toHaveValue('Newest');

  await form.getByText('A walk-in').click();
  await form.getByLabel('Name').fill('Grace Hopper');
  const phone = form.getByLabel('Phone');
  await phone.focus();
  await page.evaluate(() => navigator.clipboard.writeText('+1 (212) 555-0123'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('(212) 555-0123');
  for (const key of ['Home', 'ArrowRight', 'Delete', '3']) await page.keyboard.press(key);
  await expect(phone).toHaveValue('(312) 555-0123');
  expect(
    await phone.evaluate((input: HTMLInputElement) => input.selectionStart),
    'the caret stays after the typed digit',
  ).toBe(2);

  await pet.click();
  await page.keyboard.type('Nobody');
  await expect(form.getByText('Nothing found').last()).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await save(form);
  await expect(form.getByText('Please choose a pet.')).toBeVisible();
  await pet.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Lun');
  await page.keyboard.press('Tab');
  await expect(pet).toHaveValue('Luna');
  await expect(pet).not.toBeFocused();

  const warning = form.getByText('This is outside visiting hours');
  await timeOf(form).fill('2027-04-05T14:00');
  await expect(warning).toHaveCount(0);
  await timeOf(form).fill('2027-04-03T21:15');
  await expect(warning).toBeVisible();
  await save(form);
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  await expect(form).toBeHidden();
  expect(
    await shelter.query(
      `SELECT pets.name, user_id, visitor_name, visitor_phone, visits.status, starts_at FROM visits
       JOIN pets ON pets.id = visits.pet_id`,
    ),
  ).toEqual([
    {
      name: 'Luna',
      user_id: null,
      visitor_name: 'Grace Hopper',
      visitor_phone: '3125550123',
      status: 'pending',
      starts_at: new Date('2027-04-04T01:15:00Z'),
    },
  ]);
});

test('R2.59 R4.14 R7.28 R7.33 R8.36 R8.37 R8.38 R8.41 S57 F11 F36 D32 staff schedule and move an adopter’s visit, not onto others', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/40[09] .*visit-requests/);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Mochi', species: 'Cat' });
  await addAdopter(shelter, ada);
  await addVisit(shelter, { petId, isWalkIn: true, startsAt: monday, status: 'confirmed' });
  await openDashboard(page);
  const form = await openNewForm(page);
  await form.getByRole('combobox', { name: 'Pet' }).fill('bisc');
  await form.getByRole('option', { name: 'Biscuit' }).click();
  await form.getByRole('combobox', { name: 'Adopter' }).fill('555-010-0100');
  await form.getByRole('option', { name: ada.name }).click();
  await timeOf(form).fill('2027-02-01T14:45');
  await form.getByLabel('Status').selectOption('Confirmed');
  await form.getByLabel('Notes').fill('Comes with her mother.');
  await save(form);
  const conflict = 'This time slot is already booked. Please choose another time.';
  await expect(form.getByText(`Could not schedule visit: ${conflict}`).first()).toBeVisible();
  await timeOf(form).fill('2027-02-01T15:30');
  await save(form);
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  await expect(form).toBeHidden();
  const row = visitList(page).row(ada.name);
  await expect(row).toContainText('Monday 3:30 PM');
  await expect(row).toContainText('Confirmed');
  const stored = () =>
    shelter.query(
      'SELECT starts_at, visits.status, notes FROM visits JOIN users ON users.id = user_id WHERE email = $1',
      [ada.email],
    );
  const notes = 'Comes with her mother.';
  const startsAt = new Date('2027-02-01T20:30:00Z');
  expect(await stored()).toEqual([{ starts_at: startsAt, status: 'confirmed', notes }]);

  const edit = await openVisitForm(page, ada.name);
  await expect(edit.getByRole('combobox', { name: 'Pet' })).toBeDisabled();
  await expect(edit.getByRole('combobox', { name: 'Pet' })).toHaveValue('Biscuit');
  await expect(timeOf(edit)).toHaveValue('2027-02-01T15:30');
  await timeOf(edit).fill('2027-02-01T15:15');
  await save(edit);
  await expect(edit.getByText(`Failed to update visit request: ${conflict}`).first()).toBeVisible();
  await timeOf(edit).fill('2027-02-02T10:30');
  // Meanwhile a colleague cancels the visit and writes a note.
  await shelter.query(
    `UPDATE visits SET status = 'cancelled', notes = 'Rings twice.', version = version + 1 WHERE notes = $1`,
    [notes],
  );
  await save(edit);
  const changed = edit.getByRole('region', { name: 'Changed by someone else' });
  await expect(changed).toBeFocused();
  await expect(changed).toContainText('Now: Rings twice.');
  await expect(edit.getByLabel('Status'), 'unchanged fields show the new value').toHaveValue(
    'cancelled',
  );
  await expect(timeOf(edit)).toHaveValue('2027-02-02T10:30');
  await save(edit);
  await expect(page.getByText('Visit request updated successfully')).toBeVisible();
  await expect(row).toContainText('Tuesday 10:30 AM');
  expect(await stored()).toEqual([
    { starts_at: new Date('2027-02-02T15:30:00Z'), status: 'cancelled', notes: 'Rings twice.' },
  ]);
});
