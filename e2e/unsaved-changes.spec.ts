import type { Locator, Page } from '@playwright/test';
import { Faults } from './support/faults.ts';
import { beAdopter } from './support/journey.ts';
import { fillQuestionnaire, logIn } from './support/people.ts';
import { choice, choose } from './support/questionnaire.ts';
import { ADMIN } from './support/shelter-server.ts';
import {
  addPet,
  addVisit,
  expect,
  openDashboard,
  petList,
  test,
  visitList,
} from './support/staff.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });
const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep Editing' }).click();
const discard = (page: Page) =>
  question(page).getByRole('button', { name: 'Discard Changes' }).click();

/** Each way out asks; the answer no keeps the page and what was typed. */
async function staysWhenAsked(page: Page, typed: Locator, value: string, go: () => Promise<void>) {
  await go();
  await expect(question(page)).toBeVisible();
  await keep(page);
  await expect(question(page)).toBeHidden();
  await expect(typed).toHaveValue(value);
}

test('F27 the pet form asks on Escape, Close, Cancel, back and before the tab is closed', async ({
  page,
}) => {
  await openDashboard(page);
  // So that what lies behind is a page of the application.
  await page.getByRole('link', { name: 'Pawmatch', exact: true }).first().click();
  await page.getByRole('link', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await page.keyboard.press('Escape');
  await expect(form, 'nothing was typed').toBeHidden();
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  const name = form.getByLabel('Name');
  await name.fill('Biscuit');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const go of ways) await staysWhenAsked(page, name, 'Biscuit', go);
  await expect(page).toHaveURL('/admin/dashboard');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const unload = await asked;
  expect(unload.type()).toBe('beforeunload');
  await unload.dismiss();
  await expect(name).toHaveValue('Biscuit');

  await page.keyboard.press('Escape');
  await discard(page);
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  await expect(name).toHaveValue('');
  await name.fill('Biscuit');
  await page.evaluate(() => history.back());
  await discard(page);
  await expect(page).not.toHaveURL('/admin/dashboard');
});

test('F27 the visit form asks, and closes unasked once it is saved', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  await page.getByRole('button', { name: 'Schedule Visit' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule New Visit' });
  await form.getByText('A walk-in').click();
  await form.getByLabel('Name').fill('Grace Hopper');
  await staysWhenAsked(page, form.getByLabel('Name'), 'Grace Hopper', () =>
    page.keyboard.press('Escape'),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(question(page)).toBeHidden();
});

test('F27 the sign-up form asks before a link or back leads away', async ({ page }) => {
  await page.goto('/pets');
  await page.goto('/signup');
  const name = page.getByLabel('Full name');
  const logInLink = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await name.fill('Ada Lovelace');
  await staysWhenAsked(page, name, 'Ada Lovelace', () => logInLink.click());
  await logInLink.click();
  await discard(page);
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/signup');
  await logInLink.click();
  await expect(page, 'nothing was typed').toHaveURL('/login');
});

test('F27 the questionnaire asks on a link, on back and on logging out', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  await beAdopter(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Preferences' }).click();
  await choose(page, 'Pet type', 'Cat');
  const cat = choice(page, 'Pet type', 'Cat');
  const ways = [
    () => page.getByRole('link', { name: 'My Account' }).click(),
    () => page.getByRole('button', { name: 'Log Out' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const go of ways) {
    await go();
    await keep(page);
    await expect(cat).toBeChecked();
    await expect(page).toHaveURL('/questionnaire');
  }
  await page.evaluate(() => history.back());
  await discard(page);
  await expect(page).toHaveURL('/dashboard');
});

test('F27 what was typed when the session ended is there after the next login', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\//);
  const id = await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  await petList(page).row('Biscuit').getByRole('button', { name: 'Edit Biscuit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Pet' });
  await form.getByLabel('Breed').fill('Old English Sheepdog');
  await shelter.query('DELETE FROM sessions');
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(page).toHaveURL('/login');
  await expect(question(page)).toBeHidden();
  await logIn(page, ADMIN);
  await expect(form.getByLabel('Breed')).toHaveValue('Old English Sheepdog');
  await expect(form.getByText('before you were logged out')).toBeVisible();
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(page.getByText('Pet updated successfully')).toBeVisible();
  expect(await shelter.query('SELECT breed FROM pets WHERE id = $1', [id])).toEqual([
    { breed: 'Old English Sheepdog' },
  ]);
});

test('F27 a visit or pet that a colleague deletes keeps its open form and what was typed', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/(visit-requests|pets)\//);
  const petId = await addPet(shelter, { name: 'Biscuit' });
  const visitId = await addVisit(shelter, { petId });
  await openDashboard(page);
  await visitList(page)
    .rows.first()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const visitForm = page.getByRole('dialog', { name: 'Update Visit Request' });
  await visitForm.getByLabel('Notes').fill('Please ring twice.');
  await shelter.query('DELETE FROM visits WHERE id = $1', [visitId]);
  await visitForm.getByRole('button', { name: 'Save' }).click();
  await expect(visitForm.getByText('has deleted this visit request')).toBeVisible();
  await expect(visitForm.getByLabel('Notes')).toHaveValue('Please ring twice.');
  await expect(visitForm.getByRole('button', { name: 'Save' })).toBeDisabled();
  await visitForm.getByRole('button', { name: 'Cancel' }).click();
  await discard(page);
  await expect(visitForm).toBeHidden();

  await petList(page).row('Biscuit').getByRole('button', { name: 'Edit Biscuit' }).click();
  const petForm = page.getByRole('dialog', { name: /^(Edit|Add New) Pet$/ });
  await petForm.getByLabel('Breed').fill('Old English Sheepdog');
  await shelter.query('DELETE FROM pets WHERE id = $1', [petId]);
  await petForm.getByRole('button', { name: 'Update Pet' }).click();
  await expect(petForm.getByText('Someone else has deleted this pet.')).toBeVisible();
  await expect(petForm.getByLabel('Breed')).toHaveValue('Old English Sheepdog');
  await petForm.getByRole('button', { name: 'Add Pet' }).click();
  await expect(page.getByText('Pet created successfully')).toBeVisible();
  expect(await shelter.query('SELECT name, breed FROM pets')).toEqual([
    { name: 'Biscuit', breed: 'Old English Sheepdog' },
  ]);
});

test('F22 R8.18 after a refusal the next press asks the server again, changed or not', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const id = await beAdopter(page);
  await page.goto('/questionnaire');
  const faults = new Faults(page, consoleWatch.expectError);
  const refusal = await faults.refuse('PUT /users/me/preferences', 422, {
    detail: 'Please check your input.',
    errors: [{ field: 'preferred_age', message: 'Not today.' }],
  });
  await fillQuestionnaire(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Not today.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Find My Match' }).click();
  await expect.poll(refusal.count).toBe(2);
  await expect(main.getByText('Not today.').first()).toBeVisible();
  await refusal.stop();
  await page.getByRole('button', { name: 'Find My Match' }).click();
  await expect(page).toHaveURL('/match-results');
  expect(
    await shelter.query('SELECT count(*)::int FROM preferences WHERE user_id = $1', [id]),
  ).toEqual([{ count: 1 }]);
});
