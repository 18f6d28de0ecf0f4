import { SHELTER_ID } from '@pawmatch/contract/pages/initial-state';
import { addDays, fromZonedTime, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';
import type { Locator } from '@playwright/test';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { logIn, newPerson, signUp } from './support/people.ts';
import {
  bookSlot,
  hasHorizontalScroll,
  navigateToPet,
  openVisitForm,
  petDialog,
} from './support/pets-page.ts';
import { addPet, addPets } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';

const INVITATION = 'Sign up or log in to request a visit';
const BOTH = 'Please select both date and time';

const TIMES = [
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '12:00 PM',
  '12:30 PM',
  '1:00 PM',
  '1:30 PM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
];

/** R5.14 independently of the contract: the weekdays of the 14 days after a day such as `2026-11-23`. */
const weekdaysAfter = (today: string): string[] =>
  Array.from({ length: 14 }, (_, index) => addDays(today, index + 1)).filter((day) =>
    /^(Mon|Tue|Wed|Thu|Fri)/.test(new Date(day).toUTCString()),
  );

const longDate = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const optionsOf = (select: Locator) =>
  select
    .getByRole('option')
    .evaluateAll((options) =>
      options
        .filter((option): option is HTMLOptionElement => 'disabled' in option)
        .map(({ text, disabled, value }) => (disabled && value ? `${text} -` : text)),
    );

test('R2.41 R5.13 R5.14 R5.15 R7.27 R8.40 R9.07 the form offers days and free times, stores the visit, and closes half a second later', async ({
  page,
  shelter,
  faults,
}) => {
  const userId = await startAdopterSession(page);
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const today = toZonedTime(new Date(), TIME_ZONE).date;
  const [, second = '', third = ''] = weekdaysAfter(today);
  await bookSlot(shelter, pet.id, second, '12:30', 'confirmed');
  await bookSlot(shelter, pet.id, second, '10:00', 'pending');
  await bookSlot(shelter, pet.id, second, '15:30', 'cancelled');
  for (const label of TIMES) {
    const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) (.)/.exec(label) ?? [];
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    await bookSlot(shelter, pet.id, third, `${hours}:${minute}`, 'approved');
  }
  await page.clock.install();
  const form = await openVisitForm(page, pet);
  const date = form.getByLabel('Date');
  const time = form.getByLabel('Time');
  const instructions = form.locator('section', { hasText: 'What to expect' });

  await test.step('dates and times', async () => {
    await expect(form.getByRole('heading', { name: 'What to expect' })).toBeVisible();
    await expect(instructions.getByRole('listitem')).toHaveText([
      'Please arrive 5 minutes early',
      'Bring a valid ID',
      'The visit takes about 30 minutes',
    ]);
    await expect(time).toBeDisabled();
    expect(await optionsOf(date)).toEqual([
      'Choose a date',
      ...weekdaysAfter(today).map((day) =>
        day === third ? `${longDate(day)} (fully booked) -` : longDate(day),
      ),
    ]);
    await expect(form.getByText('At the shelter (Eastern Time)')).toBeVisible();
    await date.selectOption(second);
    await expect(time).toBeEnabled();
    expect(await optionsOf(time)).toEqual([
      'Choose a time',
      '10:00 AM (taken) -',
      ...TIMES.slice(1, 5),
      '12:30 PM (taken) -',
      ...TIMES.slice(6),
    ]);
  });

  await test.step('a date and a time are required', async () => {
    const send = form.getByRole('button', { name: 'Schedule Visit' });
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(BOTH);
    await time.selectOption('3:30 PM');
    await expect(form.getByText(BOTH)).toHaveCount(0);
    await date.selectOption({ index: 1 });
    await expect(time, 'changing the date clears the time').toHaveValue('');
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(BOTH);
    await date.selectOption(second);
    await time.selectOption('3:30 PM');
    expect(await shelter.query('SELECT 1 FROM visits WHERE user_id = $1', [userId])).toEqual([]);
  });

  await page.clock.pauseAt(Date.now() + 60_000);
  const request = await faults.hold('POST /visit-requests/*');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByRole('button', { name: 'Scheduling...' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  const startsAt = fromZonedTime(second, '15:30', TIME_ZONE);
  expect((await sent).postDataJSON()).toEqual({ requested_at: startsAt?.toISOString() });
  await request.release();
  await expect(toast(page, 'Visit request submitted for Biscuit!')).toBeVisible();
  await page.clock.runFor(499);
  await expect(form, 'the success is visible first').toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/pets');
  expect(
    await shelter.query('SELECT pet_id, status, starts_at FROM visits WHERE user_id = $1', [
      userId,
    ]),
  ).toEqual([{ pet_id: pet.id, status: 'pending', starts_at: startsAt }]);
});

test('R5.14 R5.15 D22 without the list of free slots the form computes the slots in the shelter’s time zone', async ({
  page,
  shelter,
  faults,
  consoleWatch,
}) => {
  consoleWatch.expectError(/422 .*\/api\/visit-requests\//);
  await startAdopterSession(page);
  const pet = await addPet(shelter, { name: 'Biscuit' });
  // A past Thursday at 11:30 PM at the shelter, which is Friday in the browser.
  let thursday = addDays(toZonedTime(new Date(), TIME_ZONE).date, -1);
  while (weekdayOf(thursday) !== 4) thursday = addDays(thursday, -1);
  const instant = fromZonedTime(thursday, '23:30', TIME_ZONE);
  if (!instant) throw new Error('The time does not exist.');
  await page.clock.setFixedTime(instant);
  const slots = await faults.respond('GET /visit-requests/slots', 503);
  const form = await openVisitForm(page, pet);
  const dates = weekdaysAfter(thursday);
  expect(dates[0], 'a Friday').toBe(addDays(thursday, 1));
  expect(await optionsOf(form.getByLabel('Date'))).toEqual([
    'Choose a date',
    ...dates.map(longDate),
  ]);
  await form.getByLabel('Date').selectOption({ index: 1 });
  expect(await optionsOf(form.getByLabel('Time'))).toEqual(['Choose a time', ...TIMES]);
  await form.getByLabel('Time').selectOption('10:00 AM');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  const rejection =
    'Visits can be booked for weekdays within the next 14 days, every 30 minutes from 10:00 AM to 3:30 PM.';
  await expect(page.getByText(rejection)).toBeVisible();
  expect(await shelter.query('SELECT 1 FROM visits')).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A server that sends no data about the shelter, neither in the page nor by a call.
  await page.route('/forgot-password', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(`id="${SHELTER_ID}"`, '');
    await route.fulfill({ response, body });
  });
  const zone = await faults.respond('GET /shelter', 404);
  await page.goto('/forgot-password');
  await navigateToPet(page, pet.id);
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  const dialog = petDialog(page, 'Meet Biscuit');
  await expect(dialog.getByText('The visiting times could not be loaded.')).toBeVisible();
  await slots.stop();
  await zone.stop();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByLabel('Date')).toBeEnabled();
});

test('R2.11 R2.12 R2.15 R2.24 R2.42 a visitor is invited to sign up or log in, and both lead back to the same pet', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  // R7.10: missing preferences are 404.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const [, pet] = await addPets(shelter, 3);
  if (!pet) throw new Error('There is no second pet.');
  const address = `/pets?petId=${pet.id}`;
  const originState = { usr: { origin: 'pet', petId: pet.id } };
  const dialog = petDialog(page, pet.name);
  const expectPetOpen = async () => {
    await expect(page).toHaveURL(address);
    await expect(dialog.getByRole('button', { name: 'Schedule a Visit' })).toBeVisible();
    await expect(dialog.getByText(INVITATION)).toHaveCount(0);
  };
  const known = newPerson();
  await startAdopterSession(page, known);
  await page.context().clearCookies();

  await test.step('by login, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(dialog.getByText(INVITATION, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule a Visit' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject(originState);
    await logIn(page, known);
    await expectPetOpen();
    expect(await hasHorizontalScroll(page)).toBe(false);
    await dialog.getByRole('button', { name: 'Schedule a Visit' }).click();
    await expect(petDialog(page, `Meet ${pet.name}`).getByLabel('Date')).toBeEnabled();
  });

  await test.step('by sign-up, after a detour to the login', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await dialog.getByRole('link', { name: 'Log In', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject(originState);
    await page.goBack();
    await page.goBack();
    await expect(dialog.getByText(INVITATION)).toBeVisible();
    await dialog.getByRole('link', { name: 'Sign Up', exact: true }).click();
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject(originState);
    await signUp(page, newPerson());
    const reminder = page.getByRole('complementary', { name: 'The pet you came from' });
    await expect(reminder.getByText(`${pet.name} is waiting for you`)).toBeVisible();
    await reminder.getByRole('link', { name: `Meet ${pet.name}` }).click();
    await expectPetOpen();
  });
});
