import type { Page } from '@playwright/test';
import { createDeferred } from './support/deferred.ts';
import { recordCalls } from './support/faults.ts';
import { expect, sessionItems, startAdopterSession, test } from './support/journey.ts';

const MINUTE = 60_000;
const LOCK = 'pawmatch-session';
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

test('S59 F13 refreshes of three tabs do not overlap', async ({ page, context }) => {
  await startAdopterSession(page);
  await context.clock.install();
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await openSignedIn(tab);
  const haveAllWoken = createDeferred();
  let inFlight = 0;
  let overlapping = 0;
  await context.route('**/api/auth/refresh', async (route) => {
    inFlight += 1;
    overlapping = Math.max(overlapping, inFlight);
    await haveAllWoken.promise;
    const response = await route.fetch();
    inFlight -= 1;
    await route.fulfill({ response });
  });
  const before = await Promise.all(tabs.map(expiryOf));
  await context.clock.fastForward(14 * MINUTE);
  await waitForLocks(page, tabs.length);
  haveAllWoken.resolve();
  for (const [index, tab] of tabs.entries()) {
    await expect.poll(() => expiryOf(tab)).not.toBe(before[index]);
  }
  expect(overlapping).toBe(1);
});

test('S59 F13 a tab that waited for the lock uses the token that another tab has shared', async ({
  page,
  context,
}) => {
  await startAdopterSession(page);
  await context.clock.install();
  await openSignedIn(page);
  const calls = recordCalls(page);
  const other = await context.newPage();
  await openSignedIn(other);
  await holdLock(other);
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
  expect(calls.filter((call) => call === 'POST /auth/refresh')).toEqual([]);
});

test('S59 F13 a frozen tab that holds the lock delays the others by five seconds at most', async ({
  page,
  context,
}) => {
  await startAdopterSession(page);
  await context.clock.install();
  await openSignedIn(page);
  const other = await context.newPage();
  await openSignedIn(other);
  await holdLock(other);
  const before = await expiryOf(page);
  await page.clock.fastForward(11 * MINUTE);
  await accountLink(page).click();
  await waitForLocks(other, 2);
  await page.clock.fastForward(5_000);
  await expect.poll(() => expiryOf(page)).not.toBe(before);
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
});
