import type { Page } from '@playwright/test';
import { recordCalls } from './support/faults.ts';
import { beAdopter, expect, test, toast } from './support/journey.ts';
import {
  ABOUT_YOU,
  answerAboutYou,
  answerPetPreferences,
  answersLike,
  choose,
  findMyMatch,
  goOn,
  openSecondStep,
  PET_PREFERENCES,
  question,
  storedPreferences,
} from './support/questionnaire.ts';
import { savePreferences } from './support/shelter-rows.ts';

const UPDATE = 'PUT /users/me/preferences';
const CREATE = 'POST /users/me/preferences';
const TRAITS = 'POST /preferences/training-traits';
const SAVED = 'Preferences saved successfully! Redirecting to your matches...';

/** Calls from the press on "Find My Match" on, until the matches show. */
async function callsOfSaving(page: Page): Promise<string[]> {
  const calls = recordCalls(page);
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  return calls.filter((call) => /csrf|preferences/.test(call));
}

test.beforeEach(({ consoleWatch }) => {
  // R7.10, R4.11: no preferences yet is 404, for reading them and for the update that is tried first.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
});

test('R4.11 R7.07 R7.08 R7.09 R7.12 R7.13 R8.22 a first save asks for CSRF, updates, creates, then adds the traits', async ({
  page,
  shelter,
}) => {
  const id = await beAdopter(page);
  const answers = answersLike({ type: 'Cat', age: 'Kitten', traits: ['Litter trained'] });
  await page.goto('/questionnaire');
  await answerAboutYou(page, answers);
  await answerPetPreferences(page, answers);
  const trait = page.waitForRequest(
    (request) => request.url().endsWith('/training-traits') && request.method() === 'POST',
  );
  expect(await callsOfSaving(page)).toEqual([
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

test('R4.11 R7.07 R7.08 R7.30 D26 a second save updates alone, removes what was unticked, and needs no fresh CSRF cookie', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await beAdopter(page);
  await savePreferences(shelter, id, { preferred_species: 'Cat' }, [
    'HouseTrained',
    'LitterTrained',
  ]);
  await openSecondStep(page, false);
  await choose(page, PET_PREFERENCES.traits, 'House trained');
  const csrf = await faults.refuse('GET /auth/csrf', 500);
  expect(await callsOfSaving(page)).toEqual([
    'GET /auth/csrf',
    UPDATE,
    'GET /preferences/training-traits',
    'DELETE /preferences/training-traits/HouseTrained',
  ]);
  expect(csrf.count(), 'its failure is ignored').toBe(1);
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await storedPreferences(shelter, id)).toMatchObject({ traits: ['LitterTrained'] });
});

test('R4.11 R8.15 R8.22 traits that are not saved are told, and undo nothing', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await beAdopter(page);
  await faults.refuse(TRAITS, 400);
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

test('R4.11 R8.19 R9.03 a server that stumbles is asked three times more, each time a second later', async ({
  page,
  shelter,
  faults,
}) => {
  const id = await beAdopter(page);
  await page.clock.install();
  await openSecondStep(page, true);
  await page.clock.pauseAt(Date.now() + 60_000);
  const fault = await faults.refuse(UPDATE, 503);
  await findMyMatch(page);
  for (const retry of [1, 2, 3]) {
    await expect(toast(page, `Retrying... (${retry}/3)`)).toBeVisible();
    await expect(page.getByText('Saving your preferences...')).toBeVisible();
    await page.clock.runFor(retry * 1_000 - 1);
    expect(fault.count(), 'not sooner').toBe(retry);
    await page.clock.runFor(1);
    await expect.poll(fault.count).toBe(retry + 1);
  }
  const says =
    'Failed to update preferences. Server error. Please try again later. Maximum retry attempts reached.';
  await expect(toast(page, says)).toBeVisible();
  expect(fault.count()).toBe(4);

  await page.clock.resume();
  await expect(page.getByText('Saving your preferences...')).toHaveCount(0);
  await findMyMatch(page);
  await expect.poll(fault.count).toBeGreaterThan(4);
  await fault.stop();
  await expect(page, 'a retry that works').toHaveURL('/match-results');
  expect(await storedPreferences(shelter, id)).toMatchObject({ preferred_species: 'Dog' });
});

for (const call of ['GET /users/me/preferences', 'GET /preferences/training-traits'] as const) {
  test(`R8.21 a fresh form where ${call} fails, and word of it`, async ({
    page,
    shelter,
    faults,
  }) => {
    await savePreferences(shelter, await beAdopter(page));
    await faults.refuse(call, 400);
    await page.goto('/questionnaire');
    await expect(
      toast(page, 'Failed to load saved preferences. Starting with a fresh form.'),
    ).toBeVisible();
    await expect(question(page, ABOUT_YOU.type).getByRole('radio', { checked: true })).toHaveCount(
      0,
    );
    await goOn(page);
    await expect(page.getByRole('heading', { name: 'About You – Step 1 of 2' })).toBeVisible();
  });
}
