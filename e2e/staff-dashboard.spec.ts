import type { Locator, Page } from '@playwright/test';
import { openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { addPet, addVisit, insertPets } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
/** Monday, 3 PM in New York, which is Tuesday in the browser's zone. */
const monday = new Date('2027-02-01T20:00:00Z');

/** Inserts visits of walk-ins on one day each, from today on, and one of last week. */
const insertVisitsByDay = (shelter: ShelterServer, count: number) =>
  shelter.query(
    `INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), pet.id, 'Visitor ' || day, 'pending', at, at + interval '30 minutes', now(), now()
     FROM generate_series(-1, $1::int - 2) AS day,
       LATERAL (SELECT CASE day WHEN -1 THEN now() - interval '7 days' ELSE
         (date_trunc('day', now() AT TIME ZONE 'America/New_York') + interval '23 hours' + day * interval '1 day')
           AT TIME ZONE 'America/New_York' END AS at) AS starts,
       (SELECT id FROM pets LIMIT 1) AS pet`,
    [count],
  );

/** Scrolls a list to a distance from its end in pixels, and waits until the page has reacted. */
const scrollTo = (panel: Locator, fromEnd: number) =>
  panel.evaluate(async (area, distance) => {
    area.scrollTop = area.scrollHeight - area.clientHeight - distance;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  }, fromEnd);

/** Playwright's click would scroll to the button, which loads more rows. */
const loadMore = (panel: Locator) =>
  panel.getByRole('button', { name: 'Load More' }).dispatchEvent('click');

test('R2.48 R2.49 R2.50 R2.51 R2.52 R2.53 R4.12 R9.06 F36 both lists keep their height and head, and grow at their end', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 35);
  await insertVisitsByDay(shelter, 25);
  await shelter.query(`UPDATE pets SET status = 'Pending' WHERE name = 'Pet 2'`);
  await shelter.query(`UPDATE pets SET status = 'Adopted' WHERE name = 'Pet 3'`);
  await openDashboard(page);
  const pets = petList(page);
  const visits = visitList(page);
  for (const { panel, rows } of [pets, visits]) {
    await expect(rows).toHaveCount(10);
    expect((await panel.boundingBox())?.height).toBe(500);
  }

  await test.step('the pets', async () => {
    const { panel, rows } = pets;
    await expect(rows).toContainText(['Pet 1', 'Pet 2', 'Pet 3']);
    const colours = await Promise.all(
      ['Available', 'Pending', 'Adopted'].map((status) =>
        rows
          .getByText(status, { exact: true })
          .first()
          .evaluate((badge) => getComputedStyle(badge).backgroundColor),
      ),
    );
    expect(new Set(colours).size, 'each status has its own colour').toBe(3);
    await loadMore(panel);
    await expect(rows).toHaveCount(20);
    await scrollTo(panel, 60);
    await expect(rows, 'not yet').toHaveCount(20);
    await scrollTo(panel, 20);
    await expect(rows).toHaveCount(30);
    const head = panel.getByRole('row').first();
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    expect((await top(head)) - (await top(panel)), 'the head stays').toBeCloseTo(0, 0);
    await expect(head.getByText('Status')).toBeInViewport();
    await loadMore(panel);
    await expect(rows).toHaveCount(35);
    await expect(panel.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  });

  await test.step('the visits by day', async () => {
    const { panel, rows, section } = visits;
    await section.getByLabel('Sort visit requests').selectOption('By day of visit');
    const headings = panel.locator('[data-group]');
    await expect(headings.first()).toHaveText('Today');
    await page.reload();
    await expect(headings.first(), 'the URL keeps the order').toHaveText('Today');
    await expect(headings.nth(1)).toHaveText('Tomorrow');
    for (const count of [20, 25]) {
      await loadMore(panel);
      await expect(rows).toHaveCount(count);
    }
    await expect(headings.last()).toHaveText('Earlier');
    await expect(rows.last()).toContainText('Visitor -1');
    await panel.evaluate((area) => area.scrollTo(0, area.scrollHeight / 2));
    const gaps = await panel.locator('tbody > tr:not([aria-hidden])').evaluateAll((all) =>
      all.slice(1).map((row, index) => {
        const before = all[index]?.getBoundingClientRect().bottom ?? 0;
        return Math.abs(row.getBoundingClientRect().top - before);
      }),
    );
    expect(Math.max(...gaps)).toBeLessThan(2);
  });
});

/** Chooses from the menu that shows the status of a row. */
async function chooseStatus(page: Page, status: Locator, label: string): Promise<void> {
  await status.click();
  await page.getByRole('menuitem', { name: label }).click();
}

test('R2.55 R2.56 R2.57 R4.12 R7.31 R8.41 F36 staff change the status of one pet and of several, and delete one', async ({
  page,
  shelter,
  faults,
}) => {
  for (const name of ['Ash', 'Bo', 'Cleo']) await addPet(shelter, { name });
  await openDashboard(page);
  const list = petList(page);
  const stored = () => shelter.query('SELECT name, status, breed FROM pets ORDER BY name');
  await chooseStatus(page, list.statusButton('Bo'), 'Pending');
  await expect(page.getByText('Status updated to Pending')).toBeVisible();
  await expect(list.statusButton('Bo')).toContainText('Pending');

  const updates = await faults.hold('PATCH /pets/*');
  await list.select('Ash');
  await list.select('Cleo');
  await list.chooseBulkAction(page, 'Mark as Adopted');
  const dialog = page.getByRole('dialog', { name: 'Update Multiple Pets' });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog, 'the dialog cannot be closed while the calls are running').toBeVisible();
  await updates.release();
  await expect(page.getByText('Successfully updated 2 pet(s) to Adopted')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(list.bulkBar, 'the selection is cleared').toHaveCount(0);
  await expect(list.row('Ash')).toContainText('Adopted');
  expect(await stored()).toEqual([
    { name: 'Ash', status: 'Adopted', breed: 'Beagle' },
    { name: 'Bo', status: 'Pending', breed: 'Beagle' },
    { name: 'Cleo', status: 'Adopted', breed: 'Beagle' },
  ]);

  await list.row('Ash').getByRole('button', { name: 'Delete Ash' }).click();
  const question = page.getByRole('dialog', { name: 'Delete pet' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Pet deleted successfully')).toBeVisible();
  await expect(list.rows).toHaveText([/Cleo/, /Bo/]);
  expect(await stored()).toHaveLength(2);
});

test('R2.53 R2.55 R4.13 R4.14 R4.16 R7.23 R7.24 R8.35 R8.36 R8.41 staff change the status of visits, of which one is refused', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/status$/);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const grace = { ...ada, name: 'Grace Hopper', email: 'grace@example.org' };
  await addVisit(shelter, { petId, startsAt: monday, status: 'confirmed', visitor: grace });
  await addVisit(shelter, { petId, startsAt: monday, status: 'cancelled', visitor: ada });
  await addVisit(shelter, { petId, isWalkIn: true });
  await openDashboard(page);
  const list = visitList(page);
  await expect(list.row(ada.name).locator('time')).toHaveText(/Monday 3:00 PM\s*February 1, 2027/);
  const status = list.statusButton(ada.name);
  const stored = async () =>
    (await shelter.query('SELECT status FROM visits ORDER BY created_at')).map((row) => row.status);
  const taken = 'This time slot is already booked.';
  await chooseStatus(page, status, 'Confirmed');
  await expect(page.getByText(`${taken} Please choose another time.`)).toBeVisible();
  await expect(status).toContainText('Cancelled');

  await list.selectAll.check();
  await expect(list.bulkBar).toHaveText('3 request(s) selected');
  await list.chooseBulkAction(page, 'Mark as Confirmed');
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(
    page.getByText('Successfully updated 2 visit(s). Failed to update 1 visit(s)'),
  ).toBeVisible();
  const outcome = list.section.getByText('Some changes failed').locator('..');
  await expect(outcome).toContainText('Biscuit, Ada Lovelace');
  await expect(outcome).toContainText(taken);
  expect(await stored()).toEqual(['confirmed', 'cancelled', 'confirmed']);

  await chooseStatus(page, list.statusButton(grace.name), 'Cancelled');
  await expect(page.getByText('Status updated to Cancelled')).toBeVisible();
  // Any status can follow any other, where the time is free.
  await chooseStatus(page, status, 'Pending');
  await expect(page.getByText('Status updated to Pending')).toBeVisible();
  expect(await stored()).toEqual(['cancelled', 'pending', 'confirmed']);
});

test('R2.49 R2.50 R2.58 R4.14 staff add a pet and confirm a visit by keyboard only', async ({
  page,
  shelter,
}) => {
  await addVisit(shelter, { visitor: ada });
  await openDashboard(page);
  await expect(visitList(page).row(ada.name)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add New Pet' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await tabTo(page, form.getByLabel('Name'));
  await page.keyboard.type('Biscuit');
  for (const [label, keys] of [
    ['Species', 'Dog'],
    ['Breed', 'Beagle'],
    ['Age Group', 'Adult'],
    ['Sex', 'Male'],
    ['Size', 'Small'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(keys);
  }
  await tabTo(page, form.getByRole('button', { name: 'Add Pet' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pet created successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Pet' }), 'focus returns').toBeFocused();
  expect(await shelter.query(`SELECT species, sex, size FROM pets WHERE name = 'Biscuit'`)).toEqual(
    [{ species: 'Dog', sex: 'Male', size: 'Small' }],
  );

  const status = visitList(page).statusButton(ada.name);
  await tabTo(page, status);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pending' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status updated to Confirmed')).toBeVisible();
  await expect(status, 'focus returns').toBeFocused();

  await tabTo(page, visitList(page).row(ada.name).getByRole('button', { name: 'View Details' }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Visit Request Details' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});
