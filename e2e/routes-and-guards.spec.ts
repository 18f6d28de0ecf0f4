import type { Page } from '@playwright/test';
import {
  expect,
  sessionItems,
  startAdopterSession,
  startStaffSession,
  test,
  toast,
} from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import { ADMIN } from './support/shelter-server.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Stores a path as a redirect to the login does. */
async function storeRedirect(page: Page, path: string): Promise<void> {
  await page.evaluate((value) => sessionStorage.setItem('redirectAfterLogin', value), path);
}

test('R1.01 R1.04 R2.01 R2.02 R2.03 R2.04 R6.01 visitors can open the home page, pets, login and sign-up', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heading(page, 'Find Your Perfect Pet Match')).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.goto('/pets');
  await expect(heading(page, 'Available Pets')).toBeVisible();
});

const protectedPages = [
  ['R2.05', '/questionnaire', 'Tell Us About Your Ideal Pet'],
  ['R2.06', '/dashboard', 'Your Dashboard'],
  ['R2.07', '/match-results', 'Your Perfect Matches'],
] as const;

for (const [id, path, title] of protectedPages) {
  test(`${id} R2.12 R2.15 R6.02 ${path} redirects to the login and back with path and query`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
    const person = newPerson();
    await startAdopterSession(page, person);
    await page.context().clearCookies();
    await page.goto(`${path}?from=mail&x=%26`);
    await expect(page).toHaveURL('/login');
    await logIn(page, person);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(`${path}?from=mail&x=%26`);
  });
}

test('R2.12 R2.15 a detour by sign-up keeps the path to return to', async ({ page }) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/match-results?from=mail');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/match-results?from=mail');
});

test('R2.08 R2.09 R2.12 R2.15 R6.03 /admin leads staff to their dashboard after a login', async ({
  page,
}) => {
  await page.goto('/admin?tab=visits');
  await expect(page).toHaveURL('/login');
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Pet Management' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('R2.09 R2.13 R2.14 R6.03 the staff pages, /login and /signup redirect an adopter to the adopter’s dashboard', async ({
  page,
}) => {
  await startAdopterSession(page);
  for (const path of ['/admin', '/admin/dashboard', '/login', '/signup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
    await expect(heading(page, 'Your Dashboard')).toBeVisible();
  }
  await expect(page.getByText('Pet Management')).toHaveCount(0);
});

test('R2.13 /login redirects a logged-in adopter to the stored path', async ({ page }) => {
  await startAdopterSession(page);
  await page.goto('/dashboard');
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  for (const [storedPath, expected] of [
    ['/match-results?from=mail', '/match-results?from=mail'],
    ['/', '/dashboard'],
    ['/login', '/dashboard'],
  ] as const) {
    await storeRedirect(page, storedPath);
    await page.goto('/login');
    await expect(page, storedPath).toHaveURL(expected);
  }
});

test('R2.13 R2.15 /login and /signup redirect staff to their dashboard', async ({ page }) => {
  await startStaffSession(page);
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/dashboard');
  }
});

test('R2.16 a spinner shows while the account is loading', async ({ page, faults }) => {
  await startAdopterSession(page);
  const account = await faults.hold('GET /users/me');
  await page.goto('/dashboard');
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  await expect(heading(page, 'Your Dashboard')).toHaveCount(0);
  await account.release();
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('R2.17 the error page shows a failed import, and Try again reloads the page', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/ERR_FAILED|dynamically imported|ErrorBoundary|error occurred/i);
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(request.url()));
  await page.goto('/pets');
  await expect(heading(page, 'Available Pets')).toBeVisible();
  await page.route('**/*.js', (route) =>
    loaded.has(route.request().url()) ? route.fallback() : route.abort(),
  );
  await page.getByRole('link', { name: 'Log In' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(alert.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  await page.unroute('**/*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('R2.18 R4.04 R8.04 an expired session shows one toast, and the path is stored for the next login', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\//);
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.goto('/match-results?from=mail');
  await expect(heading(page, 'Your Perfect Matches')).toBeVisible();
  await shelter.query('DELETE FROM sessions');
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Session expired. Please log in again.')).toHaveCount(1);
  const items = await sessionItems(page);
  expect(items).toEqual({ redirectAfterLogin: '/dashboard' });
  await page.reload();
  await logIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  expect(await sessionItems(page)).not.toHaveProperty('redirectAfterLogin');
});

test('R2.18 an expired session on the login page stays there and stores no path', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/auth\/refresh/);
  await startAdopterSession(page);
  await shelter.query('DELETE FROM sessions');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await sessionItems(page)).toEqual({});
});

test('R2.19 R4.05 R7.04 S11 logout leads to /login, clears the session, and stores no path', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.goto('/match-results');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await sessionItems(page)).toEqual({});
  await expect
    .poll(() => shelter.query('SELECT revoked_at IS NOT NULL AS ended FROM sessions'))
    .toContainEqual({ ended: true });
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('has_session');
  await logIn(page, person);
  await expect(page, 'not the page before the logout').toHaveURL('/dashboard');
});

test('R2.10 an unknown path shows an error page with a link home', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/admin\/nothing$/);
  const response = await page.goto('/admin/nothing');
  expect(response?.status(), 'for search engines').toBe(404);
  await expect(
    page.getByRole('heading', { name: "Oops! The page you're looking for doesn't exist." }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('R2.15 S22 a redirect to another host is ignored', async ({ page }) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  for (const evil of [
    '//evil.example/x',
    'https:evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ]) {
    await page.goto('/login');
    await storeRedirect(page, evil);
    await page.evaluate((origin) => {
      history.replaceState({ ...history.state, usr: { origin } }, '');
    }, evil);
    await page.reload();
    await logIn(page, person);
    await expect(page, evil).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
  }
});
