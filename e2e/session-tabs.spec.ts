import type { BrowserContext, Page } from '@playwright/test';
import { recordCalls } from './support/faults.ts';
import { beAdopter, expect, sessionItems, test, toast } from './support/journey.ts';
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

test('R4.01 R4.07 D12 a second tab is signed in by the hint; a visitor makes no call about a session', async ({
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
  await beAdopter(page, person);
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

  const outage = await faults.refuse('GET /users/me', 500);
  await page.reload();
  await expect(toast(page, 'Failed to fetch user data')).toHaveCount(1);
  await expect(accountLink(page), 'an outage is no logout').toBeVisible();
  await outage.stop();
});

test('R4.06 only a user record with a token that can be had makes somebody signed in', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/(users\/me|auth\/refresh)$/);
  await beAdopter(page);
  await page.goto('/dashboard');
  await expect(heading(page, 'Your Dashboard')).toBeVisible();
  const { user = '', access_token = '', access_token_expiry = '' } = await sessionItems(page);
  const cookies = await context.cookies([page.url(), new URL('/api/auth/x', page.url()).href]);
  const token = { access_token, access_token_expiry };
  const visitor = '/login';
  for (const [what, items, hasCookies, url] of [
    ['a record whose token can be refreshed', { user }, true, '/dashboard'],
    ['a token whose record can be loaded', token, true, '/dashboard'],
    ['both, and no cookie', { user, ...token }, false, '/dashboard'],
    ['a record alone', { user }, false, visitor],
    ['a token alone', token, false, visitor],
    ['a token that is none', { user, ...token, access_token: 'none' }, false, visitor],
    ['a record that is none', { ...token, user: '{' }, false, visitor],
  ] as const) {
    await context.clearCookies();
    if (hasCookies) await context.addCookies(cookies);
    await page.evaluate((kept) => {
      sessionStorage.clear();
      for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    }, items);
    await page.goto('/dashboard');
    await expect(
      heading(page, url === visitor ? 'Welcome back' : 'Your Dashboard'),
      what,
    ).toBeVisible();
    await expect(page, what).toHaveURL(url);
    if (url !== visitor)
      expect(JSON.parse((await sessionItems(page)).user ?? '')).toEqual(JSON.parse(user));
  }
});

test('R4.07 R4.05 a refresh that is refused on start logs the person out', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/401 .*\/api\/auth\/refresh$/);
  const id = await beAdopter(page);
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

test('R4.02 S10 two tabs that refresh at the same moment, twenty times, both stay signed in', async ({
  page,
  context,
}) => {
  await beAdopter(page);
  await context.clock.install();
  const tabs = [page, await context.newPage()];
  const statuses: number[] = [];
  for (const tab of tabs) {
    await tab.goto('/forgot-password');
    await expect(accountLink(tab)).toBeVisible();
    tab.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) statuses.push(response.status());
    });
  }
  const ends = async (tab: Page) => Date.parse((await sessionItems(tab)).access_token_expiry ?? '');
  for (let round = 1; round <= 20; round += 1) {
    const before = await Promise.all(tabs.map(ends));
    const endsLast = Math.max(...before);
    await context.clock.fastForward(14 * MINUTE);
    for (const tab of tabs) {
      await expect.poll(() => ends(tab), `round ${round}`).toBeGreaterThan(endsLast);
    }
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length, 'a tab may take what the other has refreshed').toBeLessThanOrEqual(40);
  for (const tab of tabs) {
    await accountLink(tab).click();
    await expect(tab.getByText('No visit requests yet.')).toBeVisible();
  }
});

test('S59 F13 three tabs that wake at once take turns, and share one token', async ({
  page,
  context,
}) => {
  await beAdopter(page);
  await context.clock.install();
  const tabs = [page, await context.newPage(), await context.newPage()];
  const statuses: number[] = [];
  for (const tab of tabs) {
    await tab.goto('/forgot-password');
    await expect(accountLink(tab)).toBeVisible();
    tab.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) statuses.push(response.status());
    });
  }
  // Two tokens of the same second are the same text; their ends, by the clock of the page, differ.
  const tokenEnds = () =>
    Promise.all(tabs.map(async (tab) => (await sessionItems(tab)).access_token_expiry ?? ''));
  const before = await tokenEnds();
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

test('S59 F13 an answer to a refresh that is lost logs nobody out', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/net::ERR_CONNECTION_RESET .*\/api\/auth\/refresh$/);
  await beAdopter(page);
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

test('R2.19 R4.05 S11 who logs out in one tab is logged out in all', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/40[13] .*\/api\//);
  await beAdopter(page);
  const told = await openTab(context, '/dashboard');
  const untold = await context.newPage();
  // A browser without the means to tell other tabs, or a tab that slept.
  await untold.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await untold.goto('/dashboard');
  await page.goto('/dashboard');
  for (const tab of [told, untold, page])
    await expect(heading(tab, 'Your Dashboard')).toBeVisible();
  await expect(untold.getByText('No visit requests yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(told).toHaveURL('/login');
  expect(await sessionItems(told)).toEqual({});
  await untold.getByRole('link', { name: 'Edit Preferences' }).click();
  await expect(untold).toHaveURL('/login');
  await expect(toast(untold, 'Session expired. Please log in again.')).toHaveCount(1);
  expect(Object.keys(await sessionItems(untold))).toEqual(['redirectAfterLogin']);
});

test('S43 a clock that is 20 minutes off, or is put right, costs at most one refresh', async ({
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
    await beAdopter(page);
    await page.clock.setSystemTime(Date.now() + minutes * MINUTE);
    calls.length = 0;
    await page.goto('/dashboard');
    for (const name of ['Matches', 'My Account', 'Pets', 'My Account']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    }
    await page.reload();
    await expect(page.getByText('No visit requests yet.')).toBeVisible();
    expect(refreshes(), 'the new tab’s own').toBe(1);
    // Somebody sets the clock while the page is open.
    await page.clock.setSystemTime(Date.now());
    for (const name of ['Matches', 'My Account', 'Pets', 'My Account']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    }
    await page.getByRole('link', { name: 'Edit Preferences' }).click();
    await expect(page.getByRole('heading', { name: 'About You – Step 1 of 2' })).toBeVisible();
    expect(refreshes()).toBeLessThanOrEqual(2);
  }
});
