import type { Locator } from '@playwright/test';
import { openDashboard, openVisitForm, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

/** Monday, 3 PM in New York. */
const monday = new Date('2027-02-01T20:00:00Z');

const conflictOf = (form: Locator) => form.getByRole('region', { name: 'Changed by someone else' });
const saveVisit = (form: Locator) =>
  form.getByRole('button', { name: 'Save', exact: true }).click();

test('S57 F11 D32 saving a note after somebody moved the visit shows both changes and keeps both', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 \(Conflict\)/);
  const visitor = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
  const id = await addVisit(shelter, { visitor, startsAt: monday, isWalkIn: true });
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await openDashboard(page);
  await openDashboard(colleague);

  const mine = await openVisitForm(page, 'Ada Lovelace');
  await mine.getByLabel('Notes').fill('Brings a dog.');
  const theirs = await openVisitForm(colleague, 'Ada Lovelace');
  await theirs.getByLabel(/^Requested Date/).fill('2027-02-02T11:00');
  await saveVisit(theirs);
  await expect(theirs).toBeHidden();

  await saveVisit(mine);
  const conflict = conflictOf(mine);
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Now: Tuesday, February 2, 2027 at 11:00 AM');
  await expect(conflict).toContainText('Before: Monday, February 1, 2027 at 3:00 PM');
  await expect(conflict).toContainText('Yours: Brings a dog.');
  await expect(mine.getByLabel('Notes')).toHaveValue('Brings a dog.');
  await mine.getByRole('button', { name: 'Save Mine' }).click();
  await expect(mine).toBeHidden();
  expect(
    await shelter.query('SELECT starts_at, notes, version FROM visits WHERE id = $1', [id]),
  ).toEqual([{ starts_at: new Date('2027-02-02T16:00:00Z'), notes: 'Brings a dog.', version: 3 }]);
  await context.close();
});

test('S57 F11 D32 of two concurrent edits of a pet, the second sees both names and can use the first', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 \(Conflict\)/);
  const { id } = await addPet(shelter, { name: 'Biscuit' });
  const context = await browser.newContext();
  const colleague = await context.newPage();
  const pages = [page, colleague];
  for (const each of pages) {
    await openDashboard(each);
    await petList(each).row('Biscuit').getByRole('button', { name: 'Edit Biscuit' }).click();
  }
  const [mine, theirs] = pages.map((each) => each.getByRole('dialog', { name: 'Edit Pet' }));
  if (!mine || !theirs) throw new Error('There is no form.');
  await mine.getByLabel(/^Name/).fill('Bisque');
  await theirs.getByLabel(/^Name/).fill('Biscotti');
  await theirs.getByRole('button', { name: 'Update Pet' }).click();
  await expect(theirs).toBeHidden();

  await mine.getByRole('button', { name: 'Update Pet' }).click();
  await expect(conflictOf(mine)).toContainText('Now: Biscotti');
  await expect(conflictOf(mine)).toContainText('Yours: Bisque');
  await expect(mine.getByLabel(/^Name/)).toHaveValue('Bisque');
  await mine.getByRole('button', { name: 'Use Theirs' }).click();
  await expect(conflictOf(mine)).toBeHidden();
  await expect(mine.getByLabel(/^Name/)).toHaveValue('Biscotti');
  await mine.getByLabel(/^Breed/).fill('Harrier');
  await mine.getByRole('button', { name: 'Update Pet' }).click();
  await expect(mine).toBeHidden();
  expect(await shelter.query('SELECT name, breed FROM pets WHERE id = $1', [id])).toEqual([
    { name: 'Biscotti', breed: 'Harrier' },
  ]);
  await context.close();
});
