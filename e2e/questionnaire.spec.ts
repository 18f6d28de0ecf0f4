import type { Page } from '@playwright/test';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import {
  ABOUT_YOU,
  answerAboutYou,
  answerPetPreferences,
  buildAnswers,
  choice,
  choose,
  findMyMatch,
  goToStep2,
  PET_PREFERENCES,
  question,
} from './support/questionnaire.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const STEP_1 = 'About You – Step 1 of 2';
const STEP_2 = 'Pet Preferences – Step 2 of 2';

/** Opens the questionnaire as a new adopter. @returns the id of the account */
async function openAsNewAdopter(page: Page): Promise<string> {
  const id = await startAdopterSession(page);
  await page.goto('/questionnaire');
  await expect(heading(page, STEP_1)).toBeVisible();
  return id;
}

test.beforeEach(({ consoleWatch }) => {
  // R7.10, R4.11: reading and updating preferences is 404 until they exist.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
});

test('R2.05 R2.12 R2.31 a visitor is redirected to the login and back to the questionnaire', async ({
  page,
}) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/questionnaire');
  await expect(page).toHaveURL('/login');
  await expect(
    toast(page, 'You must be logged in to save preferences. Redirecting to login...'),
  ).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ origin: '/questionnaire' });
  await logIn(page, person);
  await expect(page).toHaveURL('/questionnaire');
  await expect(heading(page, STEP_1)).toBeVisible();
});

test('R2.26 R2.27 R2.28 R2.29 R2.32 R4.08 R9.03 two steps, with loading messages, lead to the matches', async ({
  page,
  faults,
}) => {
  await startAdopterSession(page);
  const loading = await faults.hold('GET /users/me/preferences');
  await page.goto('/questionnaire');
  await expect(heading(page, 'Tell Us About Your Ideal Pet')).toBeVisible();
  await expect(page.getByText('Loading your preferences...')).toBeVisible();
  await expect(heading(page, STEP_1)).toHaveCount(0);
  await loading.release();
  await expect(heading(page, STEP_1)).toBeVisible();
  await expect(page.getByText('Loading your preferences...')).toHaveCount(0);

  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText(['1Your Info', '2Pet Preferences']);
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText('1Your Info');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);

  const answers = buildAnswers();
  await answerAboutYou(page, answers);
  await expect(heading(page, STEP_2), 'the heading gets the focus').toBeFocused();
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText('2Pet Preferences');
  await choose(page, PET_PREFERENCES.age, 'Senior');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, STEP_1)).toBeFocused();
  await expect(choice(page, ABOUT_YOU.type, 'Dog')).toBeChecked();
  await goToStep2(page);
  await expect(
    choice(page, PET_PREFERENCES.age, 'Senior'),
    'the answer is still there',
  ).toBeChecked();

  await answerPetPreferences(page, answers);
  const saving = await faults.hold('PUT /users/me/preferences');
  await findMyMatch(page);
  const overlay = page.getByText('Saving your preferences...');
  await expect(overlay).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await saving.release();
  await expect(page).toHaveURL('/match-results');
  await expect(heading(page, 'Your Perfect Matches')).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

/** The errors of unanswered questions, in order. */
const missing = {
  1: [
    [ABOUT_YOU.type, 'Please select a pet type'],
    [ABOUT_YOU.purpose, 'Please select who this pet is for'],
    [ABOUT_YOU.pets, 'Please specify if you have other pets'],
    [ABOUT_YOU.experience, 'Please select your experience level'],
  ],
  2: [
    [PET_PREFERENCES.age, 'Please select a preferred age'],
    [PET_PREFERENCES.sex, 'Please select a preferred gender'],
    [PET_PREFERENCES.size, 'Please select a preferred size'],
    [PET_PREFERENCES.activity, 'Please select an activity level'],
    [PET_PREFERENCES.hair, 'Please select a hair length'],
    [PET_PREFERENCES.traits, 'Please select at least one required trait or "None"'],
  ],
} as const;

/** Moves through the questions of a step without answering: each error shows once its question has lost the focus. */
async function expectErrorsOfTouched(page: Page, step: 1 | 2): Promise<void> {
  for (const [, message] of missing[step]) await expect(page.getByText(message)).toHaveCount(0);
  for (const [index, [name, message]] of missing[step].entries()) {
    const inputs = question(page, name).locator('input');
    await inputs.first().focus();
    await expect(page.getByText(message), 'not while the question has the focus').toHaveCount(0);
    await inputs.last().focus();
    await expect(page.getByText(message), 'not between its choices').toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(question(page, name)).toHaveAccessibleDescription(new RegExp(message));
    for (const [, later] of missing[step].slice(index + 1)) {
      await expect(page.getByText(later)).toHaveCount(0);
    }
  }
  await expect(page.getByText('Please fix the following errors:')).toHaveCount(0);
}

/** Checks the error summary of an unanswered step: each error links to its question. */
async function expectSummary(page: Page, step: 1 | 2): Promise<void> {
  const summary = page.getByRole('region', { name: 'Please fix the following errors:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText(missing[step].map(([, text]) => text));
  for (const [name, message] of missing[step]) {
    await expect(question(page, name)).toHaveAccessibleDescription(new RegExp(message));
    await summary.getByRole('link', { name: message }).click();
    await expect(question(page, name).locator('input').first()).toBeFocused();
  }
}

test('R2.30 R4.08 R5.06 R5.07 step 1 shows the errors of visited questions, then of all', async ({
  page,
}) => {
  await openAsNewAdopter(page);
  await expectErrorsOfTouched(page, 1);
  await page.reload();
  await goToStep2(page);
  await expectSummary(page, 1);
  await expect(heading(page, STEP_1), 'stays on step 1').toBeVisible();

  await choose(page, ABOUT_YOU.purpose, 'My family');
  const children = 'Please specify if there are children in the home';
  await expect(question(page, ABOUT_YOU.children)).toHaveAccessibleDescription(children);
  await expect(page.getByText('Please select who this pet is for')).toHaveCount(0);
  await choose(page, ABOUT_YOU.type, 'Cat');
  await choose(page, ABOUT_YOU.pets, 'None');
  await choose(page, ABOUT_YOU.experience, 'First-time owner');
  await goToStep2(page);
  await expect(heading(page, STEP_1), 'one answer is missing').toBeVisible();
  await choose(page, ABOUT_YOU.children, 'No');
  await expect(page.getByText(children)).toHaveCount(0);
  await goToStep2(page);
  await expect(heading(page, STEP_2)).toBeVisible();
});

test('R2.30 R4.08 R5.06 R5.08 step 2 shows its errors and sends nothing', async ({
  page,
  shelter,
}) => {
  const id = await openAsNewAdopter(page);
  const answers = buildAnswers();
  await answerAboutYou(page, answers);
  await expectErrorsOfTouched(page, 2);
  await page.reload();
  await answerAboutYou(page, answers);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') saves.push(request.url());
  });
  await findMyMatch(page);
  await expectSummary(page, 2);
  expect(saves).toEqual([]);
  await answerPetPreferences(page, answers);
  await expect(page.getByText('Please fix the following errors:')).toHaveCount(0);
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  expect(await shelter.query('SELECT 1 FROM preferences WHERE user_id = $1', [id])).toHaveLength(1);
});

test('R2.29 R4.08 the back button leads to step 1 with its answers, and then leaves the page', async ({
  page,
}) => {
  await openAsNewAdopter(page);
  await answerAboutYou(page, buildAnswers({ type: 'Cat' }));
  await expect(heading(page, STEP_2)).toBeVisible();
  await choose(page, PET_PREFERENCES.age, 'Young');
  const cat = choice(page, ABOUT_YOU.type, 'Cat');
  const young = choice(page, PET_PREFERENCES.age, 'Young');

  await page.goBack();
  await expect(heading(page, STEP_1)).toBeVisible();
  await expect(cat).toBeChecked();
  await page.goForward();
  await expect(heading(page, STEP_2)).toBeVisible();
  await expect(young).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page, STEP_1)).toBeVisible();
  await goToStep2(page);
  await expect(heading(page, STEP_2)).toBeVisible();
  await expect(young).toBeChecked();
  await page.goBack();
  await expect(heading(page, STEP_1)).toBeVisible();
  await page.goBack();
  await expect(page, 'back a second time').not.toHaveURL('/questionnaire');
});
