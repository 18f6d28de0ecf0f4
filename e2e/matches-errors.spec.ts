import type { Page } from '@playwright/test';
import type { Call } from './support/faults.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { loadMoreButton, matchCards, meetDialog } from './support/matches-page.ts';
import { pauseTime, runUntil } from './support/page-time.ts';
import { logIn, newPerson } from './support/people.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';

const MATCHES: Call = 'GET /match/recommendations';
const VISIT: Call = 'POST /visit-requests/*';
const NETWORK = 'Unable to connect to the server. Please check your internet connection.';
const COMPLETE = 'Please complete the questionnaire to';
const FAILED = 'Failed to load pet matches. Please try again.';
const INVALID = 'Invalid response format from server';

const meet = (page: Page) => meetDialog(page, 'Biscuit');
const notifications = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

/** The response of the server, the message of the page, and the action that it offers. */
const failures: [
  ids: string,
  response: number | 'none',
  body: object | string,
  message: string,
  action: 'Complete Questionnaire' | 'Try Again',
][] = [
  ['R8.23', 400, {}, `${COMPLETE} get pet recommendations.`, 'Complete Questionnaire'],
  ['R8.23', 400, { detail: 'x' }, `${COMPLETE} get pet recommendations.`, 'Complete Questionnaire'],
  ['R8.26', 403, {}, `${COMPLETE} see your pet matches.`, 'Complete Questionnaire'],
  ['R8.27', 200, { not: 'a list' }, INVALID, 'Try Again'],
  ['R8.27', 200, '<p>Hotel network</p>', INVALID, 'Try Again'],
  ['R8.28', 500, {}, FAILED, 'Try Again'],
  ['R8.28', 503, '<p>Unavailable</p>', FAILED, 'Try Again'],
  ['R8.28 R8.13', 500, { detail: 'The dogs ate it.' }, 'The dogs ate it.', 'Try Again'],
  ['R8.28 R8.13', 409, { message: 'Ask again.' }, 'Ask again.', 'Try Again'],
  ['R8.01', 'none', {}, NETWORK, 'Try Again'],
];

const ids = [...new Set(failures.flatMap(([names]) => names.split(' ')))].join(' ');

test(`R2.45 ${ids} the matches page shows one error message with an action`, async ({
  page,
  shelter,
  faults,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/match-results');
  await expect(matchCards(page)).toHaveCount(1);
  const problem = page.getByRole('main').getByRole('alert');
  for (const [names, response, body, message, action] of failures) {
    const fault =
      response === 'none'
        ? await faults.disconnect(MATCHES)
        : await faults.respond(MATCHES, response, body);
    await page.reload();
    await expect(problem.getByText(message, { exact: true }), `${names} ${response}`).toBeVisible();
    await expect(page.getByText(message), 'shown once').toHaveCount(1);
    await expect(notifications(page)).toHaveCount(0);
    expect(fault.count(), 'called once').toBe(1);
    if (action === 'Complete Questionnaire') {
      await expect(problem.getByRole('link', { name: action })).toHaveAttribute(
        'href',
        '/questionnaire',
      );
      await fault.stop();
      continue;
    }
    await problem.getByRole('button', { name: action }).click();
    await expect.poll(() => fault.count(), 'called again').toBe(2);
    await expect(problem.getByText(message, { exact: true })).toBeVisible();
    await fault.stop();
    await problem.getByRole('button', { name: action }).click();
    await expect(matchCards(page)).toHaveCount(1);
    await expect(problem).toHaveCount(0);
  }
  await faults.respond(MATCHES, 404);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No matches found' }), 'R8.25').toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('R8.24 R2.12 R2.15 R8.04 without a session the matches redirect to the login and back', async ({
  page,
  shelter,
  faults,
}) => {
  const person = newPerson();
  await addPet(shelter, { name: 'Biscuit' });
  await savePreferences(shelter, await startAdopterSession(page, person));
  await page.goto('/match-results');
  await expect(matchCards(page)).toHaveCount(1);
  const fault = await faults.respond(MATCHES, 401);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Your session has expired. Please log in again.')).toBeVisible();
  await expect(notifications(page)).toHaveCount(1);
  expect(fault.count(), 'repeated with a fresh token').toBe(2);
  await fault.stop();
  await logIn(page, person);
  await expect(page).toHaveURL('/match-results');
  await expect(matchCards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/match-results');
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/match-results');
  await expect(matchCards(page)).toHaveCount(1);
});

test('R2.43 R8.25 R8.28 a later page that fails keeps the matches and can be retried', async ({
  page,
  shelter,
  faults,
}) => {
  for (let number = 1; number <= 13; number += 1) await addPet(shelter);
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/match-results');
  await expect(matchCards(page)).toHaveCount(6);
  const later = 'Failed to load pet matches. Please try again later.';
  for (const [response, body, message] of [
    [500, {}, later],
    [429, {}, later],
    [500, { detail: 'The dogs ate it.' }, 'The dogs ate it.'],
    ['none', {}, NETWORK],
  ] as const) {
    const fault =
      response === 'none'
        ? await faults.disconnect(MATCHES)
        : await faults.respond(MATCHES, response, body);
    await loadMoreButton(page).click();
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText(message), 'shown once').toHaveCount(1);
    await expect(matchCards(page)).toHaveCount(6);
    await fault.stop();
  }
  await loadMoreButton(page).click();
  await expect(matchCards(page)).toHaveCount(12);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await faults.respond(MATCHES, 404);
  await loadMoreButton(page).click();
  await expect(loadMoreButton(page), 'there are no more pages').toHaveCount(0);
  await expect(matchCards(page)).toHaveCount(12);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

const conflict = 'This time slot is already booked. Please choose another time.';
const duplicate = 'You already have a pending visit request for this pet.';
const rejected = 'Failed to submit visit request. Please try again.';
const unsent = 'Failed to schedule visit. Please try again.';

/** The response of the server to a visit request, and the toast. */
const visitFailures: [id: string, response: number | 'none', body: object, message: string][] = [
  ['R8.38', 400, { error: 'Scheduling conflict', detail: 'x' }, conflict],
  ['R8.38', 400, { error: 'Duplicate request' }, duplicate],
  ['R8.38', 400, { error: 'Other', detail: 'Biscuit is at the vet.' }, 'Biscuit is at the vet.'],
  ['R8.38', 400, { message: 'Only a message.' }, 'Only a message.'],
  ['R8.38', 400, {}, rejected],
  ['R7.27', 200, { success: false, message: 'We are closed.' }, 'We are closed.'],
  ['R7.27', 200, { success: false }, rejected],
  ['R8.39', 500, {}, unsent],
  ['R8.36', 422, { detail: 'Not on a Sunday.' }, 'Not on a Sunday.'],
  ['R8.01', 'none', {}, NETWORK],
];

test('R2.34 R8.36 R8.38 R8.39 R8.40 R7.27 "Meet {name}!" shows one toast and closes 1 s after a failure and 0.5 s after a success', async ({
  page,
  shelter,
  faults,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addPet(shelter, { name: 'Biscuit' });
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/match-results');
  await expect(matchCards(page)).toHaveCount(1);
  // The first click loads the code of the toasts, so that later toasts show at once.
  await page.getByRole('heading', { name: 'Your Perfect Matches' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await pauseTime(page);
  const submit = async () => {
    await page.getByRole('button', { name: 'Schedule a Visit' }).click();
    const dates = meet(page).getByLabel('Date');
    await runUntil(page, dates.locator('option:enabled').nth(2), 1);
    await dates.selectOption({ index: 2 });
    await meet(page).getByLabel('Time').selectOption('11:00 AM');
    await meet(page).getByRole('button', { name: 'Schedule Visit' }).click();
  };
  for (const [id, response, body, message] of visitFailures) {
    const fault =
      response === 'none'
        ? await faults.disconnect(VISIT)
        : await faults.respond(VISIT, response, body);
    await submit();
    await expect(toast(page, message)).toBeVisible();
    await expect(notifications(page), `${id} shown once`).toHaveCount(1);
    expect(fault.count(), 'sent once').toBe(1);
    await expect(meet(page).getByLabel('Date'), 'the form cannot be sent twice').toBeDisabled();
    await page.clock.runFor(900);
    await expect(meet(page)).toBeVisible();
    await page.clock.runFor(100);
    await runUntil(page, meet(page), 0);
    await expect(page.getByText('Visit Scheduled')).toHaveCount(0);
    await fault.stop();
    await page.clock.runFor(4_000);
    await runUntil(page, notifications(page), 0);
  }
  expect(await shelter.query('SELECT id FROM visits')).toEqual([]);

  const request = await faults.hold(VISIT);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit();
  await expect(meet(page).getByRole('button', { name: 'Scheduling...' })).toBeDisabled();
  await sent;
  await request.release();
  await expect(toast(page, 'Visit request submitted for Biscuit!')).toBeVisible();
  await page.clock.runFor(400);
  await expect(meet(page)).toBeVisible();
  await page.clock.runFor(100);
  await runUntil(page, meet(page), 0);
  await expect(page.getByText('Visit Scheduled')).toBeVisible();
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'pending' }]);
});
