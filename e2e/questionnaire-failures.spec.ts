import type { Call } from './support/faults.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import {
  ABOUT_YOU,
  choose,
  findMyMatch,
  goToStep2,
  openSecondStep,
  PET_PREFERENCES,
  question,
  storedPreferences,
} from './support/questionnaire.ts';
import { savePreferences } from './support/shelter-data.ts';

const UPDATE = 'PUT /users/me/preferences';
const CREATE = 'POST /users/me/preferences';

test.beforeEach(({ consoleWatch }) => {
  // R7.10, R4.11: reading and updating preferences is 404 until they exist.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
});

/** A call, its simulated response, and the toast. */
const failures: [
  id: string,
  call: Call,
  response: number | 'none',
  body: object | string,
  message: string,
][] = [
  ['R8.15', UPDATE, 400, {}, 'Failed to update preferences.'],
  ['R8.15', CREATE, 400, {}, 'Failed to create new preferences.'],
  ['R8.15', UPDATE, 200, '<p>Hotel network</p>', 'Failed to update preferences. Please try again.'],
  ['R8.13', UPDATE, 400, { detail: 'Not today.' }, 'Not today.'],
  ['R8.08', UPDATE, 429, {}, 'Too many requests. Please try again later.'],
  [
    'R8.03',
    UPDATE,
    403,
    { detail: 'CSRF check failed' },
    'Security verification failed. Please refresh the page and try again.',
  ],
  [
    'R8.20',
    UPDATE,
    'none',
    {},
    'No response from server. Please check your connection and try again.',
  ],
];

test('R8.15 R8.20 R8.03 R8.08 R8.13 a failed save shows why, keeps the answers, and can be sent again', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await startAdopterSession(page);
  await openSecondStep(page, true);
  for (const [name, call, response, body, message] of failures) {
    const fault =
      response === 'none'
        ? await faults.disconnect(call)
        : await faults.respond(call, response, body);
    await findMyMatch(page);
    await expect(toast(page, message), name).toBeVisible();
    await fault.stop();
    await expect(page).toHaveURL('/questionnaire');
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Dismiss' })
      .click();
    await expect(toast(page, message)).toHaveCount(0);
  }
  expect(await storedPreferences(shelter, id)).toBeUndefined();
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  expect(await storedPreferences(shelter, id)).toMatchObject({ preferred_age: 'Young' });
});

test('R8.15 an unexpected error shows a generic message', async ({ page, faults }) => {
  await startAdopterSession(page);
  await openSecondStep(page, true);
  await faults.respond(UPDATE, 503);
  await page.evaluate(() => {
    const setTimeout = window.setTimeout;
    // The delay before the first retry.
    window.setTimeout = ((run: () => void, milliseconds?: number) => {
      if (milliseconds === 1_000) throw new Error('Unexpected');
      return setTimeout(run, milliseconds);
    }) as typeof window.setTimeout;
  });
  await findMyMatch(page);
  await expect(toast(page, 'An unexpected error occurred while saving preferences.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find My Match' })).toBeEnabled();
});

for (const [ids, status, message] of [
  ['R8.16', 401, 'Your session has expired. Please log in again.'],
  ['R8.17', 403, 'You do not have permission to save preferences. Please log in again.'],
] as const) {
  test(`${ids} ${status} redirects to /login and from there back to the questionnaire`, async ({
    page,
    faults,
  }) => {
    const person = newPerson();
    await startAdopterSession(page, person);
    await openSecondStep(page, true);
    const fault = await faults.respond(UPDATE, status);
    await findMyMatch(page);
    await expect(page).toHaveURL('/login');
    await expect(toast(page, message)).toBeVisible();
    await expect(page.getByRole('alert'), 'shown once').toHaveCount(1);
    expect(await page.evaluate(() => history.state.usr)).toEqual({ origin: '/questionnaire' });
    await fault.stop();
    await logIn(page, person);
    await expect(page).toHaveURL('/questionnaire');
  });
}

test('R8.18 validation errors of the server are shown at their question on its step', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await startAdopterSession(page);
  await savePreferences(shelter, id);
  await openSecondStep(page, false);
  for (const [field, name, step] of [
    ['preferred_energy_level', PET_PREFERENCES.activity, 2],
    ['has_cats', ABOUT_YOU.pets, 1],
  ] as const) {
    const message = `Not this ${field}.`;
    const fault = await faults.respond(UPDATE, 422, { errors: [{ field, message }] });
    await findMyMatch(page);
    await expect(
      toast(
        page,
        'Failed to save preferences. Validation error. Please check your inputs and try again.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: `Step ${step} of 2` })).toBeVisible();
    await expect(question(page, name)).toHaveAccessibleDescription(message);
    // Checked last, because the toast of the previous round may still show.
    await fault.stop();
    const summary = page.getByRole('region', { name: 'Please fix the following errors:' });
    await expect(summary.getByRole('listitem')).toHaveText([message]);
    await choose(page, name, step === 1 ? 'Dog' : 'Very active');
    await expect(page.getByText(message), 'a new answer clears the error').toHaveCount(0);
  }
  await goToStep2(page);
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  expect(await storedPreferences(shelter, id)).toMatchObject({
    has_dogs: true,
    preferred_energy_level: 'VeryActive',
  });
});
