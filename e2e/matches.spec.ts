import type { Page } from '@playwright/test';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { loadMoreButton, matchCards, meetDialog, openMeetDialog } from './support/matches-page.ts';
import { newPerson } from './support/people.ts';
import { petCard } from './support/pets-page.ts';
import { findMyMatch, openSecondStep } from './support/questionnaire.ts';
import { addPet, addVisit, savePreferences } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';

const namesOf = (page: Page) => matchCards(page).getByRole('heading', { level: 2 }).allInnerTexts();

/** Records the queries for recommendations. */
function recordQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/match/recommendations') queries.push(searchParams.toString());
  });
  return queries;
}

test('R2.32 R2.43 R7.22 D27 the questionnaire leads to the matches, six a page, by score and then by time at the shelter', async ({
  page,
  shelter,
  faults,
}) => {
  for (let number = 1; number <= 5; number += 1) {
    const far = { energy_level: 'VeryActive', size: 'ExtraLarge', age_group: 'Senior' } as const;
    await addPet(shelter, { name: `Far ${number}`, ...far });
    if (number > 4) continue;
    await addPet(shelter, { name: `Near ${number}`, energy_level: 'Moderate' });
    await addPet(shelter, { name: `Best ${number}` });
  }
  await addPet(shelter, { name: 'A cat', species: 'Cat' });
  await addPet(shelter, { name: 'Taken', status: 'Adopted' });
  await addPet(shelter, { name: 'Special', special_needs: true });
  await savePreferences(shelter, await startAdopterSession(page));
  const queries = recordQueries(page);
  await openSecondStep(page, false);
  await findMyMatch(page);
  await expect(page).toHaveURL('/match-results');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Perfect Matches');
  const expectedNames = [
    ...['Best 1', 'Best 2', 'Best 3', 'Best 4', 'Near 1', 'Near 2', 'Near 3', 'Near 4'],
    ...['Far 1', 'Far 2', 'Far 3', 'Far 4', 'Far 5'],
  ];
  await expect(matchCards(page)).toHaveCount(6);
  expect(await namesOf(page)).toEqual(expectedNames.slice(0, 6));
  const nextPage = await faults.hold('GET /match/recommendations');
  await loadMoreButton(page).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await nextPage.release();
  await expect(matchCards(page)).toHaveCount(12);
  await loadMoreButton(page).click();
  await expect(matchCards(page)).toHaveCount(13);
  expect(await namesOf(page)).toEqual(expectedNames);
  await expect(loadMoreButton(page)).toHaveCount(0);
  const scores = await matchCards(page)
    .getByText(/^: \d+ of 100$/)
    .allInnerTexts();
  const numbers = scores.map((text) => Number.parseInt(text.replace(/^\D+/, ''), 10));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(numbers[0]).toBe(100);
  expect(new Set(numbers).size, 'three different scores').toBe(3);
  expect(queries).toEqual([
    'page=1&pageSize=6&refresh=true',
    'page=2&pageSize=6',
    'page=3&pageSize=6',
  ]);
});

test('R2.34 R2.43 R5.13 R5.14 R5.15 R7.27 R8.40 a visit is requested in "Meet {name}!", and its card shows it', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  for (const name of ['Biscuit', 'Cleo']) await addPet(shelter, { name });
  await savePreferences(shelter, await startAdopterSession(page, person));
  await page.goto('/match-results');
  await openMeetDialog(page, 'Biscuit');
  const dialog = meetDialog(page, 'Biscuit');
  const [date, time] = [dialog.getByLabel('Date'), dialog.getByLabel('Time')];
  const submit = dialog.getByRole('button', { name: 'Schedule Visit' });
  const missing = dialog.getByText('Please select both a date and time.', { exact: true });
  for (const expectation of ['5 minutes early', 'valid ID', 'about 30 minutes']) {
    await expect(dialog.getByRole('listitem').filter({ hasText: expectation })).toBeVisible();
  }
  await expect(time).toBeDisabled();
  await expect(missing).toHaveCount(0);
  await submit.click();
  await expect(missing).toBeVisible();
  const days = (await date.locator('option:enabled').allInnerTexts()).filter((day) =>
    /\d/.test(day),
  );
  expect(days).toHaveLength(10);
  for (const day of days) expect(day).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri)day, \w+ \d+, \d{4}$/);
  await date.selectOption(days[3] ?? '');
  await submit.click();
  await expect(missing, 'a date alone is not enough').toBeVisible();
  const times = (await time.locator('option').allInnerTexts()).filter((text) => /\d/.test(text));
  expect(times).toHaveLength(12);
  expect([times[0], times[5], times[11]]).toEqual(['10:00 AM', '12:30 PM', '3:30 PM']);
  await time.selectOption('12:30 PM');
  await expect(missing).toHaveCount(0);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /visit-requests/.test(request.url()),
  );
  await submit.click();
  await expect(toast(page, 'Visit request submitted for Biscuit!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await sent).postDataJSON()).toEqual({
    requested_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:30:00(\.000)?Z$/),
  });
  await expect(petCard(page, 'Biscuit').getByText('Visit Scheduled')).toBeVisible();
  await expect(
    petCard(page, 'Biscuit').getByRole('button', { name: 'Schedule a Visit' }),
  ).toHaveCount(0);
  await expect(page.getByText('Visit Scheduled')).toHaveCount(1);
  const rows = await shelter.query(
    `SELECT pets.name, users.email, visits.status, extract(epoch FROM ends_at - starts_at)::int AS lasts,
       to_char(starts_at AT TIME ZONE 'America/New_York', 'FMDay, FMMonth FMDD, YYYY FMHH12:MI AM') AS at
     FROM visits JOIN pets ON pets.id = pet_id JOIN users ON users.id = user_id`,
  );
  const { email } = person;
  const visit = { name: 'Biscuit', email, status: 'pending', lasts: 1_800 };
  expect(rows).toEqual([{ ...visit, at: `${days[3]} 12:30 PM` }]);

  // The dashboard shows the visit, and the card still does after going back.
  await page.getByRole('link', { name: 'My Account' }).click();
  const visits = page.getByRole('region', { name: 'Your Visit Requests' });
  await expect(visits.getByRole('listitem')).toContainText(`${days[3]} at 12:30 PM`);
  await expect(visits.getByText('Pending', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(petCard(page, 'Biscuit').getByText('Visit Scheduled')).toBeVisible();
  // The next person who logs in does not see it.
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await savePreferences(shelter, await startAdopterSession(page, newPerson()));
  await page.goto('/match-results');
  await expect(petCard(page, 'Biscuit')).toBeVisible();
  await expect(page.getByText('Visit Scheduled')).toHaveCount(0);
});

test('R2.43 R8.38 D23 concurrent changes: a booked slot, an existing request, an adopted pet, a better match', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/api\/visit-requests\/[^/]+$/);
  const ids = new Map<string, string>();
  for (let number = 1; number <= 8; number += 1) {
    ids.set(`Pet ${number}`, (await addPet(shelter, { name: `Pet ${number}` })).id);
  }
  const petId = ids.get('Pet 1') ?? '';
  const userId = await startAdopterSession(page);
  await savePreferences(shelter, userId);
  await page.goto('/match-results');
  const choose = async (name: string) => {
    await openMeetDialog(page, name);
    await meetDialog(page, name).getByLabel('Date').selectOption({ index: 2 });
    await meetDialog(page, name).getByLabel('Time').selectOption('11:00 AM');
  };
  const submit = async (name: string, message: string) => {
    await meetDialog(page, name).getByRole('button', { name: 'Schedule Visit' }).click();
    await expect(toast(page, message)).toBeVisible();
    await expect(meetDialog(page, name)).toHaveCount(0);
    await expect(petCard(page, name).getByText('Visit Scheduled')).toHaveCount(0);
  };
  await choose('Pet 1');
  const chosen = await meetDialog(page, 'Pet 1').getByLabel('Date').inputValue();
  const [{ at: startsAt = '' } = {}] = await shelter.query<{ at: string }>(
    `SELECT to_json($1::timestamp AT TIME ZONE 'America/New_York') AS at`,
    [`${chosen} 11:00`],
  );
  await callAsStaff(shelter, 'POST /admin/visit-requests', {
    pet_id: petId,
    requested_at: startsAt,
    status: 'Confirmed',
    full_name: 'Grace',
    email: 'grace@example.org',
    phone_number: '5550100111',
  });
  await submit('Pet 1', 'This time slot is already booked. Please choose another time.');
  await openMeetDialog(page, 'Pet 1');
  const dialog = meetDialog(page, 'Pet 1');
  await dialog.getByLabel('Date').selectOption({ index: 2 });
  await expect(dialog.getByRole('option', { name: '11:00 AM (taken)' })).toBeDisabled();
  await dialog.getByLabel('Time').selectOption('1:00 PM');
  await addVisit(shelter, { userId, petId, startsAt: '2031-01-03T20:00:00Z', status: 'pending' });
  await submit('Pet 1', 'You already have a pending visit request for this pet.');

  await choose('Pet 2');
  await callAsStaff(shelter, `PATCH /pets/${ids.get('Pet 2')}`, { status: 'Adopted' });
  await submit('Pet 2', 'This pet is no longer available for visits.');
  expect(await shelter.query('SELECT count(*)::int FROM visits')).toEqual([{ count: 2 }]);
  await page.reload();
  await expect(matchCards(page)).toHaveCount(6);
  await expect(petCard(page, 'Pet 2')).toHaveCount(0);

  // A new pet with the same score that has waited the longest would be on the first page.
  const { id } = await addPet(shelter, { name: 'Found again' });
  await shelter.query(`UPDATE pets SET created_at = '2020-01-01' WHERE id = $1`, [id]);
  await callAsStaff(shelter, `PATCH /pets/${id}`, { breed: 'Poodle' });
  await loadMoreButton(page).click();
  await expect(petCard(page, 'Pet 8')).toBeVisible();
  const names = await namesOf(page);
  expect(names, 'no pet twice').toEqual([...new Set(names)]);
  expect(names).toEqual(['Pet 1', 'Pet 3', 'Pet 4', 'Pet 5', 'Pet 6', 'Pet 7', 'Pet 8']);
});

test('R2.44 R2.45 R8.26 R8.29 R6.02 without matches or preferences the page links to the questionnaire', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const queries = recordQueries(page);
  await addPet(shelter, { name: 'Mochi', species: 'Cat' });
  const userId = await startAdopterSession(page);
  await page.goto('/match-results');
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('Please complete the questionnaire to see your pet matches.');
  expect(queries, 'no call is made').toEqual([]);
  await problem.getByRole('link', { name: 'Complete Questionnaire' }).click();
  await expect(page).toHaveURL('/questionnaire');

  await savePreferences(shelter, userId);
  await page.goto('/match-results');
  await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all pets' })).toHaveAttribute('href', '/pets');
  await page.getByRole('link', { name: 'Update Preferences' }).click();
  await expect(page).toHaveURL('/questionnaire');
  await openSecondStep(page, false);
  await findMyMatch(page);
  await expect(
    page.getByText(
      "We couldn't find any matches based on your preferences. Try adjusting your criteria.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
  await expect(loadMoreButton(page)).toHaveCount(0);
});
