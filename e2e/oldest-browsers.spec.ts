import { fillPetForm } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { emulateOldestBrowsers } from './support/oldest-browsers.ts';
import { fillQuestionnaire, logInAsAdmin, logOut, newPerson, signUp } from './support/people.ts';
import { addPet } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('F26 in the oldest supported browsers, a visitor finds a pet, signs up and requests a visit, and staff add a pet', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  // R7.10, R4.11: reading and updating preferences is 404 until they exist.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  await emulateOldestBrowsers(page);
  await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Chai', species: 'Cat' });
  await page.goto('/pets');
  const dogs = page.getByText('Dogs', { exact: true });
  const colour = () => dogs.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour();
  await dogs.click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(colour, 'the selection is visible').not.toBe(before);
  await page.getByRole('article', { name: 'Biscuit' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page, newPerson());
  await fillQuestionnaire(page);
  const card = page.getByRole('article', { name: 'Biscuit' });
  await card.getByRole('button', { name: /^Schedule a Visit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Meet Biscuit!' });
  await dialog.getByLabel('Date').selectOption({ index: 1 });
  await dialog.getByLabel('Time').selectOption({ label: '2:00 PM' });
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(page.getByText('Visit request submitted for Biscuit!')).toBeVisible();
  await expect(page.getByText('Visit Scheduled')).toBeVisible();
  // Without popover support there is no menu, and the links are on the page.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();

  await logInAsAdmin(page);
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await fillPetForm(form);
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expectToast(page, 'Pet created successfully');
});
