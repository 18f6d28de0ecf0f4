import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoViolations } from './support/axe.ts';
import {
  expect,
  sessionItems,
  startAdopterSession,
  startStaffSession,
  test,
} from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { mailsTo } from './support/outbox.ts';
import { logIn, logOut, newPerson, type Person } from './support/people.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { ADMIN, type ShelterServer } from './support/shelter-server.ts';
import { expectToast } from './support/toasts.ts';

const CONFIRM = 'Subject: Please confirm your email address';

async function confirmationLink(shelter: ShelterServer, { email }: Person): Promise<string> {
  const confirmations = async () =>
    (await mailsTo(shelter, email)).filter((mail) => mail.includes(CONFIRM));
  await expect.poll(async () => (await confirmations()).length).toBeGreaterThan(0);
  return /\/confirm-email\?token=\S+/.exec((await confirmations()).at(-1) ?? '')?.[0] ?? '';
}

test('B1.11 S70 F06 F10 an email address is confirmed once, with the link in the email and a button', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/api\/auth\/email\/confirmation\/open$/);
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.goto('/dashboard');
  await expect(page.getByText('Please confirm your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Send Again' }).click();
  await expectToast(page, `We have sent another link to ${person.email}.`);
  await page.getByRole('link', { name: 'Your details, devices and data' }).click();
  await expect(page.getByText('Not confirmed')).toBeVisible();

  const link = await confirmationLink(shelter, person);
  await test.step('another browser asks for the password, and says what a new one costs', async () => {
    const context = await browser.newContext({
      ...{ baseURL: shelter.url, viewport: { width: 360, height: 740 } },
    });
    const elsewhere = await context.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByLabel('Password of the account')).toBeVisible();
    await elsewhere.getByText('You did not sign up, or do not know the password?').click();
    await expect(elsewhere.getByText('Nothing was saved in the account.')).toBeVisible();
    await expectNoViolations(elsewhere, 'a confirmation in another browser');
    await expectNoHorizontalScroll(elsewhere);
    await context.close();
  });
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you. Your email address is confirmed.');
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
  await expect(page.getByText('Please confirm your email address')).toBeHidden();

  await logOut(page);
  await expect(page).toHaveURL('/login');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/account');
});

test('B1.11 F10 R3.01 a person corrects name, phone number and email address, downloads the stored data, and deletes the account by keyboard', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  const email = `corrected.${person.email}`;
  await startAdopterSession(page, person);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  const details = page.getByRole('button', { name: 'Edit Details' });
  await tabTo(page, details);
  // What watches the focus loads at the first key.
  await expect(page.locator('section.toasts')).toBeAttached();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Your Details' });
  await expect(heading, 'B7.10').toBeFocused();
  await page.getByLabel('Full name').fill('Ada King');
  await page.getByLabel('Phone number').fill('555 010 0199');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await expectNoViolations(page, 'the details of an account');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('(555) 010-0199')).toBeVisible();
  await expect(heading, 'B7.10').toBeFocused();
  await expect(page.getByText('Not confirmed')).toBeVisible();
  expect(JSON.parse((await sessionItems(page)).user ?? '')).toMatchObject({
    full_name: 'Ada King',
    email,
  });
  expect(await confirmationLink(shelter, { ...person, email })).not.toBe('');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('account.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { full_name: 'Ada King', email, phone_number: '5550100199' },
    preferences: null,
    visits: [],
    sessions: [{ ended_at: null }],
  });

  await page.getByRole('button', { name: 'Delete My Account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your account has been deleted.');
  await expect(page).toHaveURL('/');
  await expect.poll(() => sessionItems(page)).toEqual({});
  expect(await shelter.query('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
});

/** Runs axe as the page is on a phone and on a desk. */
async function expectNoViolationsInBothWidths(page: Page, state: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${state}, ${width} px wide`);
    await expectNoHorizontalScroll(page);
  }
}

test('F10 staff find a person, download the data, end the sessions and delete the account', async ({
  page,
}) => {
  const person = newPerson('Mary Somerville');
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('somerv');
  await expect(page.getByRole('link', { name: 'Open Mary Somerville' })).toBeVisible();
  await expectNoViolationsInBothWidths(page, 'people');
  await page.getByRole('link', { name: 'Open Mary Somerville' }).click();
  await expect(page.getByRole('heading', { name: 'Mary Somerville' })).toBeVisible();
  const account = page.getByRole('main');
  await expect(account.getByText('Not confirmed')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await account.getByRole('button', { name: 'Download Data' }).click();
  await downloading;
  await account.getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect(account.getByText('This person is not logged in anywhere.')).toBeVisible();
  await expectNoViolationsInBothWidths(page, 'a person');

  await account.getByRole('button', { name: 'Delete Account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete the account of Mary Somerville?' });
  await deletion.getByLabel('Your password').fill(ADMIN.password);
  await expectNoViolationsInBothWidths(page, 'a deletion');
  await deletion.getByRole('button', { name: 'Delete Account' }).click();
  await expectToast(page, 'The account of Mary Somerville has been deleted.');
  await expect(page.getByRole('link', { name: 'Open Mary Somerville' })).toHaveCount(0);
});

/** An authenticator of the device, which verifies its user without asking. */
async function addVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  };
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('B8.08 a passkey and an app for codes are added, used at the next login, and removed', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/403 .*\/api\/auth\/login$/);
  consoleWatch.expectError(/403 .*\/api\/users\/me\/passkeys\/[\w-]+$/);
  const person = newPerson();
  await addVirtualAuthenticator(page);
  await startAdopterSession(page, person);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Passkeys and Codes' });
  await expect(section).toContainText('Only your password protects this account.');

  await section.getByRole('button', { name: 'Add a Passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectNoViolations(page, 'recovery codes');
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(section.getByText('My phone')).toBeVisible();

  await section.getByRole('button', { name: 'Set Up an App for Codes' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an app for codes' });
  await expect(setUp.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await expectNoViolations(page, 'an app for codes');
  const secret = Secret.fromBase32((await setUp.locator('code').innerText()).replaceAll(' ', ''));
  await setUp.getByLabel('Code of the app').fill(new TOTP({ secret }).generate());
  await setUp.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Codes of your app are asked for from now on.');
  await expectNoViolations(page, 'passkeys and codes');

  const logInBy = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No visit requests yet.')).toBeVisible();
  };

  await test.step('after the password, a recovery code or the passkey is asked for', async () => {
    for (const way of ['code', 'passkey']) {
      await logOut(page);
      await expect(page).toHaveURL('/login');
      await logIn(page, person);
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
      await expectNoViolations(page, 'the second step of a login');
      if (way === 'code') await page.getByLabel('Code').fill(recoveryCode);
      await logInBy(way === 'code' ? 'Continue' : 'Use a passkey');
    }
  });

  await test.step('the passkey is enough alone', async () => {
    await logOut(page);
    await expect(page).toHaveURL('/login');
    await logInBy('Use a passkey');
  });

  await page.goto('/account');
  await expect(section).toContainText('9 of 10 are left.');
  await test.step('ten minutes after the login, a change wants another proof', async () => {
    await shelter.query("UPDATE sessions SET created_at = created_at - interval '11 minutes'");
    await section.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    const proof = page.getByRole('dialog', { name: 'Is it still you?' });
    await expectNoViolations(page, 'a proof');
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
  });
  await expectToast(page, 'My phone has been removed.');
  await expect(section.getByText('App for one-time codes')).toBeVisible();
});
