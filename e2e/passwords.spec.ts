import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { logIn, newPerson } from './support/people.ts';

const COMMON = 'This password is too common. Please choose another.';

test('R2.25 R8.14 D13 a forgotten password is reset with an emailed link that works once and ends all sessions', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/(400|401|422) .*\/api\/auth\/(password\/reset|login)$/);
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'If there is an account with this email, a link to choose a new password is on its way.',
  );
  const findLink = async () => {
    const mails = await mailsTo(shelter, person.email);
    return /\/reset-password\?token=\S+/.exec(mails.join('\n'))?.[0] ?? '';
  };
  await expect.poll(findLink).not.toBe('');
  const link = await findLink();

  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByText(COMMON)).toHaveCount(1);
  await page.getByLabel('New password').fill('difference engine 2');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Your password has been changed. Please log in.')).toBeVisible();
  expect(
    await shelter.query(
      `SELECT DISTINCT revoked_at IS NULL AS lives FROM sessions
       JOIN users ON users.id = sessions.user_id WHERE users.email = $1`,
      [person.email],
    ),
  ).toEqual([{ lives: false }]);
  await logIn(page, person);
  await expect(page.getByRole('alert')).toHaveText(/Login failed/);
  await logIn(page, { ...person, password: 'difference engine 2' });
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await page.getByLabel('New password').fill('difference engine 3');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is no longer valid. Please ask for a new one.',
  );
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('R2.25 D13 S17 an unknown address gets the same response and no email', async ({
  page,
  shelter,
}) => {
  const { email } = newPerson();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status')).toHaveText(/^If there is an account with this email/);
  expect(await mailsTo(shelter, email)).toEqual([]);
});

test('R2.47 D13 changing the password on the dashboard logs other devices out', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/(400|422) .*\/api\/auth\/password\/change$/);
  const person = newPerson();
  await startAdopterSession(page, person);
  const phone = await (await browser.newContext({ baseURL: shelter.url })).newPage();
  await phone.goto('/login');
  await logIn(phone, person);
  await expect(phone).toHaveURL('/dashboard');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const account = page.getByRole('region', { name: 'Your Account' });
  await account.getByLabel('Current password').fill('not this one');
  await account.getByLabel('New password').fill('difference engine 2');
  await account.getByRole('button', { name: 'Change Password' }).click();
  await expect(account.getByText('Your current password is not right.')).toBeVisible();
  await expect(account.getByLabel('Current password')).toBeFocused();
  await account.getByLabel('Current password').fill(person.password);
  await account.getByLabel('New password').fill('password1');
  await account.getByRole('button', { name: 'Change Password' }).click();
  await expect(account.getByLabel('New password')).toHaveAccessibleDescription(new RegExp(COMMON));
  await account.getByLabel('New password').fill('difference engine 2');
  await account.getByRole('button', { name: 'Change Password' }).click();
  await expect(account.getByLabel('New password')).toHaveCount(0);
  await expect(toast(page, 'Your password has been changed.')).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Your Dashboard' }),
    'this device stays logged in',
  ).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await logIn(phone, person);
  await expect(phone.getByRole('main').getByRole('alert')).toHaveText(/Login failed/);
  await logIn(phone, { ...person, password: 'difference engine 2' });
  await expect(phone).toHaveURL('/dashboard');
  await phone.context().close();
});
