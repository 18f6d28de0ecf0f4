import { expect, test } from './support/journey.ts';
import { logInAsAdmin } from './support/people.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

test('B3.05 B3.09 B3.11 staff start the visit of a walk-in in four steps, and store the outcome', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const later = new Date(Date.now() + 2 * 24 * 60 * 60_000);
  const visitor = { name: 'Grace Hopper', email: 'grace@example.org', phone: '5550100101' };
  await addVisit(shelter, { petId, visitor, startsAt: later, status: 'confirmed' });
  await logInAsAdmin(page);
  await page.goto('/admin/visits');
  await page.getByRole('button', { name: 'Walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Walk-in' });
  await dialog.getByRole('button', { name: 'Start Visit' }).click();
  await expect(dialog.getByText('Please choose a pet.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Pet' }).fill('Bis');
  await dialog.getByRole('option', { name: /Biscuit/ }).click();
  await dialog.getByRole('button', { name: 'Start Visit' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Biscuit' }).first().click();
  await expect(page.getByText(/^Checked in at/)).toBeVisible();
  await page.getByRole('button', { name: 'Not a fit' }).click();
  await page.getByLabel('Why not?').selectOption('Allergy');
  await expect
    .poll(() =>
      shelter.query('SELECT outcome, not_a_fit_because FROM visits WHERE outcome IS NOT NULL'),
    )
    .toEqual([{ outcome: 'not_a_fit', not_a_fit_because: 'allergy' }]);
  await page.getByRole('button', { name: 'Adopting' }).click();
  await page.getByRole('button', { name: 'Mark Biscuit as Adopted' }).click();
  // B3.11: it cancels another visit, which staff have to know.
  const question = page.getByRole('dialog', { name: 'Mark as adopted?' });
  await expect(question).toContainText('Grace Hopper, to meet Biscuit');
  await question.getByRole('button', { name: 'Mark as Adopted' }).click();
  await expect(page.getByText(/^Cancelled: the visit of Grace Hopper/)).toBeVisible();
  await expect(page.getByText('Biscuit is marked as adopted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Biscuit as Adopted' })).toHaveCount(0);
});

test('B3.05 B3.09 the outcome takes two taps in the calendar on a phone', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const now = new Date();
  const id = await addVisit(shelter, { petId: pet.id, startsAt: now, status: 'confirmed' });
  await logInAsAdmin(page);
  await page.goto('/admin/calendar');
  await page.getByRole('button', { name: 'Check in Biscuit' }).click();
  await page.getByRole('button', { name: /^Biscuit/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Biscuit/ });
  await dialog.getByRole('button', { name: 'Thinking it over' }).click();
  await expect(
    dialog.getByRole('button', { name: 'Thinking it over', pressed: true }),
  ).toBeVisible();
  const [stored] = await shelter.query('SELECT status, outcome FROM visits WHERE id = $1', [id]);
  expect(stored).toEqual({ status: 'completed', outcome: 'thinking' });
});

test('B3.01 staff close a day, and hear of the visit that it touches', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const startsAt = new Date(Date.now() + 5 * 24 * 60 * 60_000);
  startsAt.setUTCHours(16, 0, 0, 0);
  while (startsAt.getUTCDay() % 6 === 0) startsAt.setUTCDate(startsAt.getUTCDate() + 1);
  await addVisit(shelter, { petId: pet.id, startsAt: startsAt.toISOString(), status: 'confirmed' });
  await logInAsAdmin(page);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Close Days' }).click();
  const day = startsAt.toISOString().slice(0, 10);
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(day);
  await page.getByLabel('Reason').fill('Inventory');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('The shelter is closed then (Inventory).')).toBeVisible();
  await question.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('One booked visit does not fit the new settings.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove closure 1' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('The settings are saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Close Days' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove closure 1' })).toHaveCount(0);
});

test('B3.03 B3.04 B3.09 a request is answered in the calendar, and a cancelled visit of today restored', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const now = new Date();
  const id = await addVisit(shelter, { petId: pet.id, startsAt: now, status: 'pending' });
  const statusOf = async () =>
    (await shelter.query('SELECT status FROM visits WHERE id = $1', [id]))[0]?.status;
  await logInAsAdmin(page);
  await page.goto('/admin/calendar');
  const chip = page.getByRole('button', { name: /, Biscuit, / });
  await chip.click();
  const dialog = page.getByRole('dialog', { name: /^Biscuit/ });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('dialog', { name: 'Decline this request?' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Cancelled by the shelter.')).toBeVisible();
  expect(await statusOf()).toBe('cancelled');
  await dialog.getByRole('button', { name: 'Restore Visit' }).click();
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await statusOf()).toBe('confirmed');
});
