import type { Locator, Page } from '@playwright/test';
import { fillPetForm, openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { logIn } from './support/people.ts';
import { choice, choose } from './support/questionnaire.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { ADMIN } from './support/shelter-server.ts';
import { expectToast } from './support/toasts.ts';

const discardDialog = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });
const keepEditing = (page: Page) =>
  discardDialog(page).getByRole('button', { name: 'Keep Editing' }).click();
const discard = (page: Page) =>
  discardDialog(page).getByRole('button', { name: 'Discard Changes' }).click();

/** Tries to leave a form and cancels in the dialog: the form stays with its value. */
async function expectToStay(page: Page, field: Locator, value: string, leave: () => Promise<void>) {
  await leave();
  await expect(discardDialog(page)).toBeVisible();
  await keepEditing(page);
  await expect(discardDialog(page)).toBeHidden();
  await expect(field).toHaveValue(value);
}

test('B4.03 F27 the forms of staff warn about unsaved changes on Escape, Close, Cancel, back and closing the tab, but not after saving', async ({
  page,
}) => {
  await openDashboard(page);
  // The page before in the history must be one of the application.
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
  for (const go of ways) await expectToStay(page, name, 'Biscuit', go);
  await expect(page).toHaveURL('/admin/dashboard');

  const dialogShown = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const unload = await dialogShown;
  expect(unload.type()).toBe('beforeunload');
  await unload.dismiss();
  await expect(name).toHaveValue('Biscuit');

  await page.keyboard.press('Escape');
  await discard(page);
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  await expect(name).toHaveValue('');
  await fillPetForm(form);
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Schedule Visit' }).click();
  const visitForm = page.getByRole('dialog', { name: 'Schedule New Visit' });
  await visitForm.getByText('A walk-in').click();
  const visitor = visitForm.getByLabel('Name');
  await visitor.fill('Grace Hopper');
  await expectToStay(page, visitor, 'Grace Hopper', () => page.keyboard.press('Escape'));
  await visitForm.getByRole('button', { name: 'Save' }).click();
  await expect(visitForm).toBeHidden();
  await expect(discardDialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Add New Pet' }).click();
  await name.fill('Mochi');
  await page.evaluate(() => history.back());
  await discard(page);
  await expect(page).not.toHaveURL('/admin/dashboard');
});

test('B4.03 F27 the changes of a form stay when somebody else deletes its row, and after a new login', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  // The form asks whether the row still exists, and the session ends.
  consoleWatch.expectError(
    /404 .*\/api\/(admin\/visit-requests|visit-requests|admin\/pets|pets)\//,
  );
  consoleWatch.expectError(/401 .*\/api\//);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const visitId = await addVisit(shelter, { petId });
  // The page hears of what others do from here on.
  const stream = page.waitForResponse(
    (response) => response.request().headers().accept === 'text/event-stream',
  );
  await openDashboard(page);
  await stream;
  await visitList(page)
    .rows.first()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const visitForm = page.getByRole('dialog', { name: 'Update Visit Request' });
  await visitForm.getByLabel('Notes').fill('Please ring twice.');
  await shelter.query('DELETE FROM visits WHERE id = $1', [visitId]);
  await expect(visitForm.getByText('has deleted this visit request')).toBeVisible();
  await expect(visitForm.getByLabel('Notes')).toHaveValue('Please ring twice.');
  await expect(visitForm.getByRole('button', { name: 'Save' })).toBeDisabled();
  await visitForm.getByRole('button', { name: 'Cancel' }).click();
  await discard(page);
  await expect(visitForm).toBeHidden();

  const breed = 'Old English Sheepdog';
  const petForm = page.getByRole('dialog', { name: /^(Edit|Add New) Pet$/ });
  const edit = petList(page).row('Biscuit').getByRole('button', { name: 'Edit Biscuit' });
  const stored = () => shelter.query('SELECT name, breed FROM pets');
  await edit.click();
  await petForm.getByLabel('Breed').fill(breed);
  await shelter.query('DELETE FROM pets WHERE id = $1', [petId]);
  await expect(petForm.getByText('Someone else has deleted this pet.')).toBeVisible();
  await expect(petForm.getByLabel('Breed')).toHaveValue(breed);
  await petForm.getByRole('button', { name: 'Add Pet' }).click();
  await expectToast(page, 'Pet created successfully');
  expect(await stored()).toEqual([{ name: 'Biscuit', breed }]);

  await edit.click();
  await petForm.getByLabel('Breed').fill('Harrier');
  // Open pages of staff are left at once.
  await shelter.query('DELETE FROM sessions');
  await expect(page).toHaveURL('/login');
  await expect(discardDialog(page)).toBeHidden();
  await logIn(page, ADMIN);
  await expect(petForm.getByLabel('Breed')).toHaveValue('Harrier');
  await expect(petForm.getByText('before you were logged out')).toBeVisible();
  await petForm.getByRole('button', { name: 'Update Pet' }).click();
  await expectToast(page, 'Pet updated successfully');
  expect(await stored()).toEqual([{ name: 'Biscuit', breed: 'Harrier' }]);
});

test('F27 B7.02 the sign-up form warns about unsaved changes on a link and on back; the questionnaire keeps them, and asks nothing', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  const name = page.getByLabel('Full name');
  const logInLink = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await name.fill('Ada Lovelace');
  await expectToStay(page, name, 'Ada Lovelace', () => logInLink.click());
  await expectToStay(page, name, 'Ada Lovelace', () => page.evaluate(() => history.back()));
  await logInLink.click();
  await discard(page);
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/signup');
  await logInLink.click();
  await expect(page, 'nothing was typed').toHaveURL('/login');

  await startAdopterSession(page);
  await page.goto('/questionnaire');
  await choose(page, 'Pet type', 'Cat');
  await page.reload();
  await expect(choice(page, 'Pet type', 'Cat')).toBeChecked();
  await expect(page.getByText('as you left them')).toBeVisible();
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(choice(page, 'Pet type', 'Cat')).toBeChecked();
});
