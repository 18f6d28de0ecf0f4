import type { BrowserContext, Page } from '@playwright/test';
import { recordCalls } from './support/faults.ts';
import { expect, sessionItems, startAdopterSession, test, toast } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';

const MINUTE = 60_000;
const REFRESH = 'POST /auth/refresh';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const accountLink = (page: Page) => page.getByRole('link', { name: 'My Account' });

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

/** Opens a page in each tab, and records the statuses of refreshes from then on. */
async function recordRefreshes(tabs: readonly Page[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const tab of tabs) {
    await tab.goto('/forgot-password');
    await expect(accountLink(tab)).toBeVisible();
    tab.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) statuses.push(response.status());
    });
  }
  return statuses;
}

test('R4.01 R4.07 D12 a second tab is signed in by the hint cookie, and visitors make no session calls', async ({
  page,
  context,
  faults,
}) => {
  const visitorCalls = recordCalls(page);
  const person = newPerson();
  for (const path of ['/', '/pets', '/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Log In' })).toBeVisible();
  }
  expect(visitorCalls.filter((call) => !call.startsWith('GET /pets'))).toEqual([]);
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, person);
  await expect(heading(page, 'Your Dashboard')).toBeVisible();

  const second = await context.newPage();
  const calls = recordCalls(second);
  await second.goto('/dashboard?tab=second');
  await expect(heading(second, 'Your Dashboard')).toBeVisible();
  expect(calls.filter((call) => call.includes('/auth/'))).toEqual([REFRESH]);
  expect((await sessionItems(second)).user).toBe((await sessionItems(page)).user);
  await second.close();

  const outage = await faults.respond('GET /users/me', 500);
  await page.reload();
  await expect(toast(page, 'Failed to fetch user data')).toHaveCount(1);
  await expect(accountLink(page), 'a server error does not log out').toBeVisible();
  await outage.stop();
});

test('R4.06 a session needs a user record and a token, or a way to get them', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/(users\/me|auth\/refresh)$/);
  await startAdopterSession(page);
  await page.goto('/dashboard');
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  const { user = '', access_token = '', access_token_expiry = '' } = await sessionItems(page);
  const cookies = await context.cookies([page.url(), new URL('/api/auth/x', page.url()).href]);
  const token = { access_token, access_token_expiry };
  const loginPath = '/login';
  for (const [what, items, hasCookies, url] of [
    ['a record whose token can be refreshed', { user }, true, '/dashboard'],
    ['a token whose record can be loaded', token, true, '/dashboard'],
    ['both, and no cookie', { user, ...token }, false, '/dashboard'],
    ['a record alone', { user }, false, loginPath],
    ['a token alone', token, false, loginPath],
    ['an invalid token', { user, ...token, access_token: 'none' }, false, loginPath],
    ['an invalid record', { ...token, user: '{' }, false, loginPath],
  ] as const) {
    await context.clearCookies();
    if (hasCookies) await context.addCookies(cookies);
    await page.evaluate((stored) => {
      sessionStorage.clear();
      for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
    }, items);
    await page.goto('/dashboard');
    await expect(
      heading(page, url === loginPath ? 'Welcome back' : 'Your Dashboard'),
      what,
    ).toBeVisible();
    await expect(page, what).toHaveURL(url);
    if (url !== loginPath)
      expect(JSON.parse((await sessionItems(page)).user ?? '')).toEqual(JSON.parse(user));
  }
});

test('R4.07 R4.05 a rejected refresh on page load logs the user out', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/auth\/refresh$/);
  const id = await startAdopterSession(page);
  await page.goto('/forgot-password');
  await expect(accountLink(page)).toBeVisible();
  await shelter.query('DELETE FROM sessions WHERE user_id = $1', [id]);
  await page.evaluate(() => sessionStorage.removeItem('access_token'));
  await page.reload();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await sessionItems(page)).not.toHaveProperty('user');
  const hints = (await page.context().cookies()).map(({ name }) => name);
  expect(hints, 'the next page does not try again').not.toContain('has_session');
});

test('R4.02 S10 two tabs that refresh at the same time twenty times stay signed in', async ({
  page,
  context,
}) => {
  await startAdopterSession(page);
  await context.clock.install();
  const tabs = [page, await context.newPage()];
  const statuses = await recordRefreshes(tabs);
  const expiryOf = async (tab: Page) =>
    Date.parse((await sessionItems(tab)).access_token_expiry ?? '');
  for (let round = 1; round <= 20; round += 1) {
    const latestExpiry = Math.max(...(await Promise.all(tabs.map(expiryOf))));
    await context.clock.fastForward(14 * MINUTE);
    for (const tab of tabs) {
      await expect.poll(() => expiryOf(tab), `round ${round}`).toBeGreaterThan(latestExpiry);
    }
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length, 'a tab may use the token of the other').toBeLessThanOrEqual(40);
  for (const tab of tabs) {
    await accountLink(tab).click();
    await expect(tab.getByText('No visit requests yet.')).toBeVisible();
  }
});

test('S59 F13 three tabs that wake up at once refresh one after the other', async ({
  page,
  context,
}) => {
  await startAdopterSession(page);
  await context.clock.install();
  const tabs = [page, await context.newPage(), await context.newPage()];
  const statuses = await recordRefreshes(tabs);
  // Tokens of the same second are equal, but their expiry by the clock of the page differs.
  const tokenExpiries = () =>
    Promise.all(tabs.map(async (tab) => (await sessionItems(tab)).access_token_expiry ?? ''));
  const before = await tokenExpiries();
  await context.clock.fastForward(14 * MINUTE);
  for (const [index, tab] of tabs.entries()) {
    await expect
      .poll(async () => (await sessionItems(tab)).access_token_expiry)
      .not.toBe(before[index]);
    await accountLink(tab).click();
    await expect(tab.getByText('No visit requests yet.')).toBeVisible();
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('S59 F13 a lost response to a refresh does not log the user out', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/net::ERR_CONNECTION_RESET .*\/api\/auth\/refresh$/);
  await startAdopterSession(page);
  await page.goto('/forgot-password');
  await expect(accountLink(page)).toBeVisible();
  const origin = new URL('/api/auth/refresh', page.url()).href;
  let isLost = false;
  await page.route('**/api/auth/refresh', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    const cookies = await context.cookies([origin]);
    await route.fetch();
    await context.addCookies(cookies);
    return route.abort('connectionreset');
  });
  await page.evaluate(() => sessionStorage.removeItem('access_token'));
  await page.reload();
  await expect.poll(async () => (await sessionItems(page)).access_token).toBeTruthy();
  await accountLink(page).click();
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
  expect(isLost).toBe(true);
});

test('R2.19 R4.05 S11 a logout in one tab logs all tabs out', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/40[13] .*\/api\//);
  await startAdopterSession(page);
  const notified = await openTab(context, '/dashboard');
  const unnotified = await context.newPage();
  // A browser without BroadcastChannel, or a suspended tab.
  await unnotified.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await unnotified.goto('/dashboard');
  await page.goto('/dashboard');
  for (const tab of [notified, unnotified, page])
    await expect(heading(tab, 'Your Dashboard')).toBeVisible();
  await expect(unnotified.getByText('No visit requests yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(notified).toHaveURL('/login');
  expect(await sessionItems(notified)).toEqual({});
  await unnotified.getByRole('link', { name: 'Edit Preferences' }).click();
  await expect(unnotified).toHaveURL('/login');
  await expect(toast(unnotified, 'Session expired. Please log in again.')).toHaveCount(1);
  expect(Object.keys(await sessionItems(unnotified))).toEqual(['redirectAfterLogin']);
});

test('S43 a clock that is 20 minutes off, or corrected later, causes at most one extra refresh', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const calls = recordCalls(page);
  const refreshes = () => calls.filter((call) => call === REFRESH).length;
  for (const minutes of [20, -20]) {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.evaluate(() => sessionStorage.clear());
    await startAdopterSession(page);
    await page.clock.setSystemTime(Date.now() + minutes * MINUTE);
    calls.length = 0;
    await page.goto('/dashboard');
    for (const name of ['Matches', 'My Account', 'Pets', 'My Account']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    }
    await page.reload();
    await expect(page.getByText('No visit requests yet.')).toBeVisible();
    expect(refreshes(), 'the refresh of the new tab').toBe(1);
    // The clock is corrected while the page is open.
    await page.clock.setSystemTime(Date.now());
    for (const name of ['Matches', 'My Account', 'Pets', 'My Account']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    }
    await page.getByRole('link', { name: 'Edit Preferences' }).click();
    await expect(page.getByRole('heading', { name: 'About You – Step 1 of 2' })).toBeVisible();
    expect(refreshes()).toBeLessThanOrEqual(2);
  }
});
