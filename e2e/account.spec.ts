import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  expect,
  sessionItems,
  startAdopterSession,
  startStaffSession,
  test,
  toast,
} from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { logIn, newPerson, type Person, signUp } from './support/people.ts';
import { hasHorizontalScroll } from './support/pets-page.ts';
import { addAdopter } from './support/shelter-data.ts';
import { ADMIN, type ShelterServer } from './support/shelter-server.ts';

const CONFIRM = 'Subject: Please confirm your email address';

async function confirmationLink(shelter: ShelterServer, { email }: Person): Promise<string> {
  const confirmations = async () =>
    (await mailsTo(shelter, email)).filter((mail) => mail.includes(CONFIRM));
  await expect.poll(async () => (await confirmations()).length).toBeGreaterThan(0);
  return /\/confirm-email\?token=\S+/.exec((await confirmations()).at(-1) ?? '')?.[0] ?? '';
}

/** Logs the same person in with another browser context. */
async function logInElsewhere(browser: Browser, shelter: ShelterServer, person: Person) {
  const context = await browser.newContext({ baseURL: shelter.url });
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  return page;
}

test('B1.11 F06 an email address is confirmed with the link in the email and a button', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  await page.goto('/signup');
  await signUp(page, person);
  await page.goto('/dashboard');
  await expect(page.getByText('Please confirm your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Send Again' }).click();
  await expect(toast(page, `We have sent another link to ${person.email}.`)).toBeVisible();

  await page.goto(await confirmationLink(shelter, person));
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await page.goto(await confirmationLink(shelter, person));
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you. Your email address is confirmed.');
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
  await expect(page.getByText('Please confirm your email address')).toBeHidden();
});

test('B1.11 R3.01 a person corrects name and phone number, and with the password the email address', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/api\/users\/me$/);
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Full name').fill('Ada King');
  await page.getByLabel('Phone number').fill('555 010 0199');
  const email = `corrected.${person.email}`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expectNoViolations(page, 'the details of an account');
  expect(await hasHorizontalScroll(page)).toBe(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const password = page.getByLabel('Your password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Please enter your password/);
  await password.fill('not this one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('(555) 010-0199')).toBeVisible();
  await expect(page.getByText('Not confirmed')).toBeVisible();
  expect(JSON.parse((await sessionItems(page)).user ?? '')).toMatchObject({
    full_name: 'Ada King',
    email,
  });
  await page.goto(await confirmationLink(shelter, { ...person, email }));
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you.');
});

test('B1.11 a used confirmation link shows an error and the way to a new link', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/api\/auth\/email\/confirm$/);
  const person = newPerson();
  await startAdopterSession(page, person);
  const link = await confirmationLink(shelter, person);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you.');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/account');
});

test('F10 sessions are listed and ended one by one or all at once, and a new device causes an email', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\//);
  const person = newPerson();
  await startAdopterSession(page, person);
  const elsewhere = await logInElsewhere(browser, shelter, person);
  await expect
    .poll(async () => (await mailsTo(shelter, person.email)).join('\n'))
    .toContain('Subject: A new sign-in to your account');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Sessions, your data and more' }).click();
  const sessions = page.getByRole('region', { name: 'Where You’re Logged In' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(toast(page, 'Chrome on Linux has been logged out.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.getByRole('link', { name: 'Edit Preferences' }).click();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.context().close();

  const third = await logInElsewhere(browser, shelter, person);
  await sessions.getByRole('button', { name: 'Log Out Everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await dialog.getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect(page).toHaveURL('/login');
  expect(await sessionItems(page)).toEqual({});
  await third.reload();
  await expect(third).toHaveURL('/login');
  await third.context().close();
});

test('F10 the stored data of an account is downloaded as a file', async ({ page }) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('account.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { full_name: person.name, email: person.email, phone_number: person.phone },
    preferences: null,
    visits: [],
    sessions: [{ ended_at: null }],
  });
});

test('F10 an account is deleted with its password, by keyboard only', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/api\/users\/me$/);
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete My Account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('something else');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
  expect(await sessionItems(page)).toEqual({});
  expect(await shelter.query('SELECT 1 FROM users WHERE email = $1', [person.email])).toEqual([]);
});

test('F10 S55 staff change the role, download the data, end the sessions and delete the account of a person', async ({
  page,
  shelter,
}) => {
  const person = newPerson('Mary Somerville');
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('somerv');
  await page.getByRole('link', { name: 'Open Mary Somerville' }).click();
  await expect(page.getByRole('heading', { name: 'Mary Somerville' })).toBeVisible();
  const account = page.getByRole('main');
  await expect(account.getByText('Not confirmed')).toBeVisible();
  await expect(account.getByRole('button', { name: 'Make Admin' })).toBeDisabled();
  const downloading = page.waitForEvent('download');
  await account.getByRole('button', { name: 'Download Data' }).click();
  await downloading;
  await account.getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect(account.getByText('This person is not logged in anywhere.')).toBeVisible();

  await shelter.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [
    person.email,
  ]);
  await page.reload();
  await account.getByRole('button', { name: 'Make Admin' }).click();
  const promotion = page.getByRole('dialog', { name: 'Make Mary Somerville an admin?' });
  await promotion.getByLabel('Your password').fill(ADMIN.password);
  await promotion.getByRole('button', { name: 'Make Admin' }).click();
  await expect(toast(page, 'Mary Somerville is an admin now.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(shelter, ADMIN.email)).join('\n'))
    .toContain('Subject: Pawmatch Shelter has a new admin');

  await account.getByRole('button', { name: 'Delete Account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete the account of Mary Somerville?' });
  await deletion.getByLabel('Your password').fill(ADMIN.password);
  await deletion.getByRole('button', { name: 'Delete Account' }).click();
  await expect(toast(page, 'The account of Mary Somerville has been deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Mary Somerville' })).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`F10 the pages for accounts have no axe violations at ${width} px`, async ({
    page,
    shelter,
  }) => {
    const person = newPerson('Mary Somerville');
    await addAdopter(shelter, person);
    await page.setViewportSize({ width, height: 800 });
    await startStaffSession(page);
    await page.goto('/admin/people');
    await expect(page.getByRole('link', { name: 'Open Mary Somerville' })).toBeVisible();
    await expectNoViolations(page, 'people');
    await page.getByRole('link', { name: 'Open Mary Somerville' }).click();
    await expect(page.getByText('This person is not logged in anywhere.')).toBeVisible();
    await expectNoViolations(page, 'a person');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByLabel('Your password')).toBeVisible();
    await expectNoViolations(page, 'a deletion');
    expect(await hasHorizontalScroll(page)).toBe(false);
  });
}
