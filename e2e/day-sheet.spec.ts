import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { bookableDates } from '@pawmatch/contract/visits/times/bookable-times';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet, addVisit, insertPets } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';
import { callAsStaff } from './support/staff-calls.ts';

const day = bookableDates(new Date(), { time_zone: TIME_ZONE, visiting: firstVisitingRules })[2];
const at = (time: string) => fromZonedTime(day ?? '', time, TIME_ZONE)?.toISOString() ?? '';

const VISITS = 40;
/** Empty lines for walk-ins. */
const WALK_IN_LINES = 5;
const BUSY_DAY = 75;

/** The number of pages of the page as a PDF file. */
async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('B3.09 the day sheet of 40 visits fits on one page with lines for walk-ins, and that of 75 on two', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, VISITS);
  const notes = 'We have two children and a garden, and would like to know about cats. '.repeat(3);
  await shelter.query(
    `INSERT INTO visits (shelter_id, id, pet_id, visitor_name, visitor_phone, status, notes, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), id, 'Bartholomew Featherstonehaugh-Cholmondeley ' || number, '5550100100',
       CASE number % 3 WHEN 0 THEN 'pending' ELSE 'confirmed' END, $2, starts_at, starts_at + interval '30 minutes',
       now(), now()
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM pets) AS pet,
       LATERAL (SELECT $1::timestamptz + number % 10 * interval '30 minutes' AS starts_at) AS slot`,
    [at('10:00'), notes],
  );
  await shelter.query(`UPDATE visits SET checked_in_at = now() WHERE status = 'confirmed'`);
  await startStaffSession(page);
  await page.goto(`/admin/calendar?date=${day}`);
  await page.getByRole('link', { name: 'Day Sheet' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(VISITS + WALK_IN_LINES);
  // The name is cut off, and not the status.
  const pending = page.getByText('(pending)').first();
  const cell = page.locator('td').filter({ has: pending }).first();
  const endOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect
    .poll(async () => (await endOf(pending)) - (await endOf(cell)))
    .toBeLessThanOrEqual(0);
  await expectNoViolations(page, 'the day sheet');
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...wide, width: 360 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(wide);
  for (const format of ['A4', 'Letter'] as const) {
    await expect.poll(() => countPages(page, format), format).toBe(1);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.evaluate((more) => {
    const rows = document.querySelector('tbody');
    const copies = [...(rows?.children ?? [])].slice(0, more).map((row) => row.cloneNode(true));
    rows?.append(...copies);
  }, BUSY_DAY - VISITS);
  for (const format of ['A4', 'Letter'] as const) {
    await expect.poll(() => countPages(page, format), format).toBe(2);
  }
});

test('B3.09 the day card of a pet has its visits, its rest and notes, on one page', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit', shelter_notes: 'Shy with men.' });
  const settings = await callAsStaff<ShelterSettings>(shelter, 'GET /admin/settings');
  const setRest = (rest_minutes: number) =>
    callAsStaff(shelter, 'PUT /admin/settings', {
      ...settings,
      visiting: { ...settings.visiting, rest_minutes },
      expected_version: undefined,
    });
  // The rest is stored with each visit.
  await setRest(45);
  const visitor = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
  await addVisit(shelter, {
    petId: pet.id,
    visitor,
    startsAt: at('10:00'),
    status: 'confirmed',
    notes: 'Brings a dog.',
  });
  await addVisit(shelter, { startsAt: at('10:00'), isWalkIn: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await startStaffSession(page);
  await page.goto(`/admin/pets/${pet.id}`);
  await page.getByRole('link', { name: 'Day card' }).click();
  await expect(page.getByText('No visits on this day.')).toBeVisible();
  await page.goto(`/admin/pets/${pet.id}/day?date=${day}`);
  const visits = page.locator('main ul').last().getByRole('listitem');
  await expect(visits).toHaveText([
    /10:00 AM to 10:30 AMAda LovelaceBrings a dog\./,
    /10:30 AM to 11:15 AMRest/,
  ]);
  await expect(page.getByText('Shy with men.')).toBeVisible();
  await expectNoViolations(page, 'the day card');
  await expect.poll(() => countPages(page, 'A4')).toBe(1);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText('No visits on this day.')).toBeVisible();
  await setRest(settings.visiting.rest_minutes);
});
