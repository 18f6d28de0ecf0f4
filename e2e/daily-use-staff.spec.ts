import { fromZonedTime, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Page } from '@playwright/test';
import { openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addAdopter, addPet, addVisit } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '2125550123' };
const bookedPets = `SELECT pets.name FROM visits JOIN pets ON pets.id = visits.pet_id`;

async function openNewForm(page: Page) {
  await page.getByRole('button', { name: 'Schedule Visit' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule New Visit' });
  await expect(form.getByRole('combobox', { name: 'Pet' })).toBeVisible();
  return form;
}

/** The instant of a shelter time a number of days ahead. */
function at(days: number, time: string): Date {
  const { date } = toZonedTime(new Date(Date.now() + days * 86_400_000), TIME_ZONE);
  return fromZonedTime(date, time, TIME_ZONE) ?? new Date();
}

test('F24 a walk-in’s phone number pasted with +1 is stored without it', async ({
  page,
  shelter,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openNewForm(page);
  await form.getByText('A walk-in').click();
  await form.getByLabel('Name').fill('Grace Hopper');
  const phone = form.getByLabel('Phone');
  await phone.focus();
  await page.evaluate(() => navigator.clipboard.writeText('+1 (212) 555-0123'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('(212) 555-0123');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('3');
  await expect(phone).toHaveValue('(312) 555-0123');
  expect(
    await phone.evaluate((input: HTMLInputElement) => input.selectionStart),
    'the caret stays after the typed digit',
  ).toBe(2);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  expect(await shelter.query('SELECT visitor_phone FROM visits')).toEqual([
    { visitor_phone: '3125550123' },
  ]);
});

test('F25 Tab chooses the typed pet for the visit, and a text without a match chooses none', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Luna' });
  await addPet(shelter, { name: 'Newest' });
  await openDashboard(page);
  const form = await openNewForm(page);
  const pet = form.getByRole('combobox', { name: 'Pet' });
  await expect(pet).toHaveValue('Newest');
  await form.getByText('A walk-in').click();
  await form.getByLabel('Name').fill('Grace Hopper');
  await pet.click();
  await page.keyboard.type('Nobody');
  await expect(form.getByText('Nothing found').last()).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please choose a pet.')).toBeVisible();
  expect(await shelter.query(bookedPets)).toEqual([]);

  await pet.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Lun');
  await page.keyboard.press('Tab');
  await expect(pet).toHaveValue('Luna');
  await expect(pet).not.toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  expect(await shelter.query(bookedPets)).toEqual([{ name: 'Luna' }]);
});

test('F36 a phone number in any format finds visits and adopters', async ({ page, shelter }) => {
  await addVisit(shelter, { visitor: ada });
  await addVisit(shelter);
  await addAdopter(shelter, { name: 'Bo', email: 'bo@example.org', phone: '5550100199' });
  await openDashboard(page);
  const list = visitList(page);
  await expect(list.rows).toHaveCount(2);
  for (const text of ['2125550123', '(212) 555', '+1 212-555-0123', '0123']) {
    await list.section.getByRole('searchbox').fill(text);
    await expect(list.rows, text).toHaveCount(1);
    await expect(list.row('Ada Lovelace')).toBeVisible();
  }
  const form = await openNewForm(page);
  await form.getByRole('combobox', { name: 'Adopter' }).fill('555-010-0199');
  const found = form.getByRole('listbox', { name: 'Adopter' }).getByRole('option');
  await expect(found).toHaveText([/^Bo/]);
});

test('F36 visits can be sorted by day, today first, in long lists too', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  for (const [name, startsAt] of [
    ['Past', at(-7, '10:00')],
    ['Now', at(0, '23:30')],
    ['Soon', at(1, '12:00')],
    ['Later', at(9, '12:00')],
  ] as const) {
    const visitor = { ...ada, name };
    await addVisit(shelter, { petId, isWalkIn: true, visitor, startsAt });
  }
  await openDashboard(page);
  const list = visitList(page);
  await list.section.getByLabel('Sort visit requests').selectOption('By day of visit');
  const headings = list.panel.locator('[data-group]');
  await expect(headings).toHaveText(['Today', 'Tomorrow', /, \d{4}$/, 'Earlier']);
  await expect(list.rows).toContainText(['Now', 'Soon', 'Later', 'Past']);
  await page.reload();
  await expect(headings.first(), 'the URL keeps the order').toHaveText('Today');

  for (let number = 0; number < 90; number += 1) {
    await addVisit(shelter, { petId, isWalkIn: true, startsAt: at(20 + number, '12:00') });
  }
  await page.reload();
  await expect(async () => {
    await list.panel.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    await expect(list.panel.getByRole('button', { name: 'Load More' })).toHaveCount(0, {
      timeout: 100,
    });
  }).toPass();
  await list.panel.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight / 2));
  const gaps = await list.panel.locator('tbody > tr:not([aria-hidden])').evaluateAll((rows) =>
    rows.slice(1).map((row, index) => {
      const before = rows[index]?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(row.getBoundingClientRect().top - before);
    }),
  );
  expect(Math.max(...gaps)).toBeLessThan(2);
});

test('F36 the counts link to the filtered lists', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Ash' });
  await addPet(shelter, { name: 'Bo', status: 'Adopted' });
  await addVisit(shelter, { status: 'pending', visitor: ada });
  await addVisit(shelter, { status: 'confirmed' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page);
  await page.getByRole('link', { name: /Adopted/ }).click();
  await expect(petList(page).rows).toHaveCount(1);
  await expect(petList(page).row('Bo')).toBeVisible();
  await page.getByRole('link', { name: /Visits waiting/ }).click();
  await expect(visitList(page).rows).toHaveCount(1);
  await expect(visitList(page).row('Ada Lovelace')).toBeInViewport();
});

test('F36 R4.12 a pet’s status can be changed in its row', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const status = petList(page).statusButton('Biscuit');
  await status.click();
  await page.getByRole('menuitem', { name: 'Pending' }).click();
  await expect(page.getByText('Status updated to Pending')).toBeVisible();
  await expect(status).toContainText('Pending');
  expect(await shelter.query('SELECT name, status, breed FROM pets')).toEqual([
    { name: 'Biscuit', status: 'Pending', breed: 'Beagle' },
  ]);
});

test('F36 R5.14 R5.15 F28 a time outside visiting hours shows a warning and can be saved, and the label names the time zone', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openNewForm(page);
  await form.getByText('A walk-in').click();
  await form.getByLabel('Name').fill('Grace Hopper');
  const time = form.getByLabel('Requested Date (ET)');
  const warning = form.getByText('This is outside visiting hours');
  await time.fill('2027-04-05T14:00');
  await expect(warning).toHaveCount(0);
  await time.fill('2027-04-03T21:15');
  await expect(warning).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Visit request created successfully')).toBeVisible();
  expect(await shelter.query('SELECT starts_at FROM visits')).toEqual([
    { starts_at: new Date('2027-04-04T01:15:00Z') },
  ]);
});
