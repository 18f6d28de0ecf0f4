import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillPetForm, openDashboard, openPetForm, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet } from './support/shelter-data.ts';

test.beforeEach(({ consoleWatch }) => {
  // Playwright's tracing reads the preview, which the content security policy forbids.
  consoleWatch.expectError(/^Connecting to 'blob:/);
});

async function openNewForm(page: Page) {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Add New Pet' }).click();
  return page.getByRole('dialog', { name: 'Add New Pet' });
}

/** The text fields of a multipart body, by name. */
function textParts(body: Buffer | null): Record<string, string> {
  const parts = body?.toString('latin1').matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g) ?? [];
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}

test('R2.58 R3.25 R3.26 R3.27 R3.28 R3.29 R3.30 R3.31 R3.32 R3.33 R5.09 R5.10 R9.08 R9.10 the form requires its fields and offers the allowed values', async ({
  page,
}) => {
  const form = await openNewForm(page);
  await expect(form.getByRole('heading', { name: 'Add New Pet' })).toBeVisible();
  for (const [label, values] of Object.entries({
    Species: ['', 'Dog', 'Cat'],
    'Age Group': ['', 'Baby', 'Young', 'Adult', 'Senior'],
    Sex: ['', 'Male', 'Female'],
    Size: ['', 'Small', 'Medium', 'Large', 'ExtraLarge'],
    Status: ['Available', 'Pending', 'Adopted'],
    'Energy Level': ['', 'LapPet', 'Calm', 'Moderate', 'VeryActive'],
    'Experience Level': ['', 'Beginner', 'Intermediate', 'Advanced'],
    'Hair Length': ['', 'Short', 'Medium', 'Long'],
  })) {
    const options = form.getByLabel(label).locator('option');
    const offered = await options.evaluateAll((all) =>
      all.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
    );
    expect(offered, label).toEqual(values);
  }
  await expect(form.getByLabel('Status'), 'new pets are Available').toHaveValue('Available');
  await expect(form.locator('label:has(> [aria-hidden])', { hasText: '*' })).toHaveText(
    ['Name', 'Species', 'Breed', 'Age Group', 'Sex', 'Size', 'Status'].map(
      (label) => new RegExp(`^${label}\\s*\\*`),
    ),
  );
  await expect(form.getByText('JPG, PNG, or GIF (max 5MB)')).toBeVisible();
  await expect(form.getByLabel(/^(Upload|Change) Image$/)).toHaveAttribute('accept', 'image/*');
  await expect(form.getByText('Upload Image')).toBeVisible();
  await expect(form.getByText('No Image')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Delete Pet' })).toHaveCount(0);

  await form.getByRole('button', { name: 'Add Pet' }).click();
  for (const label of ['Name', 'Species', 'Breed', 'Age Group', 'Sex', 'Size']) {
    await expect(form.getByLabel(label, { exact: false }).first()).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});

test('R5.11 R7.16 R7.20 R8.41 a new pet is sent as a multipart form with its photo', async ({
  page,
  shelter,
}) => {
  const form = await openNewForm(page);
  await fillPetForm(form, 'Cat', 'ExtraLarge');
  await form.getByLabel('Kid Friendly').selectOption('Yes');
  await form.getByLabel('Pet Friendly').selectOption('No');
  await form.getByLabel('Special Needs').check();
  await form.getByLabel('House Trained').check();
  await form.getByLabel('Litter Trained').check();
  await form.getByLabel(/^(Upload|Change) Image$/).setInputFiles({
    name: 'biscuit.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await expect(form.getByText('Change Image')).toBeVisible();
  await expect(form.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(form.locator('img')).toHaveJSProperty('complete', true);

  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Add Pet' }).click();
  const request = await sending;
  expect(new URL(request.url()).pathname).toMatch(/^\/api\/pets\/?$/);
  const headers = await request.allHeaders();
  expect(headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(headers.authorization).toMatch(/^Bearer /);
  await expect(page.getByText('Pet created successfully')).toBeVisible();
  await expect(form).toBeHidden();

  const row = petList(page).row('Biscuit');
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
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

test('R5.11 booleans, lists and empty values are sent as text, training traits as trainingTraits', async ({
  page,
}) => {
  const form = await openNewForm(page);
  await fillPetForm(form);
  await form.getByLabel('Kid Friendly').selectOption('Yes');
  await form.getByLabel('House Trained').check();
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Add Pet' }).click();
  const parts = textParts((await sending).postDataBuffer());
  expect(parts).toMatchObject({
    name: 'Biscuit',
    status: 'Available',
    kid_friendly: 'true',
    special_needs: 'false',
    pet_friendly: '',
    dog_friendly: '',
    cat_friendly: '',
    energy_level: '',
    description: '',
    trainingTraits: '["HouseTrained"]',
  });
  expect(Object.keys(parts)).not.toContain('house_trained');
  expect(Object.keys(parts)).not.toContain('litter_trained');
  await expect(page.getByText('Pet created successfully')).toBeVisible();
});

test('R2.58 R4.12 R9.10 only cats are litter trained: choosing dog removes the trait', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Mochi', species: 'Cat', trainingTraits: ['LitterTrained'] });
  await openDashboard(page);
  const form = await openPetForm(page, 'Mochi');
  const litter = form.getByLabel('Litter Trained');
  await expect(litter).toBeChecked();
  await expect(form.getByLabel('Age Group').locator('option')).toContainText(['', 'Kitten']);
  await form.getByLabel('Species').selectOption('Dog');
  await expect(litter).toHaveCount(0);
  await expect(form.getByLabel('Age Group').locator('option')).toContainText(['', 'Puppy']);
  await form.getByLabel('Species').selectOption('Cat');
  await expect(litter).not.toBeChecked();
  await form.getByLabel('Species').selectOption('Dog');
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(page.getByText('Pet updated successfully')).toBeVisible();
  expect(await shelter.query('SELECT species, training_traits FROM pets')).toEqual([
    { species: 'Dog', training_traits: [] },
  ]);
});

test('R5.10 R8.30 a file that is not an image shows an error, and the form keeps its values', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/415 .*\/api\/pets/);
  const form = await openNewForm(page);
  await fillPetForm(form);
  await form.getByLabel(/^(Upload|Change) Image$/).setInputFiles({
    name: 'text.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(new URL(import.meta.url)),
  });
  await expect(form.getByText('text.jpg')).toBeVisible();
  await expect(form.getByText('No Image'), 'no preview').toBeVisible();
  await form.getByRole('button', { name: 'Add Pet' }).click();
  const reason = 'This file is not an image we can read. Please use JPG, PNG, GIF, WebP or AVIF.';
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(reason);
  await expect(form.getByRole('alert').or(form.getByText(reason)).first()).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Biscuit');
  expect(await shelter.query('SELECT id FROM pets')).toEqual([]);

  await form.getByLabel(/^(Upload|Change) Image$/).setInputFiles({
    name: 'biscuit.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await form.getByRole('button', { name: 'Add Pet' }).click();
  await expect(page.getByText('Pet created successfully')).toBeVisible();
});
