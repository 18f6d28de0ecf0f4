import { fillPetForm, openDashboard, openPetForm, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet } from './support/shelter-data.ts';

const traits = 'SELECT training_traits FROM pets';

test('R2.58 R7.15 R7.17 R8.41 the form shows the pet, saves the changed fields and loads the pet again', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 \(Conflict\)/);
  const { id } = await addPet(shelter, {
    name: 'Biscuit',
    breed: 'Beagle',
    trainingTraits: ['HouseTrained'],
  });
  await openDashboard(page);
  const form = await openPetForm(page, 'Biscuit');
  await expect(form.getByLabel('Name')).toHaveValue('Biscuit');
  await expect(form.getByLabel('Breed')).toHaveValue('Beagle');
  await expect(form.getByLabel('House Trained')).toBeChecked();
  await form.getByLabel('Name').fill('Biscuit the Second');
  await form.getByLabel('Status').selectOption('Pending');
  // Meanwhile another member of staff changes the breed.
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
  const ofPet = calls.filter((call) => call.endsWith('{id}'));
  expect(ofPet.at(-1), 'loads the pet again').toBe('GET /api/pets/{id}');
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

test('R5.11 saving keeps the photo unless a new one is chosen', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  // Playwright's tracing reads the preview, which the content security policy forbids.
  consoleWatch.expectError(/^Connecting to 'blob:/);
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openPetForm(page, 'Biscuit');
  await form.getByLabel(/^(Upload|Change) Image$/).setInputFiles({
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

  await openPetForm(page, 'Biscuit');
  await expect(form.locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(`${first?.photo_hash}`),
  );
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

test('R7.19 R7.20 R7.21 R7.30 saving adds missing training traits and removes extra ones', async ({
  page,
  shelter,
}) => {
  const { id } = await addPet(shelter, {
    name: 'Mochi',
    species: 'Cat',
    trainingTraits: ['HouseTrained'],
  });
  await openDashboard(page);
  // A server that ignores the training traits in the form.
  await page.route(`**/api/pets/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fulfill({ response: await page.request.get(`/api/pets/${id}`) });
  });
  const form = await openPetForm(page, 'Mochi');
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

test('R8.31 R8.32 a failed update shows an error and keeps the form, failed traits show their own error', async ({
  page,
  shelter,
  faults,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openPetForm(page, 'Biscuit');
  const save = form.getByRole('button', { name: 'Update Pet' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const invalid = await faults.respond('PATCH /pets/*', 422, {
    detail: 'This breed is not known.',
  });
  await save.click();
  await expect(toasts).toContainText('Validation error: This breed is not known.');
  await invalid.stop();
  const broken = await faults.respond('PATCH /pets/*', 500);
  await save.click();
  await expect(toasts.getByText('Failed to update pet', { exact: true })).toBeVisible();
  await expect(form, 'the form stays open').toBeVisible();
  await broken.stop();

  await faults.respond('GET /pets/*/training-traits', 500);
  await save.click();
  await expect(toasts).toContainText(
    'Pet updated, but there was an error updating training traits',
  );
  await expect(form).toBeHidden();
});

test('R8.30 R8.32 shows why a new pet could not be created', async ({ page, faults }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await fillPetForm(form);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const invalid = await faults.respond('POST /pets', 422, { detail: ['Too odd', 'Too long'] });
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expect(toasts).toContainText('Validation failed: Too odd; Too long');
  await expect(form.getByLabel('Name')).toHaveValue('Biscuit');

  await invalid.stop();
  await faults.respond('GET /pets/*/training-traits', 500);
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expect(toasts).toContainText('Pet created, but there was an error adding training traits');
  await expect(petList(page).row('Biscuit')).toBeVisible();
});

test('R2.58 R7.18 the form deletes the pet after a browser confirmation', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const form = await openPetForm(page, 'Biscuit');
  const messages: string[] = [];
  page.once('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.dismiss();
  });
  await form.getByRole('button', { name: 'Delete Pet' }).click();
  expect(messages).toEqual([
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
