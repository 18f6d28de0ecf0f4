import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { listSlotDays } from '@pawmatch/contract/visits/times/slot-availability';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { openVisitForm } from './support/pets-page.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';
import { callAsStaff } from './support/staff-calls.ts';

const schedule = { time_zone: TIME_ZONE, visiting: firstVisitingRules };

test('B3.08 a person waits for a pet without free times, lets the freed time go by the email, and books the next one in two taps', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const visitIds: string[] = [];
  for (const { requested_at } of listSlotDays(new Date(), schedule).flatMap((day) => day.slots)) {
    const visit = { petId: pet.id, startsAt: requested_at, isWalkIn: true };
    visitIds.push(await addVisit(shelter, visit));
  }
  const cancel = (id: string | undefined) =>
    callAsStaff(shelter, `PUT /admin/visit-requests/${id}/status`, { status: 'cancelled' });
  const userId = await startAdopterSession(page);
  const email = `${userId}@example.org`;
  await shelter.query('UPDATE users SET email = $2, email_confirmed_at = now() WHERE id = $1', [
    ...[userId, email],
  ]);

  const form = await openVisitForm(page, pet);
  await form.getByRole('button', { name: 'Tell me when a time frees up' }).click();
  await expect(form.getByText('You are first in line for Biscuit.')).toBeVisible();
  await expectNoViolations(page, 'the visit form of a full pet');

  await test.step('the email asks first, and lets the time go', async () => {
    await cancel(visitIds.pop());
    await expect.poll(() => mailsTo(shelter, email), { timeout: 60_000 }).toHaveLength(1);
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
    await expect(page).toHaveTitle(/^You let the time go/);
    expect(await held()).not.toBe(true);
    consoleWatch.expectError(/400 \(Bad Request\).*held-time-links\/open/);
    await page.reload();
    const ended = page.getByRole('heading', { name: 'This time is no longer held for you' });
    await expect(ended).toBeVisible();
  });

  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for a time' });
  await expect(waiting).toContainText('You are first in line for Biscuit.');
  await cancel(visitIds.shift());
  await expect(waiting).toContainText('A time with Biscuit is free', { timeout: 60_000 });
  await expectNoViolations(page, 'the dashboard with a held time');
  await waiting.getByRole('button', { name: 'Book this time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book it now?' });
  await dialog.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('region', { name: 'Upcoming' })).toContainText('Biscuit');
  await expect(waiting).toHaveCount(0);
  const rows = await shelter.query('SELECT FROM visits WHERE user_id = $1', [userId]);
  expect(rows).toHaveLength(1);

  await test.step('staff see how many people wait', async () => {
    const next = await addPet(shelter, { name: 'Chai' });
    await shelter.query(
      'INSERT INTO waiting_list (pet_id, user_id, joined_at) VALUES ($1, $2, now())',
      [next.id, userId],
    );
    await page.evaluate(() => sessionStorage.clear());
    await startStaffSession(page);
    await page.goto(`/admin/pets/${next.id}`);
    await page.getByText('Show who is waiting').click();
    await expect(page.getByText('1 person is waiting.')).toBeVisible();
    await expectNoViolations(page, 'the page of a pet for which somebody waits');
  });
});
