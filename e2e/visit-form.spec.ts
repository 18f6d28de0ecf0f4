import { addDays, fromZonedTime, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import {
  bookSlot,
  expectNoHorizontalScroll,
  openVisitForm,
  petCard,
  petDialog,
} from './support/pets-page.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';
import { expectToast } from './support/toasts.ts';

/** The first Monday-to-Friday at the shelter from tomorrow on, independently of the rules of the contract. */
function nextWeekday(): string {
  let day = addDays(toZonedTime(new Date(), TIME_ZONE).date, 1);
  while ([0, 6].includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}

test('R2.11 R2.12 R2.15 R2.41 R2.42 R5.13 R5.14 R5.15 R7.27 R8.40 R9.07 D22 F28 F34 S52 a visitor logs in at a pet, requests a visit on a phone, and sees it at this pet and the others', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ailsa = await addPet(shelter, { name: 'Ailsa' });
  const biscuit = await addPet(shelter, { name: 'Biscuit' });
  const day = nextWeekday();
  const longDay = new Date(day).toLocaleDateString('en-US', {
    ...({ dateStyle: 'full', timeZone: 'UTC' } as const),
  });
  await bookSlot(shelter, ailsa.id, day, '12:30');
  await bookSlot(shelter, ailsa.id, day, '10:00', 'cancelled');
  const person = newPerson();
  const userId = await startAdopterSession(page, person);
  await page.context().clearCookies();

  await test.step('the login leads back to the pet', async () => {
    await page.goto(`/pets?petId=${ailsa.id}`);
    const dialog = petDialog(page, 'Ailsa');
    await expect(dialog.getByText('Sign up or log in to request a visit')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule a Visit' })).toHaveCount(0);
    await expect(page).toHaveTitle(/^Ailsa/);
    await dialog.getByRole('link', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Log In – Pawmatch');
    const state = await page.evaluate(() => history.state as unknown);
    expect(state).toMatchObject({ usr: { origin: 'pet', petId: ailsa.id } });
    await logIn(page, person);
    await expect(page).toHaveURL(`/pets?petId=${ailsa.id}`);
    await expectNoHorizontalScroll(page);
    await dialog.getByRole('button', { name: 'Schedule a Visit' }).click();
  });

  await test.step('a free time is requested', async () => {
    const form = petDialog(page, 'Meet Ailsa');
    const [date, time] = [form.getByLabel('Date'), form.getByLabel('Time')];
    const send = form.getByRole('button', { name: 'Schedule Visit' });
    await expect(form.getByRole('heading', { name: 'What to expect' })).toBeVisible();
    await expect(form.getByText('At the shelter (Eastern Time)')).toBeVisible();
    await expect(time).toBeDisabled();
    await expect(date.getByRole('option').nth(1)).toHaveText(longDay);
    await date.selectOption(day);
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('Please select both date and time');
    await expect(form.getByRole('option', { name: '12:30 PM (taken)' })).toBeDisabled();
    await time.selectOption('10:00 AM');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await send.click();
    await expectToast(page, 'Visit request submitted for Ailsa!');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pets');
    const rows = await shelter.query(
      'SELECT pet_id, status, starts_at FROM visits WHERE user_id = $1',
      [userId],
    );
    const starts_at = fromZonedTime(day, '10:00', TIME_ZONE);
    expect(rows).toEqual([{ pet_id: ailsa.id, status: 'pending', starts_at }]);
  });

  await test.step('B7.01 keys scroll the open panel to its last control in a low window', async () => {
    const panel = page.getByRole('region', { name: 'You asked to meet Ailsa' });
    await expect(panel.locator('summary')).toBeFocused();
    const last = panel.getByRole('link', { name: 'See the visit' });
    // In a low window it would come folded.
    await expect(last).toBeVisible();
    await page.setViewportSize({ width: 640, height: 400 });
    for (let press = 0; press < 8; press++) {
      if (await last.evaluate((it) => it === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the visit is shown at its pet and taken into account at others', async () => {
    const text = `You asked to meet Ailsa on ${longDay} at 10:00 AM.`;
    const change = { name: 'Move or cancel this visit' };
    const form = await openVisitForm(page, biscuit);
    await form.getByLabel('Date').selectOption(day);
    await expect(form.getByRole('option', { name: '10:00 AM (you meet Ailsa)' })).toBeDisabled();
    await page.goto(`/pets?petId=${ailsa.id}`);
    await expect(petDialog(page, 'Ailsa')).toContainText(text);
    await savePreferences(shelter, userId);
    await page.goto('/match-results');
    const card = petCard(page, 'Ailsa');
    await expect(card).toContainText(text);
    await expect(card.getByRole('button', { name: 'Schedule a Visit' })).toHaveCount(0);
    await expect(card.getByRole('link', change)).toBeVisible();
  });
});
