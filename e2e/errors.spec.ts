import type { Page } from '@playwright/test';
import type { Call } from './support/faults.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { pauseTime, runUntil } from './support/page-time.ts';
import { asShown } from './support/pseudo-language.ts';
import { addPet, addVisit, savePreferences } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';
import { goOffline, waitForRequests } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

/** A call whose failures show the generic toasts. */
const CANCEL: Call = 'POST /visit-requests/*/cancel';
const NETWORK = 'Unable to connect to the server. Please check your internet connection.';

/** Opens the dashboard of an adopter with matches and a visit in a week. The page has a fake clock. */
async function openDashboardWithVisit(page: Page, shelter: ShelterServer): Promise<void> {
  await page.clock.install();
  // The fake clock does not control AbortSignal.timeout, which limits the time of calls.
  await page.addInitScript(() => {
    AbortSignal.timeout = (limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), limit);
      return controller.signal;
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const userId = await startAdopterSession(page);
  await savePreferences(shelter, userId);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const startsAt = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString();
  await addVisit(shelter, { userId, petId, startsAt, status: 'pending' });
  await page.goto('/dashboard');
  // The first click loads the code of the toasts, so that later toasts show at once.
  await page.getByRole('heading', { name: 'Your Visit Requests' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await waitForRequests(page);
}

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

async function cancelVisit(page: Page): Promise<void> {
  // Toasts may cover the buttons.
  await page
    .getByRole('button', { name: 'Withdraw Request to meet Biscuit' })
    .dispatchEvent('click');
  await page.getByRole('button', { name: 'Withdraw Request', exact: true }).dispatchEvent('click');
}

test('R2.45 R2.46 R7.01 R8.01 R8.11 R9.01 R9.09 without a response, and offline, an adopter sees one error without losing content, and goes on when back online', async ({
  page,
  faults,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/net::ERR_INTERNET_DISCONNECTED/);
  await openDashboardWithVisit(page, shelter);

  await test.step('no response within 15 seconds', async () => {
    await pauseTime(page);
    const cancellation = await faults.hold(CANCEL);
    const sent = page.waitForRequest('**/cancel');
    await cancelVisit(page);
    await sent;
    await page.clock.runFor(14_500);
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Processing...' });
    await expect(confirm, 'still waiting for the response').toBeDisabled();
    await expect(toasts(page)).toHaveCount(0);
    await page.clock.runFor(500);
    const noResponse = toast(page, 'No response from server. Please check your connection.');
    await runUntil(page, noResponse, 1);
    await expect(toasts(page)).toHaveCount(1);
    const box = await toasts(page).boundingBox();
    const { width = 0 } = page.viewportSize() ?? {};
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const gap = (box?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0);
    expect(gap, 'at the top, below the heading').toBeGreaterThanOrEqual(0);
    expect(gap, 'at the top, below the heading').toBeLessThan(20);
    await cancellation.release();
    expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'pending' }]);
    await page.clock.runFor(6_000);
    await runUntil(page, toasts(page), 0);
    await page.clock.resume();
  });

  const matches = page.getByRole('link', { name: 'Matches' });
  const code = page.waitForResponse(/MatchResultsPage-.*\.js$/);
  await matches.hover();
  // The code of the page, and what it imports, is there before the network is away.
  await page.evaluate((url) => import(url), (await code).url());
  await goOffline(page);
  await cancelVisit(page);
  await expect(toast(page, NETWORK)).toBeAttached();
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByText('Pending', { exact: true }), 'the content stays').toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await matches.click();
  const error = page.getByRole('main').getByRole('alert');
  await expect(error).toContainText(NETWORK);
  await error.getByRole('button', { name: 'Try Again' }).click();
  await expect(error).toContainText(NETWORK);
  await page.context().setOffline(false);
  await error.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article', { name: 'Biscuit' })).toBeVisible();
  await page.goBack();
  await cancelVisit(page);
  await expectToast(page, 'Your request has been withdrawn.');
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'cancelled' }]);
});

interface ErrorReport {
  kind: string;
  message: string;
  stack: string[];
  path: string;
}

const reportsIn = (output: string): ErrorReport[] =>
  output
    .split('\n')
    .filter((line) => line.includes('"clientError"'))
    .map((line) => JSON.parse(line).clientError);

test('E F30 R2.17 R8.01 errors of every kind are logged by the server with source positions, and the error page can be left', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(
    /boom|unhandled|no parameters|net::ERR_FAILED|Unable to connect|Minified React error/,
  );
  const { length } = shelter.output();
  const reports = () => reportsIn(shelter.output().slice(length));
  /** Kinds, each once: a failed import is also tried, and reported, before the click. */
  const kinds = () => new Set(reports().map(({ kind }) => kind));
  const error = page.getByRole('alert');

  // The server-rendered heading differs from what the script renders.
  const heading = 'Find Your Perfect Pet Match';
  await page.route('/?secret=1', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(asShown(`>${heading}<`), '>Another heading<');
    await route.fulfill({ response, body });
  });
  await page.goto('/?secret=1');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.poll(kinds).toEqual(new Set(['recoverable']));

  const script = await page.evaluate(() => {
    const source = [...document.scripts].find(({ type }) => type === 'module')?.src ?? '';
    const at = `\n    at start (${source}:1:400)`;
    for (let time = 0; time < 3; time += 1) {
      const thrown = Object.assign(new Error('boom for ada@example.org'), { stack: `boom${at}` });
      setTimeout(() => reportError(thrown));
    }
    setTimeout(() => Promise.reject(Object.assign(new Error('unhandled'), { stack: at })), 50);
    return source;
  });
  await expect.poll(kinds).toEqual(new Set(['recoverable', 'uncaught', 'rejection']));
  const [uncaught, ...repeated] = reports().filter(({ kind }) => kind === 'uncaught');
  expect(repeated, 'reported once').toEqual([]);
  expect(uncaught).toMatchObject({ message: 'Error: boom for [email]', path: '/' });
  expect(uncaught?.stack.at(-1)).toMatch(/^[\w./@-]+\.(tsx?|m?js):\d+:\d+$/);

  await page.route(/LoginPage-.*\.js$/, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Log In' }).click();
  await expect(error.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(error.getByText(NETWORK)).toBeVisible();
  await expect.poll(kinds).toEqual(new Set(['recoverable', 'uncaught', 'rejection', 'chunk']));
  await page.unroute(/LoginPage-.*\.js$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.evaluate(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error('no parameters');
    };
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Pets', exact: true }).click();
  await expect(error.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .poll(kinds)
    .toEqual(new Set(['recoverable', 'uncaught', 'rejection', 'chunk', 'caught']));

  expect((await page.request.get(`${script}.map`)).ok(), 'source maps are not served').toBe(false);
  const text = await (await page.request.get(script)).text();
  expect(text).not.toContain('sourceMappingURL');
});
