import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { Page } from '@playwright/test';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { newPerson } from './support/people.ts';
import { savePreferences } from './support/shelter-data.ts';

const preferencesOf = (page: Page) => page.getByRole('region', { name: 'Your Preferences' });

/** The rows of the list as pairs of label and value. */
const rowsOf = (page: Page) =>
  preferencesOf(page)
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.textContent,
        [...(row.querySelector('dd')?.children ?? [])].map((chip) => chip.textContent).join(', ') ||
          row.querySelector('dd')?.textContent,
      ]),
    );

const labels = [
  'Pet Type',
  'Preferred Age',
  'Preferred Sex',
  'Size',
  'Activity Level',
  'Hair Length',
  'Special Needs',
  'Experience with Pets',
  'Training Requirements',
];

/** Every choice of the questionnaire at least once, with its label on the dashboard. */
const people: [preferences: Partial<Preferences>, traits: string[], shown: string[]][] = [
  [
    {
      preferred_species: 'Dog',
      preferred_age: 'Baby',
      preferred_sex: 'Male',
      preferred_size: 'ExtraLarge',
      preferred_energy_level: 'VeryActive',
      preferred_hair_length: 'Long',
      accepts_special_needs: true,
      ownership_experience: 'FirstTime',
    },
    ['HouseTrained'],
    [
      'Dog',
      'Puppy',
      'Male',
      'Extra Large',
      'Very active',
      'Long',
      'Yes',
      'First-time owner',
    ].concat('House trained'),
  ],
  [
    {
      preferred_species: 'Cat',
      preferred_age: 'Baby',
      preferred_sex: 'Female',
      preferred_size: 'Small',
      preferred_energy_level: 'LapPet',
      preferred_hair_length: 'Short',
      ownership_experience: 'HadBefore',
    },
    ['HouseTrained', 'LitterTrained'],
    ['Cat', 'Kitten', 'Female', 'Small', 'Lap pet', 'Short', 'No', 'Had pets before'].concat(
      'House trained, Litter trained',
    ),
  ],
  [
    {
      preferred_species: 'NoPreference',
      preferred_age: 'Baby',
      preferred_sex: 'NoPreference',
      preferred_size: 'NoPreference',
      preferred_energy_level: 'NoPreference',
      preferred_hair_length: 'NoPreference',
      ownership_experience: 'CurrentlyHave',
    },
    [],
    ['Any', 'Baby', 'Any', 'Any', 'Any', 'Any', 'No', 'Currently have pets', 'Not specified'],
  ],
  [
    {
      preferred_age: 'Senior',
      preferred_size: 'Medium',
      preferred_energy_level: 'Moderate',
      preferred_hair_length: 'Medium',
    },
    [],
    [
      'Dog',
      'Senior',
      'Female',
      'Medium',
      'Moderately active',
      'Medium',
      'No',
      'Had pets before',
    ].concat('Not specified'),
  ],
  [
    {
      preferred_age: 'NoPreference',
      preferred_size: 'Large',
      preferred_energy_level: null,
      preferred_hair_length: null,
    },
    [],
    [
      'Dog',
      'Any',
      'Female',
      'Large',
      'Not specified',
      'Not specified',
      'No',
      'Had pets before',
    ].concat('Not specified'),
  ],
];

test('R2.47 R3.09 R3.12 every choice of the questionnaire has a label on the dashboard', async ({
  page,
  shelter,
}) => {
  for (const [preferences, traits, shown] of people) {
    await page.context().clearCookies();
    await savePreferences(
      shelter,
      await startAdopterSession(page, newPerson()),
      preferences,
      traits,
    );
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/dashboard');
    await expect(preferencesOf(page).getByText('Pet Type')).toBeVisible();
    expect(await rowsOf(page)).toEqual(labels.map((label, index) => [label, shown[index]]));
  }
  await preferencesOf(page).getByRole('link', { name: 'Edit Preferences' }).click();
  await expect(page).toHaveURL('/questionnaire');
});

test('R2.46 R2.47 without visits and preferences the dashboard shows messages and links', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const id = await startAdopterSession(page);
  await page.goto('/dashboard');
  const visits = page.getByRole('region', { name: 'Your Visit Requests' });
  await expect(visits.getByRole('heading', { name: 'No visit requests yet.' })).toBeVisible();
  await visits.getByRole('link', { name: 'Meet the pets' }).click();
  await expect(page).toHaveURL('/pets');
  await page.goBack();
  const preferences = preferencesOf(page);
  await expect(preferences).toContainText("You haven't set your pet preferences yet.");
  await expect(preferences.getByRole('link', { name: 'Edit Preferences' })).toHaveAttribute(
    'href',
    '/questionnaire',
  );
  await preferences.getByRole('link', { name: 'Fill in the questionnaire' }).click();
  await expect(page).toHaveURL('/questionnaire');

  // R6.02: required traits alone count as preferences.
  await shelter.query(`INSERT INTO required_traits (user_id, trait) VALUES ($1, 'HouseTrained')`, [
    id,
  ]);
  await page.goto('/dashboard');
  await expect(preferences.getByText('House trained')).toBeVisible();
  await expect(preferences.getByText("You haven't set")).toHaveCount(0);
  expect((await rowsOf(page))[0]).toEqual(['Pet Type', 'Not specified']);
});

test('R8.33 R2.46 R2.47 each half of the dashboard shows its own error and retries alone', async ({
  page,
  shelter,
  faults,
}) => {
  await savePreferences(shelter, await startAdopterSession(page));
  const visits = page.getByRole('region', { name: 'Your Visit Requests' });
  const halves = [
    {
      call: 'GET /visit-requests/my',
      half: visits,
      message: 'Failed to load visits. Please try again.',
      shows: 'No visit requests yet.',
    },
    {
      call: 'GET /users/me',
      half: preferencesOf(page),
      message: 'Failed to load data. Please try again.',
      shows: 'Pet Type',
    },
  ] as const;
  // With a user in the session storage, the page shows before GET /users/me has succeeded.
  await page.goto('/dashboard');
  for (const [index, { call, half, message, shows }] of halves.entries()) {
    await expect(half.getByText(shows)).toBeVisible();
    const broken = await faults.respond(call, 500);
    await page.reload();
    await expect(half.getByRole('alert')).toContainText(message);
    const other = halves[1 - index];
    if (other) await expect(other.half.getByText(other.shows)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText(message),
    ).toHaveCount(0);
    const calls = broken.count();
    await half.getByRole('button', { name: 'Try Again' }).click();
    await expect(half.getByRole('button', { name: 'Loading...' })).toBeVisible();
    if (other)
      await expect(other.half.getByText(other.shows), 'the other half stays').toBeVisible();
    // A server error is retried once (R8.09) before the message shows again.
    await expect.poll(() => broken.count()).toBe(calls + 2);
    await expect(half.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await broken.stop();
    await half.getByRole('button', { name: 'Try Again' }).click();
    await expect(half.getByText(shows)).toBeVisible();
    await expect(half.getByRole('alert')).toHaveCount(0);
  }
});
