import type { Page } from '@playwright/test';
import { expect, sessionItems, startAdopterSession, test, toast } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { logIn, newPerson } from './support/people.ts';
import { waitForRequests } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('R2.07 R2.12 R2.15 R2.18 R2.19 R4.04 R4.05 R6.02 R7.04 R8.04 S11 a login leads back to the page that needed it, also after the end of the session, but not after a logout', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/|404 .*\/api\/users\/me\/preferences$/);
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/match-results?from=mail&x=%26');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person);
  await expect(heading(page, 'Your Perfect Matches')).toBeVisible();
  await expect(page).toHaveURL('/match-results?from=mail&x=%26');

  await test.step('the session ends', async () => {
    // A page that makes no further calls, which would notice before the click.
    await page.goto('/forgot-password');
    await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
    await waitForRequests(page);
    await shelter.query('DELETE FROM sessions');
    // Without a pointer over it, which would fetch its page and leave for the login before the press.
    const link = page
      .getByRole('navigation')
      .getByRole('link', { name: 'My Account', exact: true });
    await link.dispatchEvent('click');
    await expect(page).toHaveURL('/login');
    await expect(toast(page, 'Session expired. Please log in again.')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect.poll(() => sessionItems(page)).toEqual({ redirectAfterLogin: '/dashboard' });
    await page.reload();
    await logIn(page, person);
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => sessionItems(page)).not.toHaveProperty('redirectAfterLogin');
  });

  await test.step('a logout', async () => {
    await follow(page, 'Matches');
    await expect(page).toHaveURL('/match-results');
    const loggedOut = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await loggedOut;
    await expect(page).toHaveURL('/login');
    await expect.poll(() => sessionItems(page)).toEqual({});
    const ended = 'SELECT revoked_at IS NOT NULL AS ended FROM sessions';
    expect(await shelter.query(ended)).toEqual([{ ended: true }]);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('has_session');
    await logIn(page, person);
    await expect(page, 'not the page before the logout').toHaveURL('/dashboard');
  });
});

test('R2.25 D13 a forgotten password is replaced with the link in an email', async ({
  page,
  shelter,
}) => {
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
  await page.goto(await findLink());
  await page.getByLabel('New password').fill('difference engine 2');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Your password has been changed. Please log in.');
  await logIn(page, { ...person, password: 'difference engine 2' });
  await expect(page).toHaveURL('/dashboard');
});
