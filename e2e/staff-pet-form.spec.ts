import { readFileSync } from 'node:fs';
import { fillPetForm, openDashboard, openPetForm, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { asShown } from './support/pseudo-language.ts';
import { addPet } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

test.beforeEach(({ consoleWatch }) => {
  // Playwright's tracing reads the preview, which the content security policy forbids.
  consoleWatch.expectError(/^Connecting to 'blob:/);
});

const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(),
});

test('R2.58 R5.10 R5.11 R7.16 R7.20 R8.30 R8.41 B4.04 a new pet is sent as a multipart form with its photo, and more photos after it', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/415 .*\/api\/pets/);
  await openDashboard(page);
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await fillPetForm(form, 'Cat', 'ExtraLarge');
  await form.getByLabel('Kid Friendly').selectOption('Yes');
  await form.getByLabel('Pet Friendly').selectOption('No');
  for (const fact of ['Special Needs', 'House Trained', 'Litter Trained']) {
    await form.getByLabel(fact).check();
  }

  const image = form.getByLabel(/^(Upload|Change) Image$/);
  const text = readFileSync(new URL(import.meta.url));
  await image.setInputFiles({ name: 'text.jpg', mimeType: 'image/jpeg', buffer: text });
  await expect(form.getByText('text.jpg')).toBeVisible();
  await expect(form.getByText('No Image'), 'no preview').toBeVisible();
  await form.getByRole('button', { name: 'Add Pet' }).click();
  const reason =
    'This file is not an image we can read. Please use JPG, PNG, GIF, WebP, AVIF or HEIC.';
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(reason);
  await expect(form.getByRole('alert').or(form.getByText(reason)).first()).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Biscuit');
  expect(await shelter.query('SELECT id FROM pets')).toEqual([]);

  await image.setInputFiles(await jpeg('biscuit.jpg'));
  await expect(form.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(form.locator('img')).toHaveJSProperty('complete', true);
  const photos = form.getByLabel('Add Photos');
  await photos.setInputFiles([await jpeg('green.jpg'), await jpeg('blue.jpg')]);
  await expect(form.getByText('green.jpg is sent when the pet is saved.')).toBeVisible();
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Add Pet' }).click();
  const request = await sending;
  expect(new URL(request.url()).pathname).toMatch(/^\/api\/pets\/?$/);
  const headers = await request.allHeaders();
  expect(headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(headers.authorization).toMatch(/^Bearer /);
  // All sizes of the photos are encoded before the answers.
  await expectToast(page, 'Pet created successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
  await expect(petList(page).row('Biscuit').locator('img')).toHaveJSProperty('complete', true);
  expect(await shelter.query('SELECT photo_hash FROM pet_photos')).toHaveLength(2);
  expect(
    await shelter.query(
      `SELECT species, breed, age_group, sex, size, status, kid_friendly, dog_friendly, cat_friendly,
         allergy_friendly, special_needs, energy_level, training_traits, photo_width FROM pets`,
    ),
  ).toEqual([
    {
      species: 'Cat',
      breed: 'Beagle',
      age_group: 'Young',
      sex: 'Female',
      size: 'ExtraLarge',
      status: 'Available',
      kid_friendly: true,
      dog_friendly: false,
      cat_friendly: false,
      allergy_friendly: null,
      special_needs: true,
      energy_level: null,
      training_traits: ['HouseTrained', 'LitterTrained'],
      photo_width: 1200,
    },
  ]);
});

test('R2.58 R4.12 R5.11 R7.15 R7.17 R7.18 R8.41 S57 F11 D32 a pet keeps its photo, a colleague’s change and mine, until it is deleted', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 \(Conflict\)/);
  const { id } = await addPet(
    shelter,
    { name: 'Biscuit', species: 'Cat', trainingTraits: ['HouseTrained', 'LitterTrained'] },
    await phonePhoto(),
  );
  const hash = 'SELECT photo_hash FROM pets';
  const [photo] = await shelter.query<{ photo_hash: string }>(hash);
  await openDashboard(page);
  const form = await openPetForm(page, 'Biscuit');
  await expect(form.getByLabel('Name')).toHaveValue('Biscuit');
  await expect(form.getByLabel('House Trained')).toBeChecked();
  await expect(form.getByLabel('Litter Trained')).toBeChecked();
  await expect(form.getByText('Change Image')).toBeVisible();
  const shown = new RegExp(`${photo?.photo_hash}`);
  await expect(form.locator('img').first()).toHaveAttribute('src', shown);
  await form.getByLabel('Species').selectOption('Dog');
  await form.getByLabel('Name').fill('Bisque');
  await form.getByLabel('Status').selectOption('Pending');
  // Meanwhile another member of staff changes the name and the breed.
  const sql = `UPDATE pets SET name = 'Biscotti', breed = 'Basset Hound' WHERE id = $1`;
  await shelter.query(sql, [id]);
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await form.getByRole('button', { name: 'Update Pet' }).click();
  expect((await sending).postData()).toMatch(
    new RegExp(`name="image_url"\\r\\n\\r\\n\\S*${photo?.photo_hash}`),
  );
  const conflict = form.getByRole('region', { name: 'Changed by someone else' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Now: Biscotti');
  await expect(conflict).toContainText('Yours: Bisque');
  await expect(conflict).toContainText('Now: Basset Hound');
  await expect(form.getByLabel('Name')).toHaveValue('Bisque');
  await form.getByRole('button', { name: 'Save Mine' }).click();
  await expectToast(page, 'Pet updated successfully');
  await expect(form).toBeHidden();
  await expect(petList(page).row('Bisque')).toContainText('Pending');
  expect(await shelter.query(hash)).toEqual([photo]);
  expect(
    await shelter.query('SELECT name, species, breed, status, training_traits FROM pets'),
  ).toEqual([
    {
      name: 'Bisque',
      species: 'Dog',
      breed: 'Basset Hound',
      status: 'Pending',
      training_traits: ['HouseTrained'],
    },
  ]);

  const again = await openPetForm(page, 'Bisque');
  page.once('dialog', (dialog) => dialog.dismiss());
  await again.getByRole('button', { name: 'Delete Pet' }).click();
  await expect(again).toBeVisible();
  expect(await shelter.query('SELECT name FROM pets')).toHaveLength(1);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toMatch(asShown(/^Are you sure you want to delete this pet\?/));
    return dialog.accept();
  });
  await again.getByRole('button', { name: 'Delete Pet' }).click();
  await expectToast(page, 'Pet deleted successfully');
  await expect(again).toBeHidden();
  expect(await shelter.query('SELECT name FROM pets')).toEqual([]);
});
