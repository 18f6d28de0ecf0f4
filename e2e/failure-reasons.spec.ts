import type { Locator, Page } from '@playwright/test';
import type { Call, Faults } from './support/faults.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';

const NETWORK = 'Unable to connect to the server. Please check your internet connection.';

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

/** How a call fails, and the reason that is shown below the message of the page. */
const reasons: [name: string, failure: number | 'offline', reason: string][] = [
  ['offline', 'offline', NETWORK],
  ['429', 429, 'Too many requests. Please try again later.'],
  ['403', 403, 'You do not have permission to perform this action.'],
  ['500', 500, 'An internal server error occurred. Please try again later.'],
];

/** What a list says besides; the message of an action says it itself. */
const listReasons: typeof reasons = [
  ...reasons,
  ['400', 400, 'Bad request.'],
  ['404', 404, 'The requested resource was not found.'],
  ['418', 418, 'An error occurred (418).'],
];

/** Expects a message followed by the reason. */
async function expectReason(container: Locator, message: string, reason: string, name: string) {
  await expect(container, name).toContainText(message);
  await expect(container, name).toContainText(reason);
  const text = (await container.textContent()) ?? '';
  expect(text.indexOf(message), name).toBeLessThan(text.indexOf(reason));
}

const failCall = (faults: Faults, call: Call, failure: number | 'offline') =>
  failure === 'offline' ? faults.disconnect(call) : faults.respond(call, failure);

test('F20 R8.33 R8.05 R8.07 R8.10 a list that fails to load shows what failed and why in its place', async ({
  page,
  faults,
}) => {
  await startAdopterSession(page);
  for (const [name, failure, reason] of listReasons) {
    const visits = await failCall(faults, 'GET /visit-requests/my', failure);
    await page.goto('/dashboard');
    const section = page.getByRole('region', { name: 'Your Visit Requests' });
    await expectReason(section, 'Failed to load visits. Please try again.', reason, name);
    await visits.stop();
    await section.getByRole('button', { name: 'Try Again' }).click();
    await expect(section.getByText('No visit requests yet.')).toBeVisible();
  }
});

test('F20 R8.33 R8.05 R8.07 R8.10 the staff lists show why they failed to load', async ({
  page,
  faults,
}) => {
  await startStaffSession(page);
  for (const [name, failure, reason] of listReasons) {
    const visits = await failCall(faults, 'GET /admin/visit-requests', failure);
    const pets = await failCall(faults, 'GET /pets', failure);
    await page.goto('/admin/dashboard');
    const petSection = page.getByRole('region', { name: 'Pet Management' });
    const visitSection = page.getByRole('region', { name: 'Visit Requests' });
    await expectReason(petSection, 'Failed to load pets. Please try again.', reason, name);
    await expectReason(visitSection, 'Failed to load visits. Please try again.', reason, name);
    await visits.stop();
    await pets.stop();
  }
});

test('F20 R8.31 R8.34 a failed save shows what failed and why in the form and a toast', async ({
  page,
  shelter,
  faults,
}) => {
  const { id } = await addPet(shelter, { name: 'Biscuit' });
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Edit Biscuit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Pet' });
  await form.getByLabel('Breed').fill('Old English Sheepdog');
  for (const [name, failure, reason] of reasons) {
    const fault = await failCall(faults, 'PATCH /pets/*', failure);
    await form.getByRole('button', { name: 'Update Pet' }).click();
    await expectReason(toasts(page).last(), 'Failed to update pet', reason, name);
    await expectReason(form.locator('form'), 'Failed to update pet', reason, name);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(toasts(page)).toHaveCount(0);
    await fault.stop();
  }
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(form).toBeHidden();
  expect(await shelter.query('SELECT breed FROM pets WHERE id = $1', [id])).toEqual([
    { breed: 'Old English Sheepdog' },
  ]);
});
