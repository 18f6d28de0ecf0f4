import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { bookableDates, slotInstant } from '@pawmatch/contract/visits/bookable-times';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { type ShelterServer, TIME_ZONE } from './support/shelter-server.ts';

const place = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
const day = bookableDates(new Date(), place)[2] ?? '';
const at = (time: string) => slotInstant(day, time, TIME_ZONE)?.toISOString() ?? '';

const contact = (name: string) => ({ name, email: `${name}@example.org`, phone: '5550100100' });

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const visitButton = (page: Page, visitor: string) =>
  page.getByRole('button', { name: new RegExp(`, ${visitor}, `) });

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

async function openDay(page: Page, shelter: ShelterServer) {
  const biscuit = await addPet(shelter, { name: 'Biscuit' });
  const juno = await addPet(shelter, { name: 'Juno' });
  const of = (petId: string, name: string, time: string) =>
    addVisit(shelter, { petId, visitor: contact(name), startsAt: at(time), status: 'confirmed' });
  const ada = await of(biscuit.id, 'Ada', '10:00');
  await of(juno.id, 'Grace', '10:15');
  await of(biscuit.id, 'Mary', '11:30');
  await startStaffSession(page);
  await page.goto(`/admin/calendar?date=${day}`);
  await expect(visitButton(page, 'Ada')).toBeVisible();
  return { ada };
}

const startOf = async (shelter: ShelterServer, id: string) => {
  const sql = 'SELECT starts_at FROM visits WHERE id = $1';
  return (await shelter.query<{ starts_at: Date }>(sql, [id]))[0]?.starts_at.toISOString();
};

/** Goes from the field before the calendar to its only tab stop. */
async function enterCalendar(page: Page) {
  await page.getByLabel('Rows').focus();
  await press(page, 'Tab');
}

test('B3.09 a visit is reached, opened, moved and moved back by keyboard alone', async ({
  page,
  shelter,
}) => {
  const { ada } = await openDay(page, shelter);
  const live = page.getByRole('status').filter({ hasText: 'Biscuit, Ada' });
  await enterCalendar(page);
  await expect(visitButton(page, 'Ada')).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(visitButton(page, 'Grace')).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(row(page, '11:00 AM').getByRole('gridcell')).toBeFocused();
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
});

test('B3.09 a time that is refused puts the visit back, and the focus with it', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 \(Bad Request\).*visit-requests/);
  const { ada } = await openDay(page, shelter);
  await enterCalendar(page);
  await press(page, 'm', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'm');
  await expect(page.getByRole('alert')).toContainText('Biscuit, Ada stays at');
  await expect(row(page, '10:00 AM')).toContainText('Ada');
  await expect(visitButton(page, 'Ada')).toBeFocused();
  expect(await startOf(shelter, ada)).toBe(at('10:00'));
});

test('B3.09 B3.10 a visit that a colleague moves keeps the focus', async ({ page, shelter }) => {
  const stream = page.waitForRequest((request) => request.headers().accept === 'text/event-stream');
  const { ada } = await openDay(page, shelter);
  await stream;
  await enterCalendar(page);
  await expect(visitButton(page, 'Ada')).toBeFocused();
  const [startsAt, endsAt] = [at('13:00'), at('13:30')];
  const sql = 'UPDATE visits SET starts_at = $2, ends_at = $3 WHERE id = $1';
  await shelter.query(sql, [ada, startsAt, endsAt]);
  await expect(row(page, '1:00 PM')).toContainText('Ada');
  await expect(visitButton(page, 'Ada')).toBeFocused();
});
