import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

test('B3.01 B6.07 staff close a day and hear of the visit that it touches, and find what is left to do', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const startsAt = new Date(Date.now() + 5 * 24 * 60 * 60_000);
  startsAt.setUTCHours(16, 0, 0, 0);
  while (startsAt.getUTCDay() % 6 === 0) startsAt.setUTCDate(startsAt.getUTCDate() + 1);
  await addVisit(shelter, { petId: pet.id, startsAt: startsAt.toISOString(), status: 'confirmed' });
  await startStaffSession(page);
  await page.goto('/admin/settings');
  await expect(page.getByRole('button', { name: 'Create Address' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `the settings at ${width} px`);
  }
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
  // The notice of the first time may still be shown.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('The settings are saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Close Days' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove closure 1' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Check the Installation' }).click();
  await expect(page).toHaveURL(/\/admin\/doctor$/);
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks.getByRole('listitem')).toHaveCount(9);
  await expect(checks).toContainText('has all that is needed');
  await page.getByRole('button', { name: 'Send a Test Mail to Me' }).press('Enter');
  await expect(checks).toContainText(/test mail/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `the checks at ${width} px`);
  }
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText(/left to do|have failed|has failed/)).toBeVisible();
});
