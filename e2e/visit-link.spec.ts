import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { bookableDates } from '@pawmatch/contract/visits/times/bookable-times';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';
import { callAsStaff } from './support/staff-calls.ts';

const schedule = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
const tenOnDay = (index: number) =>
  fromZonedTime(
    bookableDates(new Date(), schedule)[index] ?? '',
    '10:00',
    TIME_ZONE,
  )?.toISOString() ?? '';

test('B7.01 B3.06 a visitor moves a visit from the email on a phone, and cancels it; opening changes nothing', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const email = `walt.${Date.now()}@example.org`;
  await callAsStaff(shelter, 'POST /admin/visit-requests', {
    pet_id: pet.id,
    full_name: 'Walt',
    email,
    requested_at: tenOnDay(2),
    status: 'confirmed',
  });
  await expect.poll(async () => (await mailsTo(shelter, email)).length).toBe(1);
  const [mail = ''] = await mailsTo(shelter, email);
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const token = /\/visit\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const takenAt = Date.parse(tenOnDay(1)) + 30 * 60_000;
  await addVisit(shelter, {
    petId: pet.id,
    startsAt: new Date(takenAt).toISOString(),
    status: 'confirmed',
  });
  await page.goto(`/visit?token=${token}`);
  await expect(page.getByText('Meet Biscuit')).toBeVisible();
  await expect(page).toHaveTitle(/^Your visit is confirmed/);
  const status = async () =>
    (
      await shelter.query<{ status: string }>(
        'SELECT status FROM visits WHERE pet_id = $1 AND starts_at <> $2',
        [pet.id, new Date(takenAt)],
      )
    )[0]?.status;
  expect(await status()).toBe('confirmed');
  await expectNoViolations(page, 'the page of the link');
  await expect(page.getByText('10:30 AM (taken)')).toHaveCount(1);
  await expect(page.getByText('10:00 AM (your time now)')).toHaveCount(1);
  const taps = ['The link in the email'];
  const tap = async (name: string | RegExp) => {
    taps.push(`${name}`);
    await page.getByRole('button', { name }).first().click();
  };
  await tap(/^12:30 PM, /);
  const dialog = page.getByRole('dialog', { name: 'Move Your Visit with Biscuit' });
  await expectNoViolations(page, 'the question before a visit is moved');
  await tap('Move Visit');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('time')).toContainText('12:30 PM');
  expect(taps).toHaveLength(3);
  await page.getByRole('button', { name: 'Cancel Visit with Biscuit' }).click();
  await page.getByRole('button', { name: 'Cancel Visit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your visit was cancelled' })).toBeFocused();
  await expect(page).toHaveTitle(/^Your visit was cancelled/);
  await expect(page.getByText('What to bring')).toHaveCount(0);
  const another = page.getByRole('link', { name: 'Choose another time' });
  await expect(another).toHaveAttribute('href', `/pets?petId=${pet.id}`);
  expect(await status()).toBe('cancelled');
  consoleWatch.expectError(/400 \(Bad Request\).*visit-links\/open/);
  await page.goto(`/visit?token=${token.slice(0, -3)}`);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(page).toHaveTitle(/^This link has ended/);
});
