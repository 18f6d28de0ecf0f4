import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { bookableDates, slotInstant } from '@pawmatch/contract/visits/bookable-times';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { type ShelterServer, TIME_ZONE } from './support/shelter-server.ts';

const place = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
const day = bookableDates(new Date(), place)[2] ?? '';
const at = (time: string) => slotInstant(day, time, TIME_ZONE)?.toISOString() ?? '';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
const grace = { name: 'Grace Hopper', email: 'grace@example.org', phone: '5550100101' };

/** The row of a time or a pet. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const chip = (page: Page, visit: string) =>
  page.locator('[data-visit]').filter({ hasText: visit }).first();

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover({ force: true });
  await page.mouse.up();
}

const startOf = async (shelter: ShelterServer, id: string) => {
  const [visit] = await shelter.query<{ starts_at: Date }>(
    'SELECT starts_at FROM visits WHERE id = $1',
    [id],
  );
  return visit?.starts_at.toISOString();
};

async function openDay(page: Page, shelter: ShelterServer) {
  const biscuit = await addPet(shelter, { name: 'Biscuit', status: 'Pending' });
  const juno = await addPet(shelter, { name: 'Juno' });
  const first = await addVisit(shelter, {
    petId: biscuit.id,
    visitor: ada,
    startsAt: at('10:00'),
    status: 'confirmed',
  });
  const second = await addVisit(shelter, {
    petId: biscuit.id,
    visitor: grace,
    startsAt: at('11:30'),
    status: 'pending',
  });
  await addVisit(shelter, { petId: juno.id, startsAt: at('10:00') });
  await startStaffSession(page);
  await page.goto(`/admin/calendar?date=${day}`);
  await expect(chip(page, 'Ada Lovelace')).toBeVisible();
  return { first, second };
}

test('B3.09 staff drag a visit to another time, and undo it', async ({ page, shelter }) => {
  const { first } = await openDay(page, shelter);
  await expect(row(page, '10:00 AM')).toContainText('Biscuit');
  await drag(page, chip(page, 'Ada Lovelace'), row(page, '2:30 PM').getByRole('gridcell'));
  await expect(page.getByText(/^Biscuit, Ada Lovelace: moved to .*2:30 PM\.$/)).toBeVisible();
  await expect(row(page, '2:30 PM')).toContainText('Ada Lovelace');
  expect(await startOf(shelter, first)).toBe(at('14:30'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Biscuit, Ada Lovelace: back at .*10:00 AM\.$/)).toBeVisible();
  await expect(row(page, '10:00 AM')).toContainText('Ada Lovelace');
  expect(await startOf(shelter, first)).toBe(at('10:00'));
});

test('B3.09 a drag onto a taken or closed time is refused in words, and the visit put back', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/40[09] \((Bad Request|Conflict)\).*visit-requests/);
  const { first, second } = await openDay(page, shelter);
  // As a colleague does a moment before.
  await shelter.query('UPDATE visits SET starts_at = $2, ends_at = $3 WHERE id = $1', [
    ...[second, at('13:00'), at('13:30')],
  ]);
  await drag(page, chip(page, 'Ada Lovelace'), row(page, '1:00 PM').getByRole('gridcell'));
  const refusal = page.getByRole('alert').filter({ hasText: 'Biscuit, Ada Lovelace stays at' });
  await expect(refusal).toContainText('10:00 AM. This time');
  await expect(row(page, '10:00 AM')).toContainText('Ada Lovelace');
  await expect(row(page, '1:00 PM')).toContainText('Grace Hopper');
  expect(await startOf(shelter, first)).toBe(at('10:00'));
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(refusal).toHaveCount(0);
  // A walk-in before opening adds a row that is closed.
  await addVisit(shelter, { startsAt: at('08:00'), isWalkIn: true, status: 'confirmed' });
  await page.reload();
  await drag(page, chip(page, 'Ada Lovelace'), row(page, '8:00 AM').getByRole('gridcell'));
  await expect(refusal).toContainText('No visits are offered then.');
  expect(await startOf(shelter, first)).toBe(at('10:00'));
});

test('S57 B3.09 a visit that a colleague has changed is not moved unseen', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 \(Conflict\).*visit-requests/);
  const { first } = await openDay(page, shelter);
  await chip(page, 'Ada Lovelace').hover();
  await page.mouse.down();
  await row(page, '2:30 PM').getByRole('gridcell').hover({ force: true });
  await shelter.query(
    `UPDATE visits SET notes = 'Brings a dog.', version = version + 1 WHERE id = $1`,
    [first],
  );
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('stays at');
  await expect(row(page, '10:00 AM')).toContainText('Ada Lovelace');
  expect(await startOf(shelter, first)).toBe(at('10:00'));
});

test('B3.09 D22 D23 staff move the visit of a pending pet by keyboard, to any time in a second step', async ({
  page,
  shelter,
}) => {
  const { first } = await openDay(page, shelter);
  await chip(page, 'Ada Lovelace').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Biscuit, Ada Lovelace' });
  await details.getByRole('button', { name: 'Move' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Biscuit, Ada Lovelace' });
  await dialog.getByRole('button', { name: 'Move Visit' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a date and a time.');
  await dialog.getByLabel('Date').selectOption(day);
  await expect(dialog.getByRole('option', { name: '11:30 AM (taken)' })).toBeDisabled();
  await expectNoViolations(page, 'the dialog that moves a visit');
  await dialog.getByLabel('Time').selectOption('12:30 PM');
  await dialog.getByRole('button', { name: 'Move Visit' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, '12:30 PM')).toContainText('Ada Lovelace');
  await chip(page, 'Ada Lovelace').getByRole('button').first().press('Enter');
  await details.getByRole('button', { name: 'Move' }).press('Enter');
  await dialog.getByRole('button', { name: 'Other Times' }).press('Enter');
  await dialog.getByLabel(/Requested Date/).fill(`${day}T18:15`);
  await expect(dialog.getByText(/This is outside visiting hours/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move Visit' }).press('Enter');
  await expect(row(page, '6:00 PM')).toContainText('6:15 PM');
  expect(await startOf(shelter, first)).toBe(at('18:15'));
});

test('B3.09 B3.10 the week by pet, one tap to check in, a walk-in, and live changes', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const soon = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 60_000);
  const visit = await addVisit(shelter, {
    petId: pet.id,
    visitor: ada,
    startsAt: soon,
    status: 'confirmed',
  });
  const stream = page.waitForRequest((request) => request.headers().accept === 'text/event-stream');
  await startStaffSession(page);
  await page.goto('/admin/visits');
  await page.getByRole('navigation', { name: 'Staff pages' }).getByText('Calendar').click();
  await page.getByLabel('View').selectOption('Week');
  await page.getByLabel('Rows').selectOption('By pet');
  await expect(page).toHaveURL(/view=week&by=pet/);
  await expect(row(page, 'Biscuit')).toContainText('Ada Lovelace');
  await stream;
  await page.getByRole('button', { name: 'Check in Biscuit, Ada Lovelace' }).click();
  await expect(
    row(page, 'Biscuit').getByRole('button', { name: /Ada Lovelace, checked in$/ }),
  ).toBeVisible();
  const [stored] = await shelter.query('SELECT checked_in_at FROM visits WHERE id = $1', [visit]);
  expect(stored?.checked_in_at).not.toBeNull();
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await expect(page.getByRole('dialog', { name: 'New Walk-in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await shelter.query(`UPDATE visits SET status = 'cancelled' WHERE id = $1`, [visit]);
  await expect(
    row(page, 'Biscuit').getByRole('button', { name: /Ada Lovelace, Cancelled$/ }),
  ).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`B3.09 the calendar has no axe violations at ${width} px, and fits`, async ({
    page,
    shelter,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const pet = await addPet(shelter, { name: 'Biscuit' });
    await addVisit(shelter, { petId: pet.id, visitor: ada, startsAt: at('10:00') });
    await startStaffSession(page);
    for (const query of ['', '&by=pet', '&view=week', '&view=week&by=pet']) {
      await page.goto(`/admin/calendar?date=${day}${query}`);
      await expect(page.getByText('Ada Lovelace')).toBeVisible();
      await expectNoViolations(page, `the calendar ${query}`);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    }
    if (width > 360) return;
    await page.getByRole('button', { name: 'Move Biscuit, Ada Lovelace' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Biscuit, Ada Lovelace' });
    await dialog.getByLabel('Date').selectOption(day);
    await dialog.getByLabel('Time').selectOption('12:30 PM');
    await dialog.getByRole('button', { name: 'Move Visit' }).click();
    await expect(page.getByText(/moved to .*12:30 PM\.$/)).toBeVisible();
    await expectNoViolations(page, 'a moved visit on a phone');
  });
}
