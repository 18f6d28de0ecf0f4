import type { Page } from '@playwright/test';
import type { Call } from './support/faults.ts';
import { expect, sessionItems, startAdopterSession, test, toast } from './support/journey.ts';
import { logIn, newPerson, signUp } from './support/people.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

test('R2.24 R5.01 R5.02 R5.03 R5.04 R9.04 sign-up shows only the first error, in the order of the form', async ({
  page,
  shelter,
}) => {
  await page.goto('/signup');
  await expect(page.getByText('10-digit US number')).toBeVisible();
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  const fields = [
    ['Full name', '   ', 'Name cannot be empty.', 'Ada Lovelace'],
    ['Email', 'ada@example', 'Please enter a valid email address.', 'ada@example.org'],
    [
      'Phone number',
      '555 010 010',
      'Please enter a valid 10-digit U.S. phone number.',
      '555.010.0100',
    ],
    ['Password', '1234567', 'Password must be at least 8 characters long.', 'analytical engine'],
  ] as const;
  for (const [label, wrong] of fields) await field(page, label).fill(wrong);
  for (const [label, , message, right] of fields) {
    await createAccount(page);
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label), 'the first error gets the focus').toBeFocused();
    for (const [other, , otherMessage] of fields) {
      if (other !== label) await expect(page.getByText(otherMessage)).toHaveCount(0);
    }
    await field(page, label).fill(right);
  }
  await createAccount(page);
  await expect(page).toHaveURL('/questionnaire');
  expect(await shelter.query(`SELECT phone_number FROM users WHERE role = 'adopter'`)).toEqual([
    { phone_number: '5550100100' },
  ]);
});

test('R2.24 R6.03 sign-up shows progress, creates an adopter who is logged in, and is replaced by the questionnaire in the history', async ({
  page,
  shelter,
  faults,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  const person = newPerson();
  const registration = await faults.hold('POST /auth/register');
  const sent = page.waitForRequest('**/api/auth/register');
  const signUpDone = signUp(page, person);
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  expect((await sent).postDataJSON()).toMatchObject({ full_name: person.name, role: 'Adopter' });
  await registration.release();
  await signUpDone;
  expect(await shelter.query('SELECT role FROM users WHERE email = $1', [person.email])).toEqual([
    { role: 'adopter' },
  ]);
  expect(new Set(Object.keys(await sessionItems(page)))).toEqual(
    new Set(['access_token', 'access_token_expiry', 'user']),
  );
  await page.goBack();
  await expect(page, 'the form is not in the history').toHaveURL('/');
});

test('R2.24 D08 D13 validation errors of the server are shown at their field', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/(409|422) .*\/api\/auth\/register$/);
  const taken = newPerson();
  await startAdopterSession(page, taken);
  await page.context().clearCookies();
  await page.goto('/signup');
  await field(page, 'Full name').fill('Ada Again');
  await field(page, 'Email').fill(taken.email.toUpperCase());
  await field(page, 'Phone number').fill('5550100100');
  await field(page, 'Password').fill('password1');
  await createAccount(page);
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    /This password is too common. Please choose another./,
  );
  await field(page, 'Password').fill('analytical engine');
  await createAccount(page);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    /An account with this email already exists./,
  );
  await expect(field(page, 'Email')).toBeFocused();
});

test('R2.25 R5.05 both fields of the login are required, and the button shows progress', async ({
  page,
  faults,
}) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await logIn(page, { email: '', password: '' });
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required.');
  await logIn(page, { email: person.email, password: '' });
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required.');
  const login = await faults.hold('POST /auth/login');
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await login.release();
  await expect(page).toHaveURL('/dashboard');
});

test('R8.14 S17 an unknown address shows the same error as a wrong password', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/auth\/login$/);
  const { email } = newPerson();
  await page.goto('/login');
  await logIn(page, { email, password: 'not this one' });
  await expect(page.getByRole('alert')).toHaveText(
    'Login failed. Please check your credentials and try again.',
  );
  await expect(field(page, 'Email'), 'the email address stays').toHaveValue(email);
});

/** The simulated response and the error in the form. */
const failures: {
  message: string;
  response: 'none' | number;
  body?: object;
  login?: true;
  signup?: true;
}[] = [
  {
    message: 'Network error. Please check your connection and try again.',
    response: 'none',
    login: true,
    signup: true,
  },
  {
    message: 'A server error occurred. Please try again later.',
    response: 500,
    login: true,
    signup: true,
  },
  { message: 'A server error occurred. Please try again later.', response: 503, login: true },
  {
    message: 'Too many requests. Please try again later.',
    response: 429,
    login: true,
    signup: true,
  },
  {
    message: 'Login failed. Please check your credentials and try again.',
    response: 400,
    login: true,
  },
  { message: 'Registration failed. Please try again.', response: 400, signup: true },
  {
    message: 'Invalid response from server',
    response: 200,
    body: { access_token: 'x' },
    login: true,
  },
  {
    message: 'Invalid response from server',
    response: 200,
    body: { user: { id: '1' } },
    login: true,
  },
  { message: 'No user data received', response: 200, body: { access_token: 'x' }, signup: true },
];

for (const [path, label] of [
  ['login', 'Sign In'],
  ['signup', 'Create Account'],
] as const) {
  test(`R5.05 R8.14 R9.09 /${path} shows errors in the form and can be sent again`, async ({
    page,
    faults,
  }) => {
    await page.goto(`/${path}`);
    const call: Call = path === 'login' ? 'POST /auth/login' : 'POST /auth/register';
    const { name, email, phone, password } = newPerson();
    if (path === 'signup') {
      await field(page, 'Full name').fill(name);
      await field(page, 'Phone number').fill(phone);
    }
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    for (const { message, response, body, ...forms } of failures.filter(
      (failure) => failure[path],
    )) {
      const fault =
        response === 'none'
          ? await faults.disconnect(call)
          : await faults.respond(call, response, body);
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByRole('alert'), `${response} ${JSON.stringify(forms)}`).toHaveText(
        message,
      );
      await expect(toast(page, message), 'no toast').toHaveCount(0);
      expect(fault.count()).toBe(1);
      await fault.stop();
    }
    expect(await sessionItems(page)).toEqual({});
  });
}
