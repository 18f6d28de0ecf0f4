import type { Page } from '@playwright/test';
import { createDeferred } from './support/deferred.ts';
import { recordCalls } from './support/faults.ts';
import { expect, sessionItems, startAdopterSession, test, toast } from './support/journey.ts';

const MINUTE = 60_000;
const LOCK = 'pawmatch-session';
const REFRESH = 'POST /auth/refresh';
const accountLink = (page: Page) => page.getByRole('link', { name: 'My Account' });
const expiryOf = async (page: Page) => (await sessionItems(page)).access_token_expiry ?? '';

async function openSignedIn(page: Page): Promise<void> {
  await page.goto('/forgot-password');
  await expect(accountLink(page)).toBeVisible();
}

/** Takes the lock of the session, as a tab does that is frozen during a refresh. */
const holdLock = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        void navigator.locks.request(name, () => {
          resolve();
          return new Promise<void>((release) => Object.assign(window, { releaseLock: release }));
        });
      }),
    LOCK,
  );

/** Waits until this many tabs hold the lock or wait for it. */
const waitForLocks = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(async (name) => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].filter((lock) => lock.name === name).length;
      }, LOCK),
    )
    .toBe(count);

test('R2.19 R4.01 R4.02 R4.05 S10 S11 S59 F13 D12 three tabs share a session: they refresh one after the other, and a logout in one of them ends it in all', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/40[13] .*\/api\//);
  await startAdopterSession(page);
  await context.clock.install();
  const second = await context.newPage();
  const unnotified = await context.newPage();
  // A browser without BroadcastChannel, or a suspended tab.
  await unnotified.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const tabs = [page, second, unnotified];
  const calls = recordCalls(second);
  for (const tab of tabs) await openSignedIn(tab);
  expect(
    calls.filter((call) => call.includes('/auth/')),
    'no login',
  ).toEqual([REFRESH]);
  expect((await sessionItems(second)).user).toBe((await sessionItems(page)).user);

  const statuses: number[] = [];
  let inFlight = 0;
  let overlapping = 0;
  let haveAllWoken = createDeferred();
  await context.route('**/api/auth/refresh', async (route) => {
    inFlight += 1;
    overlapping = Math.max(overlapping, inFlight);
    await haveAllWoken.promise;
    const response = await route.fetch();
    inFlight -= 1;
    statuses.push(response.status());
    await route.fulfill({ response });
  });
  for (const round of [1, 2, 3]) {
    haveAllWoken = createDeferred();
    const before = await Promise.all(tabs.map(expiryOf));
    await context.clock.fastForward(14 * MINUTE);
    await waitForLocks(page, tabs.length);
    haveAllWoken.resolve();
    for (const [index, tab] of tabs.entries()) {
      await expect.poll(() => expiryOf(tab), `round ${round}`).not.toBe(before[index]);
    }
    await waitForLocks(page, 0);
  }
  expect(overlapping, 'one at a time').toBe(1);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length, 'a tab may use the token of another').toBeLessThanOrEqual(9);
  for (const tab of [page, second]) {
    await accountLink(tab).click();
    await expect(tab.getByText('No visit requests yet.')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(second).toHaveURL('/login');
  await expect.poll(() => sessionItems(second)).toEqual({});
  // Its page makes no calls of its own, which would notice before the click.
  await accountLink(unnotified).click();
  await expect(unnotified).toHaveURL('/login');
  await expect(toast(unnotified, 'Session expired. Please log in again.')).toHaveCount(1);
  await expect
    .poll(async () => Object.keys(await sessionItems(unnotified)))
    .toEqual(['redirectAfterLogin']);
});

test('S59 F13 a tab waits for another one that refreshes, five seconds at most, and uses the token that it shares', async ({
  page,
  context,
}) => {
  await startAdopterSession(page);
  await context.clock.install();
  await openSignedIn(page);
  const other = await context.newPage();
  await openSignedIn(other);
  await holdLock(other);

  await test.step('a frozen tab', async () => {
    const before = await expiryOf(page);
    await page.clock.fastForward(11 * MINUTE);
    await accountLink(page).click();
    await waitForLocks(other, 2);
    await page.clock.fastForward(5_000);
    await expect.poll(() => expiryOf(page)).not.toBe(before);
    await expect(page.getByText('No visit requests yet.')).toBeVisible();
  });

  await test.step('a tab that shares its token', async () => {
    const calls = recordCalls(page);
    await page.getByRole('link', { name: 'Pets', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Available Pets' })).toBeVisible();
    await page.clock.fastForward(11 * MINUTE);
    await accountLink(page).click();
    await waitForLocks(other, 2);
    const { access_token = '', user = '' } = await sessionItems(other);
    const shared = { value: access_token, expiresAt: Date.now() + 30 * MINUTE };
    await other.evaluate((message) => new BroadcastChannel('pawmatch-token').postMessage(message), {
      userId: JSON.parse(user).id,
      token: shared,
    });
    await expect.poll(() => expiryOf(page)).toBe(new Date(shared.expiresAt).toISOString());
    await other.evaluate(() => Reflect.get(window, 'releaseLock')());
    await expect(page.getByText('No visit requests yet.')).toBeVisible();
    expect(calls.filter((call) => call === REFRESH)).toEqual([]);
  });
});
