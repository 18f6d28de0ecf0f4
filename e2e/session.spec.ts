import type { Page } from '@playwright/test';
import { recordCalls } from './support/faults.ts';
import { expect, sessionItems, startAdopterSession, test, toast } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';

const MINUTE = 60_000;
const REFRESH = 'POST /auth/refresh';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens the dashboard and waits for its data. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
}

const countOf = (calls: readonly string[], call: string) =>
  calls.filter((recorded) => recorded === call).length;

/** The calls that need a session, and the refreshes, in order. */
const protectedCalls = (calls: readonly string[]) =>
  calls.filter((call) => call === REFRESH || /^GET \/(users|visit-requests|match)/.test(call));

/** Sets the expiry of the token that the tab has stored. */
async function setTokenExpiry(page: Page, remaining: number): Promise<void> {
  await page.evaluate((ms) => {
    sessionStorage.setItem('access_token_expiry', new Date(Date.now() + ms).toISOString());
  }, remaining);
}

/** Replaces tokens with an unknown one while the predicate is true. */
async function invalidateTokens(page: Page, isInvalid: () => boolean): Promise<void> {
  await page.route('**/api/**', (route) => {
    const headers = route.request().headers();
    if (!headers.authorization || !isInvalid()) return route.fallback();
    return route.continue({ headers: { ...headers, authorization: 'Bearer unknown' } });
  });
}

test('R3.01 R3.02 R3.03 R4.01 D13 the tab stores the token, its expiry and four fields of the user, and a reload needs no login', async ({
  page,
}) => {
  const person = newPerson('Ada "O’Neil" <b>Lovelace</b>');
  const id = await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/login');
  const response = page.waitForResponse('**/api/auth/login');
  await logIn(page, person);
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  const { access_token, expires_at } = await (await response).json();
  const items = await sessionItems(page);
  expect(items).toEqual({
    access_token,
    access_token_expiry: expect.any(String),
    user: expect.any(String),
  });
  expect(
    Math.abs(Date.parse(items.access_token_expiry ?? '') - Date.parse(expires_at)),
  ).toBeLessThan(MINUTE);
  expect(JSON.parse(items.user ?? '')).toEqual({
    id,
    full_name: person.name,
    email: person.email,
    role: 'adopter',
  });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const calls = recordCalls(page);
  await page.reload();
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
  expect(calls).toContain('GET /users/me');
  expect(calls.filter((call) => call.includes('/auth/'))).toEqual([]);
  expect(await sessionItems(page)).toEqual(items);
});

test('D10 D11 scripts cannot read the refresh token, which is sent to /api/auth only', async ({
  page,
}) => {
  await startAdopterSession(page);
  const sent = new Map<string, string>();
  page.on('requestfinished', async (request) => {
    sent.set(new URL(request.url()).pathname, (await request.allHeaders()).cookie ?? '');
  });
  await openDashboard(page);
  const cookies = await page
    .context()
    .cookies([`${page.url()}/`, new URL('/api/auth/refresh', page.url()).href]);
  const strict = { sameSite: 'Strict', secure: false, domain: 'localhost' };
  const cookieNamed = (name: string) => cookies.find((cookie) => cookie.name === name);
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    'csrftoken',
    'device',
    'has_session',
    'refresh_token',
  ]);
  expect(cookieNamed('device')).toMatchObject({ ...strict, httpOnly: true, path: '/api/auth' });
  expect(cookieNamed('refresh_token')).toMatchObject({
    ...strict,
    httpOnly: true,
    path: '/api/auth',
  });
  expect(cookieNamed('has_session')).toMatchObject({
    ...strict,
    httpOnly: false,
    path: '/',
    value: '1',
  });
  expect(cookieNamed('csrftoken')).toMatchObject({ ...strict, httpOnly: false, path: '/' });
  const days =
    ((cookieNamed('refresh_token')?.expires ?? 0) * 1_000 - Date.now()) / (24 * 60 * MINUTE);
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  expect(await page.evaluate(() => document.cookie)).not.toContain('refresh_token');
  await expect.poll(() => sent.get('/api/users/me')).toContain('has_session');
  for (const [path, cookie] of sent) {
    expect(cookie.includes('refresh_token='), path).toBe(path.startsWith('/api/auth/'));
  }
});

test('R4.02 R9.02 the token is refreshed one minute before it expires, again and again', async ({
  page,
}) => {
  await page.clock.install();
  await startAdopterSession(page);
  await openDashboard(page);
  const calls = recordCalls(page);
  for (const round of [1, 2]) {
    const before = await sessionItems(page);
    const endsAt = Date.parse(before.access_token_expiry ?? '');
    await page.clock.pauseAt(endsAt - 61_000);
    expect(countOf(calls, REFRESH), 'not earlier').toBe(round - 1);
    await page.clock.runFor(2_000);
    await expect
      .poll(async () => Date.parse((await sessionItems(page)).access_token_expiry ?? ''))
      .toBeGreaterThan(endsAt + 13 * MINUTE);
    expect(countOf(calls, REFRESH)).toBe(round);
  }
});

test('R4.03 R9.02 with less than five minutes left, or without a token, a refresh precedes the call', async ({
  page,
}) => {
  await startAdopterSession(page);
  await openDashboard(page);
  const calls = recordCalls(page);
  await setTokenExpiry(page, 6 * MINUTE);
  await openDashboard(page);
  expect(protectedCalls(calls), 'valid for long enough').not.toContain(REFRESH);
  const removeToken = () => page.evaluate(() => sessionStorage.removeItem('access_token'));
  for (const expire of [
    () => setTokenExpiry(page, 4 * MINUTE),
    () => setTokenExpiry(page, -MINUTE),
    removeToken,
  ]) {
    await expire();
    calls.length = 0;
    await openDashboard(page);
    expect(protectedCalls(calls).slice(0, 2)).toEqual([REFRESH, 'GET /users/me']);
    expect(countOf(calls, REFRESH)).toBe(1);
  }
});

test('R4.03 R4.05 R8.04 a failed refresh before a call ends the session with one toast', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/auth\/refresh$/);
  const id = await startAdopterSession(page);
  await openDashboard(page);
  await page.reload();
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
  await shelter.query('DELETE FROM sessions WHERE user_id = $1', [id]);
  const calls = recordCalls(page);
  await page.clock.setSystemTime(Date.now() + 12 * MINUTE);
  await page.getByRole('link', { name: 'Edit Preferences' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Session expired. Please log in again.')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(protectedCalls(calls), 'the call itself is not made').toEqual([REFRESH]);
  expect(Object.keys(await sessionItems(page))).toEqual(['redirectAfterLogin']);
});

test('R4.04 simultaneous calls with a 401 share one refresh and are repeated with its token', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/(users\/me|visit-requests\/my)$/);
  await page.clock.install();
  await startAdopterSession(page);
  await page.goto('/forgot-password');
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
  const calls = recordCalls(page);
  await invalidateTokens(page, () => countOf(calls, REFRESH) === 0);
  const bearers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/users\/me|requests\/my/.test(request.url())) bearers.push(request.headers().authorization);
  });
  const response = page.waitForResponse('**/api/auth/refresh');
  // The cached data is stale now, so the dashboard loads everything at once.
  await page.clock.runFor(31_000);
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
  await expect.poll(() => countOf(calls, 'GET /users/me')).toBe(2);
  expect(countOf(calls, 'GET /visit-requests/my')).toBe(2);
  expect(countOf(calls, REFRESH)).toBe(1);
  const { access_token } = await (await response).json();
  expect((await sessionItems(page)).access_token).toBe(access_token);
  expect(bearers.slice(2)).toEqual([`Bearer ${access_token}`, `Bearer ${access_token}`]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('R4.04 R8.04 a 401 after the repeated call ends the session with its own message', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/(users\/me|visit-requests\/my)$/);
  await startAdopterSession(page);
  await page.goto('/forgot-password');
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
  await invalidateTokens(page, () => true);
  const calls = recordCalls(page);
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Your session has expired. Please log in again.')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(countOf(calls, 'GET /visit-requests/my')).toBe(2);
  expect(countOf(calls, REFRESH)).toBe(1);
  expect(await sessionItems(page)).toEqual({ redirectAfterLogin: '/dashboard' });
});
