import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test, toast } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

test('B3.09 staff create, copy, replace and revoke their private calendar address', async ({
  page,
  shelter,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit' });
  await addVisit(shelter, { petId: pet.id, status: 'confirmed' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startStaffSession(page);
  await page.goto('/admin/settings');
  const card = page.getByRole('region', { name: 'Calendar address' });
  await expect(card).toContainText('You have no calendar address.');
  await card.getByRole('button', { name: 'Create Address' }).click();
  const address = card.getByLabel('Your calendar address');
  await expect(address).toHaveValue(/\/api\/calendar\.ics\?token=/);
  const first = await address.inputValue();
  await expect(address).toBeFocused();
  await card.getByRole('button', { name: 'Copy Address' }).click();
  await expect(toast(page, 'Address copied to clipboard')).toBeVisible();
  // Without the toast, under which the page moves on phones.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const statusOf = async (url: string) => (await fetch(url)).status;
  const entries = await (await fetch(first)).text();
  expect(entries).toContain('Biscuit');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `the settings with a calendar address at ${width} px`);
  }

  await card.getByRole('button', { name: 'Replace Address' }).click();
  const replace = page.getByRole('dialog', { name: 'Replace the calendar address?' });
  await expectNoViolations(page, 'the question before an address is replaced');
  await replace.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(first)).toBe(200);
  await card.getByRole('button', { name: 'Replace Address' }).click();
  await replace.getByRole('button', { name: 'Replace Address' }).click();
  await expect(address).not.toHaveValue(first);
  await expect(address).toBeFocused();
  const second = await address.inputValue();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await page.reload();
  await expect(card).toContainText('It is not shown again; a new one replaces it.');
  await expect(address).toHaveCount(0);
  await card.getByRole('button', { name: 'Revoke Address' }).click();
  const revoke = page.getByRole('dialog', { name: 'Revoke the calendar address?' });
  await revoke.getByRole('button', { name: 'Revoke Address' }).click();
  await expect(toast(page, 'The calendar address is revoked')).toBeVisible();
  await expect(card).toContainText('You have no calendar address.');
  expect(await statusOf(second)).toBe(404);
});

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
