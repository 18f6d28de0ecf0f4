import type { Page } from '@playwright/test';
import { expect, startStaffSession, test } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet, addVisit, insertPets } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
const bo = { name: 'Bo Stone', email: 'bo@example.org', phone: '5550100199' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const rowsOf = (page: Page) => page.locator('[data-index]');

test('B4.01 B4.02 the list of visits has tabs with counts, is searched in the address, and all that match are changed', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 61);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  await shelter.query(
    `INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), id, 'Visitor', 'pending', now() + interval '3 days', now() + interval '3 days 30 minutes',
       now(), now() FROM pets WHERE name NOT IN ('Biscuit', 'Pet 1')`,
  );
  await addVisit(shelter, { petId, visitor: ada, startsAt: inDays(3) });
  await addVisit(shelter, { visitor: bo, startsAt: inDays(5), status: 'confirmed' });
  await addVisit(shelter, {
    visitor: { ...bo, email: 'old@example.org' },
    startsAt: inDays(-5),
    status: 'completed',
  });
  await startStaffSession(page);
  await page.goto('/admin/visits?view=all');
  const rows = rowsOf(page);
  const tabs = page.getByRole('navigation', { name: 'Views' });
  await expect(rows).toHaveCount(50);
  await expect(tabs.getByRole('link')).toHaveText([
    /^Today\s*0$/,
    /^To answer\s*61$/,
    /^Later\s*62$/,
    /^Past\s*1$/,
    /^All\s*63$/,
  ]);
  await tabs.getByRole('link', { name: 'To answer' }).click();
  await expect(page).toHaveURL('/admin/visits?view=to_answer');
  await expect(rows.filter({ hasText: 'Bo Stone' })).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText('No visits today.')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(50);
  const all = tabs.getByRole('link', { name: 'All' });
  await all.click();
  await expect(page).toHaveURL('/admin/visits?view=all');
  // The page follows its address, and a search takes the view of the page.
  await expect(all).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: 'Search visits' }).fill('(555) 010-0199');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveText([/Bo Stone/]);
  await expect(all, 'counts follow the filter').toHaveText(/^All\s*1$/);

  await page.goto('/admin/visits?view=later&status=pending');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Select all 61 that match' }).click();
  await expect(page.getByText('All 61 visits that match are selected')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as Confirmed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Multiple Visits' });
  await expect(dialog).toContainText('61 visits');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('61 visits are Confirmed now.')).toBeVisible();
  const confirmed = await shelter.query(`SELECT id FROM visits WHERE status = 'confirmed'`);
  expect(confirmed).toHaveLength(62);
  await expect(page.getByRole('button', { name: 'Bulk Actions' })).toBeHidden();
});

test('B3.05 B3.09 B3.11 B4.01 B4.05 a visit is confirmed in its row, a walk-in starts in four steps and has an outcome, and a past visit is recorded', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const id = await addVisit(shelter, { petId, visitor: ada, startsAt: inDays(3) });
  await startStaffSession(page);
  await page.goto(`/admin/visits?pet_id=${petId}`);
  const row = rowsOf(page).filter({ hasText: 'Ada Lovelace' });
  await expect(page.getByRole('link', { name: 'Remove the filter: Pet: Biscuit' })).toBeVisible();
  await row.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expectToast(page, 'Status updated to Confirmed');
  await row.getByRole('link', { name: 'Biscuit' }).click();
  await expect(page).toHaveURL(`/admin/visits/${id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(/marked the visit with Biscuit as Confirmed\./)).toBeVisible();
  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See 1 visit' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Staff pages' }).getByText('Visits').click();
  await page.getByRole('button', { name: 'Walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Walk-in' });
  await dialog.getByRole('button', { name: 'Start Visit' }).click();
  await expect(dialog.getByText('Please choose a pet.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Pet' }).fill('Bis');
  await dialog.getByRole('option', { name: /Biscuit/ }).click();
  await dialog.getByRole('button', { name: 'Start Visit' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Biscuit' }).first().click();
  await expect(page.getByText(/^Checked in at/)).toBeVisible();
  await page.getByRole('button', { name: 'Not a fit' }).click();
  await page.getByLabel('Why not?').selectOption('Allergy');
  const outcome = 'SELECT outcome, not_a_fit_because FROM visits WHERE outcome IS NOT NULL';
  await expect
    .poll(() => shelter.query(outcome))
    .toEqual([{ outcome: 'not_a_fit', not_a_fit_because: 'allergy' }]);
  await page.getByRole('button', { name: 'Adopting' }).click();
  await page.getByRole('button', { name: 'Mark Biscuit as Adopted' }).click();
  // It cancels another visit, which staff have to know.
  const question = page.getByRole('dialog', { name: 'Mark as adopted?' });
  await expect(question).toContainText('Ada Lovelace, to meet Biscuit');
  await question.getByRole('button', { name: 'Mark as Adopted' }).click();
  await expect(page.getByText(/^Cancelled: the visit of Ada Lovelace/)).toBeVisible();
  await expect(page.getByText('Biscuit is marked as adopted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Biscuit as Adopted' })).toHaveCount(0);

  await test.step('A R5.12 B9.11 a visit that took place is recorded', async () => {
    await page.goto('/admin/visits');
    await page.getByRole('button', { name: 'Record a Past Visit' }).click();
    const form = page.getByRole('dialog', { name: 'Record a Past Visit' });
    await form.getByRole('combobox', { name: 'Pet' }).fill('Bis');
    await form.getByRole('option', { name: /Biscuit/ }).click();
    await form.getByText('A walk-in', { exact: true }).click();
    await form.getByLabel(/^Name/).fill('Grace Hopper');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await rowsOf(page).filter({ hasText: 'Grace Hopper' }).getByRole('link').first().click();
    await expect(page.getByText(/ recorded a past visit with Biscuit, on /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Came' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('F R4.14 B3.07 a declined request keeps its row, with "Undo" and "Say why", until the email leaves', async ({
  page,
  shelter,
}) => {
  const cleo = { name: 'Cleo Marsh', email: 'cleo@example.org', phone: '5550100133' };
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const id = await addVisit(shelter, { petId, visitor: cleo, startsAt: inDays(3) });
  const status = () => shelter.query(`SELECT status FROM visits WHERE id = '${id}'`);
  await startStaffSession(page);
  await page.goto('/admin/visits?view=to_answer');
  const row = rowsOf(page).filter({ hasText: 'Cleo Marsh' });
  const decline = async () => {
    await row.getByRole('button', { name: /^Status of/ }).click();
    await page.getByRole('menuitem', { name: 'Cancelled' }).click();
    await expectToast(page, 'Status updated to Cancelled');
  };
  await decline();
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('The request of Cleo Marsh is pending again')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect(await status()).toEqual([{ status: 'pending' }]);
  const emails = `SELECT queue FROM jobs WHERE payload -> 'data' ->> 'visitId' = '${id}'`;
  expect(await shelter.query(emails)).toEqual([]);

  await page.goto('/admin/dashboard');
  await decline();
  await row.getByRole('button', { name: /^Say why/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Say Why' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Biscuit is ill.');
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...wide, width: 500 });
  await expect(page.locator('table')).toHaveCount(0);
  await expect(reason).toHaveValue('Biscuit is ill.');
  await page.setViewportSize(wide);
  await expect(page.locator('table')).not.toHaveCount(0);
  await expect(reason).toHaveValue('Biscuit is ill.');
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByText('The email to Cleo Marsh says why')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(shelter, cleo.email)).join())
    .toContain('Biscuit is ill.');
  expect(await mailsTo(shelter, cleo.email)).toHaveLength(1);
});

test('A B3.09 a walk-in whose pet is booked soon is shortened, or starts anyway', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409/);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await addVisit(shelter, { petId, visitor: ada, startsAt: soon(20), status: 'confirmed' });
  await startStaffSession(page);
  await page.goto('/admin/visits?view=all');
  const choose = async () => {
    await page.getByRole('button', { name: 'Walk-in', exact: true }).click();
    await page.getByRole('combobox', { name: 'Pet' }).fill('Bis');
    await page.getByRole('option', { name: /Biscuit/ }).click();
    await page.getByRole('button', { name: 'Start Visit' }).click();
    await expect(page.getByText(/^Biscuit has a visit at \d+:\d\d [AP]M\./)).toBeVisible();
  };
  await choose();
  await page.getByRole('button', { name: 'Shorten Visit' }).click();
  await expect(page.getByText('Visit started: Walk-in with Biscuit')).toBeVisible();
  const visits = () =>
    shelter.query(
      `SELECT ends_at < starts_at + interval '30 minutes' AS short FROM visits WHERE visitor_name = 'Walk-in'`,
    );
  expect(await visits()).toEqual([{ short: true }]);
  await shelter.query(`DELETE FROM visits WHERE visitor_name = 'Walk-in'`);
  await choose();
  await page.getByRole('button', { name: 'Start Anyway' }).click();
  await expect.poll(visits).toEqual([{ short: false }]);
});

test('B4.01 on a phone the visits are cards, and the page does not scroll sideways', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addVisit(shelter, { visitor: ada });
  await startStaffSession(page);
  await page.goto('/admin/visits');
  await expect(page.getByText('No visits today.')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('list');
  expect(await tabs.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.getByRole('link', { name: 'See all visits' }).click();
  await expect(rowsOf(page)).toContainText(['Ada Lovelace']);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectNoHorizontalScroll(page);

  // The filters take one line until they are opened.
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await status.selectOption('cancelled');
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove the filter: Cancelled' }).first().click();
  await expect(rowsOf(page)).toContainText(['Ada Lovelace']);
});
