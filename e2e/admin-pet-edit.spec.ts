import type { Page } from '@playwright/test';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet, expect, openDashboard, petList, refuse, test } from './support/staff.ts';

/** Opens the form of a pet in the list. */
async function openForm(page: Page, name: string) {
  await petList(page)
    .row(name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  return page.getByRole('dialog', { name: 'Edit Pet' });
}

const traits = 'SELECT training_traits FROM pets';

test('R2.58 R7.15 R7.17 R8.41 shows the pet as it is, saves what was changed and reads it again', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 \(Conflict\)/);
  const id = await addPet(shelter, { name: 'Biscuit', breed: 'Beagle', traits: ['HouseTrained'] });
  await openDashboard(page);
  const form = await openForm(page, 'Biscuit');
  await expect(form.getByLabel('Name')).toHaveValue('Biscuit');
  await expect(form.getByLabel('Breed')).toHaveValue('Beagle');
  await expect(form.getByLabel('House Trained')).toBeChecked();
  await form.getByLabel('Name').fill('Biscuit the Second');
  await form.getByLabel('Status').selectOption('Pending');
  // A colleague, meanwhile.
  await shelter.query(`UPDATE pets SET breed = 'Basset Hound' WHERE id = $1`, [id]);
  const calls: string[] = [];
  await page.route('**/api/pets/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    calls.push(`${route.request().method()} ${pathname.replace(id, '{id}')}`);
    await route.fallback();
  });
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(form.getByRole('region', { name: 'Changed by someone else' })).toContainText(
    'Now: Basset Hound',
  );
  await form.getByRole('button', { name: 'Save Mine' }).click();
  await expect(page.getByText('Pet updated successfully')).toBeVisible();
  await expect(form).toBeHidden();
  expect(calls.at(-1), 'read again').toBe('GET /api/pets/{id}');
  expect(calls).toContain('PATCH /api/pets/{id}');
  await expect(petList(page).row('Biscuit the Second')).toContainText('Pending');
  expect(await shelter.query('SELECT name, breed, status, training_traits FROM pets')).toEqual([
    {
      name: 'Biscuit the Second',
      breed: 'Basset Hound',
      status: 'Pending',
      training_traits: ['HouseTrained'],
    },
  ]);
});

test('R5.11 the photo stays unless another is chosen', async ({ page, shelter, consoleWatch }) => {
  // Playwright's own tracing reads the preview, which the content security policy forbids.
  consoleWatch.expectError(/^Connecting to 'blob:/);
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openForm(page, 'Biscuit');
  await form.locator('input[type=file]').setInputFiles({
    name: 'biscuit.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await form.getByRole('button', { name: 'Update Pet' }).click();
  // All sizes of the photo are encoded before the answer.
  await expect(form).toBeHidden({ timeout: 60_000 });
  const hash = 'SELECT photo_hash FROM pets';
  const [first] = await shelter.query<{ photo_hash: string }>(hash);
  expect(first?.photo_hash).toMatch(/^[0-9a-f]{32}$/);

  await openForm(page, 'Biscuit');
  await expect(form.locator('img')).toHaveAttribute('src', new RegExp(`${first?.photo_hash}`));
  await expect(form.getByText('Change Image')).toBeVisible();
  await form.getByLabel('Breed').fill('Basset Hound');
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await form.getByRole('button', { name: 'Update Pet' }).click();
  expect((await sending).postData()).toMatch(
    new RegExp(`name="image_url"\\r\\n\\r\\n\\S*${first?.photo_hash}`),
  );
  await expect(form).toBeHidden();
  expect(await shelter.query(hash)).toEqual([first]);
});

test('R7.19 R7.20 R7.21 R7.30 adds missing training traits and removes those that are extra', async ({
  page,
  shelter,
}) => {
  const id = await addPet(shelter, { name: 'Mochi', species: 'Cat', traits: ['HouseTrained'] });
  await openDashboard(page);
  // The form is saved by a server that leaves training traits to their own calls.
  await page.route(`**/api/pets/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fulfill({ response: await page.request.get(`/api/pets/${id}`) });
  });
  const form = await openForm(page, 'Mochi');
  await form.getByLabel('House Trained').uncheck();
  await form.getByLabel('Litter Trained').check();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.includes('training-traits')) return;
    calls.push(
      [request.method(), pathname.replace(id, '{id}'), request.postData()]
        .filter(Boolean)
        .join(' '),
    );
  });
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(page.getByText('Pet updated successfully')).toBeVisible();
  expect(new Set(calls)).toEqual(
    new Set([
      'DELETE /api/pets/{id}/training-traits/HouseTrained',
      'GET /api/pets/{id}/training-traits',
      'POST /api/pets/{id}/training-traits LitterTrained',
    ]),
  );
  expect(await shelter.query(traits)).toEqual([{ training_traits: ['LitterTrained'] }]);
});

test('R8.31 R8.32 says what could not be saved', async ({ page, shelter, consoleWatch }) => {
  consoleWatch.expectError(/(422|500) .*\/api\/pets\//);
  const id = await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openForm(page, 'Biscuit');
  const save = form.getByRole('button', { name: 'Update Pet' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  let answer: { status: number; detail: string } | null = null;
  await page.route(`**/api/pets/${id}`, (route) =>
    answer && route.request().method() === 'PATCH'
      ? refuse(route, answer.status, answer.detail)
      : route.fallback(),
  );
  answer = { status: 422, detail: 'This breed is not known.' };
  await save.click();
  await expect(toasts).toContainText('Validation error: This breed is not known.');
  answer = { status: 500, detail: 'broken' };
  await save.click();
  await expect(toasts.getByText('Failed to update pet', { exact: true })).toBeVisible();
  await expect(form, 'nothing that was filled in is lost').toBeVisible();
  answer = null;

  await page.route('**/training-traits', (route) => refuse(route, 500, 'broken'));
  await save.click();
  await expect(toasts).toContainText(
    'Pet updated, but there was an error updating training traits',
  );
  await expect(form).toBeHidden();
});

test('R8.30 R8.32 says why a new pet could not be created', async ({ page, consoleWatch }) => {
  consoleWatch.expectError(/(422|500) .*\/api\/pets/);
  await openDashboard(page);
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await form.getByLabel('Name').fill('Biscuit');
  await form.getByLabel('Species').selectOption('Dog');
  await form.getByLabel('Breed').fill('Beagle');
  await form.getByLabel('Age Group').selectOption('Young');
  await form.getByLabel('Sex').selectOption('Female');
  await form.getByLabel('Size').selectOption('Medium');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  let body: Record<string, unknown> | null = { detail: ['Too odd', 'Too long'] };
  await page.route(/\/api\/pets\/?$/, (route) =>
    body && route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: body })
      : route.fallback(),
  );
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expect(toasts).toContainText('Validation failed: Too odd; Too long');
  await expect(form.getByLabel('Name')).toHaveValue('Biscuit');

  body = null;
  await page.route('**/training-traits', (route) => refuse(route, 500, 'broken'));
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expect(toasts).toContainText('Pet created, but there was an error adding training traits');
  await expect(petList(page).row('Biscuit')).toBeVisible();
});

test('R2.58 R7.18 the form deletes its pet after the browser has asked', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openForm(page, 'Biscuit');
  const asked: string[] = [];
  page.once('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await form.getByRole('button', { name: 'Delete Pet' }).click();
  expect(asked).toEqual([
    'Are you sure you want to delete this pet? This action cannot be undone.',
  ]);
  await expect(form).toBeVisible();
  expect(await shelter.query('SELECT name FROM pets')).toHaveLength(1);

  page.once('dialog', (dialog) => void dialog.accept());
  await form.getByRole('button', { name: 'Delete Pet' }).click();
  await expect(page.getByText('Pet deleted successfully')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await shelter.query('SELECT name FROM pets')).toEqual([]);
});
