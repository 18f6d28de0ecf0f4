import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { tabAndPress, tabTo } from './support/keyboard.ts';
import { newPerson } from './support/people.ts';
import {
  ABOUT_YOU,
  choice,
  PET_PREFERENCES,
  question,
  storedPreferences,
} from './support/questionnaire.ts';
import { addPet } from './support/shelter-data.ts';
import { waitForRequests } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const scrolledPixels = (page: Page) =>
  page.evaluate(() => {
    const areas = [...document.querySelectorAll('dialog[open], dialog[open] *')];
    return Math.max(...areas.map(({ scrollTop }) => scrollTop));
  });

/** Answers a question with the arrow keys. */
async function chooseByArrows(page: Page, name: string, label: string): Promise<void> {
  const radios = question(page, name).getByRole('radio');
  await tabAndPress(page, radios.first(), 'Space');
  await expect(radios.first()).toBeChecked();
  const target = choice(page, name, label);
  for (let place = await radios.count(); place > 0; place -= 1) {
    if (await target.isChecked()) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(target).toBeChecked();
  await expect(target).toBeFocused();
}

test('R1.02 R2.21 R2.24 R2.33 R2.40 R2.41 R2.42 R2.43 R4.10 R7.27 B7.10 from the home page to a visit by keyboard only, with a visible focus at every step', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  await addPet(shelter, { name: 'Waffle' });
  await addPet(shelter, { name: 'Biscuit' });
  const person = newPerson();
  await page.goto('/');

  await test.step('to a pet', async () => {
    await tabAndPress(page, page.getByRole('link', { name: 'Pets', exact: true }).first(), 'Enter');
    await expect(page).toHaveURL('/pets');
    const card = page.getByRole('article', { name: 'Biscuit' }).getByRole('link').first();
    await tabAndPress(page, card, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Biscuit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card, 'focus returns').toBeFocused();
    // As large as at 200 % zoom: the dialog scrolls by keys from the moment it opens, to its end.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Biscuit' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect.poll(() => scrolledPixels(page)).toBeGreaterThan(200);
    await page.keyboard.press('Home');
    await expect.poll(() => scrolledPixels(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Waffle' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    const dialog = page.getByRole('dialog', { name: 'Biscuit' });
    await expect(dialog).toBeVisible();
    await tabAndPress(page, dialog.getByRole('link', { name: 'Sign Up' }), 'Enter');
    await expect(page).toHaveURL('/signup');
  });

  await test.step('to an account', async () => {
    for (const [label, text] of [
      ['Full name', person.name],
      ['Email', person.email],
      ['Phone number', person.phone],
      ['Password', person.password],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/questionnaire');
  });

  await test.step('through the questionnaire', async () => {
    await chooseByArrows(page, ABOUT_YOU.type, 'No preference');
    await chooseByArrows(page, ABOUT_YOU.purpose, 'My family');
    await chooseByArrows(page, ABOUT_YOU.children, 'No');
    await chooseByArrows(page, ABOUT_YOU.pets, 'None');
    await tabAndPress(page, button(page, 'Next: Pet Preferences'), 'Enter');
    // The error summary has the focus and links to the missing answer.
    await expect(page.getByRole('region', { name: /fix the following errors/ })).toBeFocused();
    await tabAndPress(page, page.getByRole('link', { name: /experience level/ }), 'Enter');
    await page.keyboard.press('Space');
    await tabAndPress(page, button(page, 'Next: Pet Preferences'), 'Enter');
    await expect(page.getByRole('heading', { name: /Step 2 of 2/ })).toBeFocused();
    const { traits, ...rest } = PET_PREFERENCES;
    for (const name of Object.values(rest)) await chooseByArrows(page, name, 'No preference');
    await tabAndPress(page, choice(page, traits, 'House trained'), 'Space');
    await tabAndPress(page, choice(page, traits, 'None'), 'Space');
    await expect(choice(page, traits, 'House trained')).not.toBeChecked();
    await tabAndPress(page, button(page, 'Find My Match'), 'Enter');
    await expect(page).toHaveURL('/match-results');
  });

  await test.step('to a visit', async () => {
    const open = page
      .getByRole('article', { name: 'Biscuit' })
      .getByRole('button', { name: /^Schedule a Visit/ });
    await tabAndPress(page, open, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Meet Biscuit!' });
    for (const label of ['Date', 'Time']) {
      await tabAndPress(page, dialog.getByLabel(label), 'ArrowDown');
      await expect(dialog.getByLabel(label)).not.toHaveValue('');
    }
    await tabAndPress(page, dialog.getByRole('button', { name: 'Schedule Visit' }), 'Enter');
    await expectToast(page, 'Visit request submitted for Biscuit!');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Visit Scheduled')).toBeVisible();
    const nowhere = () => page.evaluate(() => document.activeElement === document.body);
    await expect.poll(nowhere, 'focus is not lost').toBe(false);
  });

  await test.step('to the dashboard and out', async () => {
    await tabTo(page, page.getByRole('link', { name: 'My Account' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const visits = page.getByRole('region', { name: 'Your Visit Requests' });
    await expect(visits.getByText('Biscuit')).toBeVisible();
    await tabTo(page, button(page, 'Log Out'), 'Shift+Tab');
    // What is under way would be refused after it.
    await waitForRequests(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  const [row] = await shelter.query<{ id: string; status: string }>(
    `SELECT users.id, visits.status FROM visits JOIN users ON users.id = visits.user_id
     WHERE users.email = $1`,
    [person.email],
  );
  expect(row?.status).toBe('pending');
  expect(await storedPreferences(shelter, row?.id ?? '')).toMatchObject({
    preferred_species: 'NoPreference',
    traits: [],
  });
});
