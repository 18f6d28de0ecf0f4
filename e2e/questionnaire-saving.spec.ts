import type { Page } from '@playwright/test';
import { recordCalls } from './support/faults.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import {
  ABOUT_YOU,
  answerAboutYou,
  answerPetPreferences,
  buildAnswers,
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
const TRAITS = 'POST /preferences/training-traits';
const SAVED = 'Preferences saved successfully! Redirecting to your matches...';

/** Saves with "Find My Match". @returns the calls until the matches show */
async function saveAndRecordCalls(page: Page): Promise<string[]> {
  const calls = recordCalls(page);
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  return calls.filter((call) => /csrf|preferences/.test(call));
}

test.beforeEach(({ consoleWatch }) => {
  // R7.10, R4.11: reading and updating preferences is 404 until they exist.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
});

test('R4.11 R7.07 R7.08 R7.09 R7.12 R7.13 R8.22 the first save fetches a CSRF token, tries to update, creates, and adds the traits', async ({
  page,
  shelter,
}) => {
  const id = await startAdopterSession(page);
  const answers = buildAnswers({ type: 'Cat', age: 'Kitten', traits: ['Litter trained'] });
  await page.goto('/questionnaire');
  await answerAboutYou(page, answers);
  await answerPetPreferences(page, answers);
  const trait = page.waitForRequest(
    (request) => request.url().endsWith('/training-traits') && request.method() === 'POST',
  );
  expect(await saveAndRecordCalls(page)).toEqual([
    'GET /auth/csrf',
    UPDATE,
    CREATE,
    'GET /preferences/training-traits',
    TRAITS,
  ]);
  expect((await trait).postDataJSON()).toEqual({ trait: 'LitterTrained' });
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await storedPreferences(shelter, id)).toMatchObject({ traits: ['LitterTrained'] });
});

test('R4.11 R7.07 R7.08 R7.30 D26 a second save updates, removes unchecked traits, and ignores a failed CSRF request', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await startAdopterSession(page);
  await savePreferences(shelter, id, { preferred_species: 'Cat' }, [
    'HouseTrained',
    'LitterTrained',
  ]);
  await openSecondStep(page, false);
  await choose(page, PET_PREFERENCES.traits, 'House trained');
  const csrf = await faults.respond('GET /auth/csrf', 500);
  expect(await saveAndRecordCalls(page)).toEqual([
    'GET /auth/csrf',
    UPDATE,
    'GET /preferences/training-traits',
    'DELETE /preferences/training-traits/HouseTrained',
  ]);
  expect(csrf.count(), 'the failure is ignored').toBe(1);
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await storedPreferences(shelter, id)).toMatchObject({ traits: ['LitterTrained'] });
});

test('R4.11 R8.15 R8.22 traits that fail to save show an error and do not undo the preferences', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await startAdopterSession(page);
  await faults.respond(TRAITS, 400);
  await openSecondStep(page, true);
  await choose(page, PET_PREFERENCES.traits, 'House trained');
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  await expect(toast(page, 'Failed to save training traits')).toBeVisible();
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await storedPreferences(shelter, id)).toMatchObject({
    preferred_species: 'Dog',
    traits: [],
  });
});

test('R4.11 R8.19 R9.03 a server error is retried three times, after 1, 2 and 3 seconds', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await startAdopterSession(page);
  await page.clock.install();
  await openSecondStep(page, true);
  await page.clock.pauseAt(Date.now() + 60_000);
  const fault = await faults.respond(UPDATE, 503);
  await findMyMatch(page);
  for (const retry of [1, 2, 3]) {
    await expect(toast(page, `Retrying... (${retry}/3)`)).toBeVisible();
    await expect(page.getByText('Saving your preferences...')).toBeVisible();
    await page.clock.runFor(retry * 1_000 - 1);
    expect(fault.count(), 'not earlier').toBe(retry);
    await page.clock.runFor(1);
    await expect.poll(fault.count).toBe(retry + 1);
  }
  const message =
    'Failed to update preferences. Server error. Please try again later. Maximum retry attempts reached.';
  await expect(toast(page, message)).toBeVisible();
  expect(fault.count()).toBe(4);

  await page.clock.resume();
  await expect(page.getByText('Saving your preferences...')).toHaveCount(0);
  await findMyMatch(page);
  await expect.poll(fault.count).toBeGreaterThan(4);
  await fault.stop();
  await expect(page, 'a successful retry').toHaveURL('/match-results');
  expect(await storedPreferences(shelter, id)).toMatchObject({ preferred_species: 'Dog' });
});

for (const call of ['GET /users/me/preferences', 'GET /preferences/training-traits'] as const) {
  test(`R8.21 the form starts empty with a toast when ${call} fails`, async ({
    page,
    shelter,
    faults,
  }) => {
    await savePreferences(shelter, await startAdopterSession(page));
    await faults.respond(call, 400);
    await page.goto('/questionnaire');
    await expect(
      toast(page, 'Failed to load saved preferences. Starting with a fresh form.'),
    ).toBeVisible();
    await expect(question(page, ABOUT_YOU.type).getByRole('radio', { checked: true })).toHaveCount(
      0,
    );
    await goToStep2(page);
    await expect(page.getByRole('heading', { name: 'About You – Step 1 of 2' })).toBeVisible();
  });
}
