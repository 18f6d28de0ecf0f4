import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { bookableDates } from '@pawmatch/contract/visits/times/bookable-times';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { type ShelterServer, TIME_ZONE } from './support/shelter-server.ts';

const schedule = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
const day = bookableDates(new Date(), schedule)[2] ?? '';
const at = (time: string) => fromZonedTime(day, time, TIME_ZONE)?.toISOString() ?? '';

const person = (name: string) => ({ name, email: `${name}@example.org`, phone: '5550100100' });

/** The row of a time or a pet. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const cell = (page: Page, time: string) => row(page, time).getByRole('gridcell');
const chip = (page: Page, visit: string) =>
  page.locator('[data-visit]').filter({ hasText: visit }).first();
const visitButton = (page: Page, visitor: string) =>
  page.getByRole('button', { name: new RegExp(`, ${visitor}, `) });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover({ force: true });
  await page.mouse.up();
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

const startOf = async (shelter: ShelterServer, id: string) => {
  const sql = 'SELECT starts_at FROM visits WHERE id = $1';
  return (await shelter.query<{ starts_at: Date }>(sql, [id]))[0]?.starts_at.toISOString();
};

/** As a colleague does. */
const moveTo = (shelter: ShelterServer, id: string, from: string, to: string) =>
  shelter.query('UPDATE visits SET starts_at = $2, ends_at = $3 WHERE id = $1', [
    ...[id, at(from), at(to)],
  ]);

/** Opens a day with the visits of Ada and Mary to Biscuit, who is pending, and of Grace to Juno. */
async function openDay(page: Page, shelter: ShelterServer) {
  const biscuit = await addPet(shelter, { name: 'Biscuit', status: 'Pending' });
  const juno = await addPet(shelter, { name: 'Juno' });
  const book = (petId: string, name: string, time: string) =>
    addVisit(shelter, { petId, visitor: person(name), startsAt: at(time), status: 'confirmed' });
  const ada = await book(biscuit.id, 'Ada', '10:00');
  await book(juno.id, 'Grace', '10:15');
  const mary = await book(biscuit.id, 'Mary', '11:30');
  await startStaffSession(page);
  await page.goto(`/admin/calendar?date=${day}`);
  await expect(visitButton(page, 'Ada')).toBeVisible();
  return { ada, mary };
}

test('S57 B3.09 staff drag a visit to another time and undo it; taken and closed times and a colleague’s change are not overridden', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/40[09] \((Bad Request|Conflict)\).*visit-requests/);
  const { ada, mary } = await openDay(page, shelter);
  await expect(row(page, '10:00 AM')).toContainText('Biscuit');
  await drag(page, chip(page, 'Ada'), cell(page, '2:30 PM'));
  await expect(page.getByText(/^Biscuit, Ada: moved to .*2:30 PM\.$/)).toBeVisible();
  await expect(row(page, '2:30 PM')).toContainText('Ada');
  expect(await startOf(shelter, ada)).toBe(at('14:30'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Biscuit, Ada: back at .*10:00 AM\.$/)).toBeVisible();
  await expect(row(page, '10:00 AM')).toContainText('Ada');
  expect(await startOf(shelter, ada)).toBe(at('10:00'));

  const refusal = page.getByRole('alert').filter({ hasText: 'Biscuit, Ada stays at' });
  await test.step('a time that was taken a moment before', async () => {
    await moveTo(shelter, mary, '13:00', '13:30');
    await drag(page, chip(page, 'Ada'), cell(page, '1:00 PM'));
    await expect(refusal).toContainText('10:00 AM. This time');
    await expect(row(page, '10:00 AM')).toContainText('Ada');
    await expect(row(page, '1:00 PM')).toContainText('Mary');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(refusal).toHaveCount(0);
  });

  await test.step('a visit that changes while it is dragged', async () => {
    await chip(page, 'Ada').hover();
    await page.mouse.down();
    await cell(page, '2:30 PM').hover({ force: true });
    const sql = `UPDATE visits SET notes = 'Brings a dog.', version = version + 1 WHERE id = $1`;
    await shelter.query(sql, [ada]);
    await page.mouse.up();
    await expect(refusal).toBeVisible();
    await expect(row(page, '10:00 AM')).toContainText('Ada');
  });

  await test.step('a closed time', async () => {
    // A walk-in before opening adds its row.
    await addVisit(shelter, { startsAt: at('08:00'), isWalkIn: true, status: 'confirmed' });
    await page.reload();
    await drag(page, chip(page, 'Ada'), cell(page, '8:00 AM'));
    await expect(refusal).toContainText('No visits are offered then.');
  });
  expect(await startOf(shelter, ada)).toBe(at('10:00'));
});

test('B3.09 B3.10 a visit is reached, opened, moved and moved back by keyboard alone, and keeps the focus', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 \(Bad Request\).*visit-requests/);
  const stream = page.waitForRequest((request) => request.headers().accept === 'text/event-stream');
  const { ada } = await openDay(page, shelter);
  await stream;
  const live = page.getByRole('status').filter({ hasText: 'Biscuit, Ada' });
  // From the field before the calendar to its only tab stop.
  await page.getByLabel('Rows').focus();
  await press(page, 'Tab');
  await expect(visitButton(page, 'Ada')).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(visitButton(page, 'Grace')).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(cell(page, '11:00 AM')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(visitButton(page, 'Mary')).toBeFocused();
  await press(page, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft');
  await expect(visitButton(page, 'Ada')).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Biscuit, Ada' })).toBeVisible();
  await press(page, 'Escape');
  await expect(visitButton(page, 'Ada')).toBeFocused();

  await press(page, 'm');
  await expect(live).toContainText('picked up');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /10:30 AM$/ })).toBeAttached();
  await press(page, 'Escape');
  await expect(live).toHaveText(/Biscuit, Ada stays at .*10:00 AM\.$/);
  await expect(visitButton(page, 'Ada')).toBeFocused();

  await test.step('a refused time puts the visit back', async () => {
    await press(page, 'm', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'm');
    await expect(page.getByRole('alert')).toContainText('Biscuit, Ada stays at');
    await expect(row(page, '10:00 AM')).toContainText('Ada');
    await expect(visitButton(page, 'Ada')).toBeFocused();
    expect(await startOf(shelter, ada)).toBe(at('10:00'));
  });

  await press(page, 'm', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '12:00 PM' })).toBeAttached();
  await expectNoViolations(page, 'the calendar with a visit that is picked up');
  await press(page, 'Enter');
  await expect(page.getByText(/^Biscuit, Ada: moved to .*12:00 PM\.$/)).toBeVisible();
  await expect(row(page, '12:00 PM')).toContainText('Ada');
  await expect(visitButton(page, 'Ada')).toBeFocused();
  expect(await startOf(shelter, ada)).toBe(at('12:00'));
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByText(/^Biscuit, Ada: back at .*10:00 AM\.$/)).toBeVisible();
  expect(await startOf(shelter, ada)).toBe(at('10:00'));

  await visitButton(page, 'Ada').focus();
  await moveTo(shelter, ada, '13:00', '13:30');
  await expect(row(page, '1:00 PM')).toContainText('Ada');
  await expect(visitButton(page, 'Ada'), 'a colleague has moved it').toBeFocused();
});

test('B3.09 D22 D23 staff move the visit of a pending pet in a dialog, to any time in a second step', async ({
  page,
  shelter,
}) => {
  const { ada } = await openDay(page, shelter);
  await visitButton(page, 'Ada').press('Enter');
  const details = page.getByRole('dialog', { name: 'Biscuit, Ada', exact: true });
  await details.getByRole('button', { name: 'Move' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Biscuit, Ada' });
  await dialog.getByRole('button', { name: 'Move Visit' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a date and a time.');
  await dialog.getByLabel('Date').selectOption(day);
  await expect(dialog.getByRole('option', { name: '11:30 AM (taken)' })).toBeDisabled();
  await expectNoViolations(page, 'the dialog that moves a visit');
  await dialog.getByLabel('Time').selectOption('12:30 PM');
  await dialog.getByRole('button', { name: 'Move Visit' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, '12:30 PM')).toContainText('Ada');
  await visitButton(page, 'Ada').press('Enter');
  await details.getByRole('button', { name: 'Move' }).press('Enter');
  await dialog.getByRole('button', { name: 'Other Times' }).press('Enter');
  await dialog.getByLabel(/Requested Date/).fill(`${day}T18:15`);
  await expect(dialog.getByText(/This is outside visiting hours/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move Visit' }).press('Enter');
  await expect(row(page, '6:00 PM')).toContainText('6:15 PM');
  expect(await startOf(shelter, ada)).toBe(at('18:15'));
});

test('B3.03 B3.04 B3.09 B3.10 the week by pet, one tap to check in, a request declined and restored, and live changes', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const juno = await addPet(shelter, { name: 'Juno' });
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 60_000);
  const visit = { petId: pet.id, visitor: person('Ada'), startsAt: now };
  const ada = await addVisit(shelter, { ...visit, status: 'confirmed' });
  const request = await addVisit(shelter, { petId: juno.id, startsAt: now, status: 'pending' });
  const stored = async (id: string) =>
    (await shelter.query('SELECT status, checked_in_at FROM visits WHERE id = $1', [id]))[0];
  const stream = page.waitForRequest((sent) => sent.headers().accept === 'text/event-stream');
  await startStaffSession(page);
  await page.goto('/admin/visits');
  await page.getByRole('navigation', { name: 'Staff pages' }).getByText('Calendar').click();
  await page.getByLabel('View').selectOption('Week');
  await page.getByLabel('Rows').selectOption('By pet');
  await expect(page).toHaveURL(/view=week&by=pet/);
  await expect(row(page, 'Biscuit')).toContainText('Ada');
  await stream;
  await page.getByRole('button', { name: 'Check in Biscuit, Ada' }).click();
  const checkedIn = row(page, 'Biscuit').getByRole('button', { name: /Ada, checked in$/ });
  await expect(checkedIn).toBeVisible();
  expect((await stored(ada))?.checked_in_at).not.toBeNull();
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await expect(page.getByRole('dialog', { name: 'New Walk-in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await shelter.query(`UPDATE visits SET status = 'cancelled' WHERE id = $1`, [ada]);
  const cancelled = row(page, 'Biscuit').getByRole('button', { name: /Ada, Cancelled$/ });
  await expect(cancelled).toBeVisible();

  await row(page, 'Juno')
    .getByRole('button', { name: /Visitor/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Juno/ });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('dialog', { name: 'Decline this request?' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Cancelled by the shelter.')).toBeVisible();
  expect(await stored(request)).toMatchObject({ status: 'cancelled' });
  await dialog.getByRole('button', { name: 'Restore Visit' }).click();
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await stored(request)).toMatchObject({ status: 'confirmed' });
});

test('B3.05 B3.09 the calendar fits a phone without axe violations, and an outcome takes two taps', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const juno = await addPet(shelter, { name: 'Juno' });
  await addVisit(shelter, { petId: pet.id, visitor: person('Ada'), startsAt: at('10:00') });
  const today = { petId: juno.id, startsAt: new Date(), status: 'confirmed' } as const;
  const id = await addVisit(shelter, today);
  await startStaffSession(page);
  for (const query of ['&view=week&by=pet', '&view=week', '&by=pet', '']) {
    await page.goto(`/admin/calendar?date=${day}${query}`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByText(/\bAda\b/)).toBeVisible();
      await expectNoViolations(page, `the calendar ${query} at ${width} px`);
      await expectNoHorizontalScroll(page);
    }
  }
  await page.getByRole('button', { name: 'Move Biscuit, Ada' }).click();
  const move = page.getByRole('dialog', { name: 'Move Biscuit, Ada' });
  await move.getByLabel('Date').selectOption(day);
  await move.getByLabel('Time').selectOption('12:30 PM');
  await move.getByRole('button', { name: 'Move Visit' }).click();
  await expect(page.getByText(/moved to .*12:30 PM\.$/)).toBeVisible();
  await expectNoViolations(page, 'a moved visit on a phone');

  await page.goto('/admin/calendar');
  await page.getByRole('button', { name: 'Check in Juno' }).click();
  await page.getByRole('button', { name: /^Juno/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Juno/ });
  await dialog.getByRole('button', { name: 'Thinking it over' }).click();
  const chosen = dialog.getByRole('button', { name: 'Thinking it over', pressed: true });
  await expect(chosen).toBeVisible();
  const [stored] = await shelter.query('SELECT status, outcome FROM visits WHERE id = $1', [id]);
  expect(stored).toEqual({ status: 'completed', outcome: 'thinking' });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('F B3.09 the controls of the calendar are two rows of targets of 44 px', async ({
    page,
    shelter,
  }) => {
    await addVisit(shelter, { startsAt: at('10:00'), visitor: person('Ada') });
    await startStaffSession(page);
    await page.goto(`/admin/calendar?date=${day}`);
    const first = page.getByRole('heading', { level: 2 }).first();
    await expect(first).toBeVisible();
    const navigation = await page.getByRole('navigation', { name: 'Staff pages' }).boundingBox();
    const controls = page.locator('main :is(button, select, input, a):visible');
    const boxes = await controls.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
    const top = (navigation?.y ?? 0) + (navigation?.height ?? 0);
    const above = boxes.filter(({ y }) => y >= top && y < top + 112);
    expect(above).toHaveLength(8);
    for (const { width, height, bottom } of above) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(bottom - top).toBeLessThanOrEqual(112);
    }
    await expectNoHorizontalScroll(page);
  });
});
