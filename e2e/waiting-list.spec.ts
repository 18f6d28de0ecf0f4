import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { listSlotDays } from '@pawmatch/contract/visits/slot-availability';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { openVisitForm } from './support/pets-page.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { type ShelterServer, TIME_ZONE } from './support/shelter-server.ts';
import { callAsStaff } from './support/staff-calls.ts';

const place = { time_zone: TIME_ZONE, visiting: firstVisitingRules };

/** @param freeTimes how many of its times stay free, the earliest */
async function addFullPet(shelter: ShelterServer, freeTimes = 0) {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const slots = listSlotDays(new Date(), place).flatMap((day) => day.slots);
  for (const { requested_at } of slots.slice(freeTimes)) {
    await addVisit(shelter, { petId: pet.id, startsAt: requested_at, isWalkIn: true });
  }
  return pet;
}

test('B3.08 a person waits for a pet without free times, and books the freed time in two taps', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await addFullPet(shelter);
  const userId = await startAdopterSession(page);
  const form = await openVisitForm(page, pet);
  await form.getByRole('button', { name: 'Tell me when a time frees up' }).click();
  await expect(form.getByText('You are first in line for Biscuit.')).toBeVisible();
  await expectNoViolations(page, 'the visit form of a full pet');
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for a time' });
  await expect(waiting).toContainText('You are first in line for Biscuit.');
  const [visit] = await shelter.query<{ id: string }>(
    'SELECT id FROM visits WHERE pet_id = $1 ORDER BY starts_at LIMIT 1',
    [pet.id],
  );
  await callAsStaff(shelter, `PUT /admin/visit-requests/${visit?.id}/status`, {
    status: 'cancelled',
  });
  await expect(waiting).toContainText('A time with Biscuit is free', { timeout: 45_000 });
  await expectNoViolations(page, 'the dashboard with a held time');
  await waiting.getByRole('button', { name: 'Book this time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book it now?' });
  await dialog.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('region', { name: 'Your Next Visit' })).toContainText('Biscuit');
  await expect(waiting).toHaveCount(0);
  const rows = await shelter.query('SELECT FROM visits WHERE user_id = $1', [userId]);
  expect(rows).toHaveLength(1);
});

test('B3.08 the links in the letter ask first, and let the time go', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await addFullPet(shelter, 1);
  const userId = await startAdopterSession(page);
  const email = `${userId}@example.org`;
  await shelter.query('UPDATE users SET email = $2, email_confirmed_at = now() WHERE id = $1', [
    ...[userId, email],
  ]);
  await shelter.query(
    'INSERT INTO waiting_list (pet_id, user_id, joined_at) VALUES ($1, $2, now())',
    [pet.id, userId],
  );
  await expect.poll(() => mailsTo(shelter, email), { timeout: 30_000 }).toHaveLength(1);
  const [mail = ''] = await mailsTo(shelter, email);
  const address = /\/held-time\?token=[\w.-]+/.exec(mail)?.[0] ?? '';
  await page.goto(`${address}&choice=release`);
  await expect(page.getByText('It is held for you until')).toBeVisible();
  await expectNoViolations(page, 'the page of a held time');
  const held = async () =>
    (await shelter.query('SELECT held_until > now() AS held FROM waiting_list'))[0]?.held;
  expect(await held()).toBe(true);
  await page.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText('The time is free for somebody else now.')).toBeVisible();
  expect(await held()).not.toBe(true);
  consoleWatch.expectError(/400 \(Bad Request\).*held-time-links\/open/);
  await page.reload();
  await expect(page.getByText('This time is no longer held for you.')).toBeVisible();
});

test('B3.08 staff see how many people wait for a pet, and who', async ({ page, shelter }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const userId = await startAdopterSession(page);
  const pet = await addPet(shelter, { name: 'Chai' });
  await shelter.query(
    'INSERT INTO waiting_list (pet_id, user_id, joined_at) VALUES ($1, $2, now())',
    [pet.id, userId],
  );
  await startStaffSession(page);
  await page.goto(`/admin/pets/${pet.id}`);
  await page.getByText('Show who is waiting').click();
  await expect(page.getByText('1 person is waiting.')).toBeVisible();
  await expectNoViolations(page, 'the page of a pet for which somebody waits');
});
