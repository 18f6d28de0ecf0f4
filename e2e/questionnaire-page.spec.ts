import { recordCalls } from './support/faults.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import {
  ABOUT_YOU,
  choice,
  choose,
  findMyMatch,
  goToStep2,
  PET_PREFERENCES,
  question,
  storedPreferences,
} from './support/questionnaire.ts';
import { savePreferences } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

const STEP_2 = 'Pet Preferences – Step 2 of 2';
const UPDATE = 'PUT /users/me/preferences';
const SAVED = 'Preferences saved successfully! Redirecting to your matches...';

test('B7.10 F37 R2.26 R2.27 R4.11 R7.07 R7.08 R7.30 R8.01 R8.16 R8.17 D26 a returning adopter changes answers on a phone; without permission or session the login leads back', async ({
  page,
  shelter,
  faults,
}) => {
  const person = newPerson();
  const id = await startAdopterSession(page, person);
  const traits = ['HouseTrained', 'LitterTrained'];
  await savePreferences(shelter, id, { preferred_species: 'Cat' }, traits);
  // As low as at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 360 });
  const loading = await faults.hold('GET /users/me/preferences');
  await page.goto('/questionnaire');
  await expect(page.getByText('Loading your preferences...')).toBeInViewport();
  await loading.release();
  await expect(choice(page, ABOUT_YOU.type, 'Cat')).toBeChecked();
  await goToStep2(page);
  await expect(page.getByRole('heading', { name: STEP_2 })).toBeInViewport();
  await expect(question(page, PET_PREFERENCES.age)).toBeInViewport({ ratio: 0.5 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(choice(page, PET_PREFERENCES.age, 'Young')).toBeChecked();
  await expect(choice(page, PET_PREFERENCES.traits, 'Litter trained')).toBeChecked();

  for (const [status, message] of [
    [401, 'Your session has expired. Please log in again.'],
    [403, 'You do not have permission to save preferences. Please log in again.'],
  ] as const) {
    const fault = await faults.respond(UPDATE, status);
    await findMyMatch(page);
    await expect(page).toHaveURL('/login');
    await expectToast(page, message);
    await expect(page.getByRole('alert'), 'shown once').toHaveCount(1);
    expect(await page.evaluate(() => history.state.usr)).toEqual({ origin: '/questionnaire' });
    await fault.stop();
    await logIn(page, person);
    await expect(page).toHaveURL('/questionnaire');
    await goToStep2(page);
  }

  await choose(page, PET_PREFERENCES.traits, 'House trained');
  await faults.respond('GET /auth/csrf', 500);
  const calls = recordCalls(page);
  // The message goes after a few seconds, in which a slow machine may look once.
  const isAboveHeading = page.waitForFunction(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    const isThere = location.pathname.endsWith('/match-results');
    return isThere && toast && heading && toast.bottom <= heading.top;
  });
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  expect(calls.filter((call) => /csrf|preferences/.test(call))).toEqual([
    ...['GET /auth/csrf/', UPDATE, 'GET /preferences/training-traits'],
    'DELETE /preferences/training-traits/HouseTrained',
  ]);
  expect(await storedPreferences(shelter, id)).toMatchObject({ traits: ['LitterTrained'] });
  await isAboveHeading;
  await expectToast(page, SAVED);
});
