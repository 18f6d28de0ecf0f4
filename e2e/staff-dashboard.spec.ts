import type { Locator } from '@playwright/test';
import { openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { addVisit, insertPets } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';
import { expectToast } from './support/toasts.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };

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
    await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500);
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
    const distance = async () => (await top(head)) - (await top(panel));
    await expect.poll(distance, 'the head stays').toBeCloseTo(0, 0);
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
    const largestGap = () =>
      panel.locator('tbody > tr:not([aria-hidden])').evaluateAll((all) => {
        const gaps = all.slice(1).map((row, index) => {
          const before = all[index]?.getBoundingClientRect().bottom ?? 0;
          return Math.abs(row.getBoundingClientRect().top - before);
        });
        return Math.max(...gaps);
      });
    await expect.poll(largestGap).toBeLessThan(2);
  });
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
  await expectToast(page, 'Pet created successfully');
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
  await expectToast(page, 'Status updated to Confirmed');
  await expect(status, 'focus returns').toBeFocused();

  await tabTo(page, visitList(page).row(ada.name).getByRole('button', { name: 'View Details' }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Visit Request Details' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});
