import type { Page } from '@playwright/test';
import { beAdopter, beStaff, expect, sessionItems, test, toast } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import { ADMIN } from './support/shelter-server.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** How the browser was left when something sent the visitor there. */
async function rememberRedirect(page: Page, path: string): Promise<void> {
  await page.evaluate((value) => sessionStorage.setItem('redirectAfterLogin', value), path);
}

test('R1.01 R1.04 R2.01 R2.02 R2.03 R2.04 R6.01 a visitor may look at home, pets, login and sign-up', async ({
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
  test(`${id} R2.12 R2.15 R6.02 ${path} asks for a login and comes back with path and query`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
    const person = newPerson();
    await beAdopter(page, person);
    await page.context().clearCookies();
    await page.goto(`${path}?from=mail&x=%26`);
    await expect(page).toHaveURL('/login');
    await logIn(page, person);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(`${path}?from=mail&x=%26`);
  });
}

test('R2.12 R2.15 the way to the account and back leads through sign-up without losing the path', async ({
  page,
}) => {
  const person = newPerson();
  await beAdopter(page, person);
  await page.context().clearCookies();
  await page.goto('/match-results?from=mail');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/match-results?from=mail');
});

test('R2.08 R2.09 R2.12 R2.15 R6.03 staff find their dashboard at /admin, after a login', async ({
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

test('R2.09 R2.13 R2.14 R6.03 an adopter is sent from the staff’s screens and from /login to the own dashboard', async ({
  page,
}) => {
  await beAdopter(page);
  for (const path of ['/admin', '/admin/dashboard', '/login', '/signup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
    await expect(heading(page, 'Your Dashboard')).toBeVisible();
  }
  await expect(page.getByText('Pet Management')).toHaveCount(0);
});

test('R2.13 somebody logged in goes from /login to where they had wanted to go', async ({
  page,
}) => {
  await beAdopter(page);
  await page.goto('/dashboard');
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  for (const [remembered, expected] of [
    ['/match-results?from=mail', '/match-results?from=mail'],
    ['/', '/dashboard'],
    ['/login', '/dashboard'],
  ] as const) {
    await rememberRedirect(page, remembered);
    await page.goto('/login');
    await expect(page, remembered).toHaveURL(expected);
  }
});

test('R2.13 R2.15 staff go from /login to theirs', async ({ page }) => {
  await beStaff(page);
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/dashboard');
  }
});

test('R2.16 a spinner shows while it is being found out who is there', async ({ page, faults }) => {
  await beAdopter(page);
  const account = await faults.hold('GET /users/me');
  await page.goto('/dashboard');
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  await expect(heading(page, 'Your Dashboard')).toHaveCount(0);
  await account.letGo();
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('R2.17 what cannot be shown says so, and a press on Try again begins anew', async ({
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

test('R2.18 R4.04 R8.04 a failed session is told once, and its path is remembered for the next login', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\//);
  const person = newPerson();
  await beAdopter(page, person);
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

test('R2.18 a session that fails on a login path stays there and remembers nothing', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/auth\/refresh/);
  await beAdopter(page);
  await shelter.query('DELETE FROM sessions');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await sessionItems(page)).toEqual({});
});

test('R2.19 R4.05 R7.04 S11 after logout there is /login, nothing of the session, and no way back', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  await beAdopter(page, person);
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
  await expect(page, 'not where the one before had been').toHaveURL('/dashboard');
});

test('R2.10 any other path says so and leads home', async ({ page, consoleWatch }) => {
  consoleWatch.expectError(/404 .*\/admin\/nothing$/);
  const answer = await page.goto('/admin/nothing');
  expect(answer?.status(), 'for search engines').toBe(404);
  await expect(
    page.getByRole('heading', { name: "Oops! The page you're looking for doesn't exist." }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('R2.15 S22 an origin on another host is none, wherever it comes from', async ({ page }) => {
  const person = newPerson();
  await beAdopter(page, person);
  await page.context().clearCookies();
  for (const evil of [
    '//evil.example/x',
    'https:evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ]) {
    await page.goto('/login');
    await rememberRedirect(page, evil);
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
