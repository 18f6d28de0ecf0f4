import { openDashboard, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

/** Monday, 3 PM in New York. */
const monday = new Date('2027-02-01T20:00:00Z');
const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };

test('B3.11 F33 marking a pet as adopted lists the visits that this cancels, and cancels them', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const visitId = await addVisit(shelter, { petId, visitor: ada, startsAt: monday });
  await addVisit(shelter, { petId, startsAt: new Date('2026-01-05T20:00:00Z') });
  const statusOf = async () =>
    (await shelter.query('SELECT status, cancel_reason FROM visits WHERE id = $1', [visitId]))[0];
  await openDashboard(page);
  await petList(page).row('Biscuit').getByRole('button', { name: 'Edit Biscuit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Pet' });
  await form.getByLabel(/^Status/).selectOption('Adopted');
  await form.getByRole('button', { name: 'Update Pet' }).click();

  const confirmation = page.getByRole('dialog', { name: 'Mark as adopted?' });
  await expect(confirmation.getByRole('listitem')).toHaveText([
    /Ada Lovelace, to meet Biscuit\s*Monday, February 1, 2027 at 3:00 PM/,
  ]);
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf()).toEqual({ status: 'pending', cancel_reason: null });
  await expect(form.getByLabel(/^Status/)).toHaveValue('Adopted');
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await confirmation.getByRole('button', { name: 'Mark as Adopted' }).click();
  await expect(form).toBeHidden();
  expect(await statusOf()).toEqual({ status: 'cancelled', cancel_reason: 'pet_adopted' });
});

test('B3.11 F33 R2.57 the bulk action lists the visits too', async ({ page, shelter }) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Ash' });
  await addVisit(shelter, { petId, visitor: ada, startsAt: monday, status: 'confirmed' });
  await openDashboard(page);
  const list = petList(page);
  await list.selectAll.check();
  await list.chooseBulkAction(page, 'Mark as Adopted');
  const confirmation = page.getByRole('dialog', { name: 'Update Multiple Pets' });
  await expect(confirmation).toContainText(
    'This visit will be cancelled, and the visitor gets an email:',
  );
  await expect(confirmation.getByRole('listitem')).toHaveText([/Ada Lovelace, to meet Biscuit/]);
  await confirmation.getByRole('button', { name: 'Update' }).click();
  await expect(confirmation).toBeHidden();
  expect(await shelter.query('SELECT cancel_reason FROM visits')).toEqual([
    { cancel_reason: 'pet_adopted' },
  ]);
});
