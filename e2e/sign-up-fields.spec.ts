import type { Locator, Page } from '@playwright/test';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { newPerson } from './support/people.ts';

/** The attributes that browsers, password managers and phone keyboards use. */
interface FieldTraits {
  type: string;
  autocomplete: string;
  /** `inputmode`, or else the type. */
  keyboard: string;
  autocapitalize?: string;
}

const email = { type: 'email', keyboard: 'email', autocapitalize: 'none' };
const password = { type: 'password', keyboard: 'password', autocapitalize: 'none' };

const pages: Record<string, Record<string, FieldTraits>> = {
  '/signup': {
    'Full name': {
      type: 'text',
      autocomplete: 'name',
      keyboard: 'text',
      autocapitalize: 'words',
    },
    Email: { ...email, autocomplete: 'email' },
    'Phone number': { type: 'tel', autocomplete: 'tel-national', keyboard: 'tel' },
    Password: { ...password, autocomplete: 'new-password' },
  },
  '/login': {
    Email: { ...email, autocomplete: 'username' },
    Password: { ...password, autocomplete: 'current-password' },
  },
  '/forgot-password': { Email: { ...email, autocomplete: 'username' } },
  '/reset-password?token=x': { 'New password': { ...password, autocomplete: 'new-password' } },
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const traitsOf = (control: Locator) =>
  control.evaluate((element) => {
    const { type, autocomplete, inputMode, autocapitalize, readOnly, form, name } =
      element as HTMLInputElement;
    return {
      type,
      autocomplete,
      keyboard: inputMode || type,
      ...(autocapitalize && { autocapitalize }),
      canBeFilled: !readOnly && name !== '' && form?.autocomplete !== 'off',
    };
  });

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

test('R2.24 R2.25 D13 account fields have the right attributes for browsers, password managers and phone keyboards', async ({
  page,
}) => {
  for (const [path, fields] of Object.entries(pages)) {
    await page.goto(path);
    const form = page.getByRole('main').locator('form');
    await expect(form.locator('input')).toHaveCount(Object.keys(fields).length);
    for (const [label, traits] of Object.entries(fields)) {
      expect(await traitsOf(field(page, label)), `${path} ${label}`).toEqual({
        ...traits,
        canBeFilled: true,
      });
    }
    // Phones zoom into fields with a smaller font.
    for (const control of await form.locator('input').all()) {
      await expect(control).toHaveCSS('font-size', /^(1[6-9]|2\d)(\.\d+)?px$/);
    }
  }

  await startAdopterSession(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Change Password' }).click();
  for (const [label, autocomplete] of [
    ['Current password', 'current-password'],
    ['New password', 'new-password'],
  ] as const) {
    expect(await traitsOf(field(page, label))).toMatchObject({ ...password, autocomplete });
  }
});

test('R5.03 R9.04 a phone number is formatted when typed, pasted or autofilled, and can be edited anywhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/signup');
  const phone = field(page, 'Phone number');
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

  for (const [text, shown] of [
    ['555.010.0100', '(555) 010-0100'],
    ['555 010 0100', '(555) 010-0100'],
    ['+1 555 010 0100', '(555) 010-0100'],
    ['+1 (555) 010-0100', '(555) 010-0100'],
    // Not truncated, which would make it a different number.
    ['+44 20 7946 0018', '+44 20 7946 0018'],
  ] as const) {
    await paste(page, phone, text);
    await expect(phone).toHaveValue(shown);
    await autofill(phone, text);
    await expect(phone).toHaveValue(shown);
  }
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(field(page, 'Full name')).toBeFocused();
});

test('R2.24 R2.25 S17 a password manager can fill both forms, and Enter sends the login', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const person = newPerson();
  await page.goto('/signup');
  await autofill(field(page, 'Full name'), person.name);
  await autofill(field(page, 'Email'), ` ${person.email} `);
  await autofill(field(page, 'Phone number'), '+1 555 010 0100');
  await autofill(field(page, 'Password'), person.password);
  const sent = page.waitForRequest('**/api/auth/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ phone_number: '5550100100' });
  await expect(page).toHaveURL('/questionnaire');
  const stored = await shelter.query(
    `SELECT full_name, email, phone_number FROM users WHERE role = 'adopter'`,
  );
  expect(stored).toEqual([
    { full_name: person.name, email: person.email, phone_number: '5550100100' },
  ]);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await autofill(field(page, 'Email'), person.email);
  await autofill(field(page, 'Password'), person.password);
  const login = page.waitForResponse('**/api/auth/login');
  await field(page, 'Password').press('Enter');
  expect((await login).status(), 'Enter sends the form').toBe(200);
  await expect(page).not.toHaveURL('/login');
});

test('R2.24 R5.04 D13 a password can be shown and pasted, and keeps spaces and Unicode characters', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/signup');
  const secret = field(page, 'Password');
  const text = '  Schlüssel 鍵 🗝️ ';
  await paste(page, secret, text);
  await expect(secret).toHaveValue(text);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await expect(secret, 'unchanged for password managers').toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  await expect(secret).toHaveAttribute('spellcheck', 'false');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(secret).toHaveValue(text);
  await expect(secret).toHaveAccessibleDescription('At least 8 characters');
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription('10-digit US number');
});
