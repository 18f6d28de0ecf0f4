import type { Locator, Page } from '@playwright/test';
import { recordCalls } from './support/faults.ts';
import { expect, sessionItems, test } from './support/journey.ts';
import { logOut, newPerson } from './support/people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills a field as password managers do: sets the value of the element and dispatches events. */
const autofill = (control: Locator, value: string) =>
  control.evaluate((element, filled) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(element, filled);
    for (const name of ['input', 'change'])
      element.dispatchEvent(new Event(name, { bubbles: true }));
  }, value);

async function paste(page: Page, control: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await control.fill('');
  await control.press('ControlOrMeta+V');
}

test('R2.24 R5.03 R5.04 R9.04 D13 B7.12 the fields of the sign-up can be typed, pasted, autofilled and edited', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/signup');
  const phone = field(page, 'Phone number');
  await test.step('a phone number is formatted at its end, and edited in its middle', async () => {
    const typed = ['5', '55', '555', '(555) 0', '(555) 01', '(555) 010', '(555) 010-0'];
    for (const [index, shown] of typed.entries()) {
      await phone.press('5550100100'[index] ?? '');
      await expect(phone).toHaveValue(shown);
    }
    await phone.pressSequentially('100');
    await expect(phone).toHaveValue('(555) 010-0100');
    for (let count = 0; count < 4; count += 1) await phone.press('Backspace');
    await phone.pressSequentially('0100');
    await expect(phone, 'deleted and typed again').toHaveValue('(555) 010-0100');
    // The caret stays in the middle, so that one digit can be replaced.
    await phone.press('Home');
    for (let count = 0; count < 3; count += 1) await phone.press('ArrowRight');
    await phone.press('Backspace');
    await phone.press('7');
    await expect(phone).toHaveValue('(575) 010-0100');
  });

  await test.step('a phone number is formatted when pasted or autofilled', async () => {
    for (const [text, shown] of [
      ['555.010.0100', '(555) 010-0100'],
      ['+1 (555) 010-0100', '(555) 010-0100'],
      // Not truncated, which would make it a different number.
      ['+44 20 7946 0018', '+44 20 7946 0018'],
      ['+45 12 34 56 78', '+45 12 34 56 78'],
    ] as const) {
      await paste(page, phone, text);
      await expect(phone).toHaveValue(shown);
      await autofill(phone, text);
      await expect(phone).toHaveValue(shown);
    }
  });

  await test.step('a password is pasted, shown and hidden with its spaces and Unicode characters', async () => {
    const secret = field(page, 'Password');
    const text = '  Schlüssel 鍵 🗝️ ';
    await paste(page, secret, text);
    await expect(secret).toHaveValue(text);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    const hint = 'new-password';
    await expect(secret, 'the same for password managers').toHaveAttribute('autocomplete', hint);
    await expect(secret).toHaveAttribute('spellcheck', 'false');
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(secret).toHaveAttribute('type', 'password');
    await expect(secret).toHaveValue(text);
    await expect(secret).toHaveAccessibleDescription('At least 8 characters');
    await expect(phone).toHaveAccessibleDescription(/^10-digit US number So that/);
  });

  // Phones zoom into fields with a smaller font.
  for (const control of await page.getByRole('main').locator('form input').all()) {
    await expect(control).toHaveCSS('font-size', /^(1[6-9]|2\d)(\.\d+)?px$/);
  }
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(field(page, 'Full name'), 'the first error gets the focus').toBeFocused();
});

test('R1.04 R2.24 R2.25 R3.01 R3.02 R3.03 R4.01 R6.03 D10 D11 D13 S17 a password manager signs up and logs in, and what the browser stores is as small and hidden as it can be', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const person = newPerson('Ada "O’Neil" <b>Lovelace</b>');
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/signup');
  await autofill(field(page, 'Full name'), person.name);
  await autofill(field(page, 'Email'), ` ${person.email} `);
  await autofill(field(page, 'Phone number'), '+1 555 010 0100');
  await autofill(field(page, 'Password'), person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/questionnaire');
  const told = page.getByText(/^Your account is ready\. We have sent a link to \S+ for you to/);
  await expect(told).toBeVisible();
  const [stored] = await shelter.query(
    'SELECT id, full_name, phone_number, role FROM users WHERE email = $1',
    [person.email],
  );
  expect(stored).toMatchObject({
    full_name: person.name,
    phone_number: '5550100100',
    role: 'adopter',
  });
  await page.goBack();
  await expect(page, 'the form is not in the history').toHaveURL('/');
  await logOut(page);
  await expect(page).toHaveURL('/login');

  await autofill(field(page, 'Email'), person.email);
  await autofill(field(page, 'Password'), person.password);
  const response = page.waitForResponse('**/api/auth/login');
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const { access_token, expires_at } = await (await response).json();
  const items = await sessionItems(page);
  const { access_token_expiry = '', user = '' } = items;
  expect(items).toEqual({ access_token, access_token_expiry, user });
  expect(Math.abs(Date.parse(access_token_expiry) - Date.parse(expires_at))).toBeLessThan(MINUTE);
  expect(JSON.parse(user)).toEqual({
    id: stored?.id,
    full_name: person.name,
    email: person.email,
    role: 'adopter',
  });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await test.step('the refresh token is sent to /api/auth alone, and hidden from scripts', async () => {
    const addresses = [page.url(), new URL('/api/auth/refresh', page.url()).href];
    const cookies = await page.context().cookies(addresses);
    const facts = cookies.map(({ name, path, httpOnly, sameSite }) =>
      [name, path, httpOnly && 'hidden', sameSite].filter(Boolean).join(' '),
    );
    expect(facts.sort()).toEqual([
      'csrftoken / Strict',
      'device /api/auth hidden Strict',
      'has_session / Strict',
      'refresh_token /api/auth hidden Strict',
    ]);
    const { expires = 0 } = cookies.find(({ name }) => name === 'refresh_token') ?? {};
    expect(Math.abs((expires * 1_000 - Date.now()) / DAY - 30)).toBeLessThan(0.1);
    expect(await page.evaluate(() => document.cookie)).not.toContain('refresh_token');
  });

  await test.step('a reload needs no login and no refresh', async () => {
    const calls = recordCalls(page);
    await page.reload();
    await expect(page.getByText('No visit requests yet.')).toBeVisible();
    expect(calls).toContain('GET /users/me');
    expect(calls.filter((call) => call.includes('/auth/'))).toEqual([]);
    expect(await sessionItems(page)).toEqual(items);
  });
});
