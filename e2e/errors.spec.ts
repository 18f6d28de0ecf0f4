import type { Page } from '@playwright/test';
import type { Call } from './support/faults.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { pauseTime, runUntil } from './support/page-time.ts';
import { addPet, addVisit, savePreferences } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';

/** A call whose failures show the generic toasts. */
const CANCEL: Call = 'POST /visit-requests/*/cancel';
const NETWORK = 'Unable to connect to the server. Please check your internet connection.';

/** Opens the dashboard of an adopter with one visit in a week. The page has a fake clock. */
async function openDashboardWithVisit(page: Page, shelter: ShelterServer): Promise<string> {
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
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const startsAt = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString();
  await addVisit(shelter, { userId, petId, startsAt, status: 'pending' });
  await page.goto('/dashboard');
  // The first click loads the code of the toasts, so that later toasts show at once.
  await page.getByRole('heading', { name: 'Your Visit Requests' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  return userId;
}

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

async function cancelVisit(page: Page): Promise<void> {
  // Toasts may cover the buttons.
  await page.getByRole('button', { name: 'Cancel Visit with Biscuit' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Cancel Visit', exact: true }).dispatchEvent('click');
}

/** Cancels the visit and waits for a toast. */
async function cancelAndExpect(page: Page, message: string): Promise<void> {
  await cancelVisit(page);
  await expect(toast(page, message)).toBeAttached();
  await runUntil(page, page.getByRole('dialog'), 0, { step: 1 });
}

const page503 = '<html><body>Service unavailable</body></html>';

const serverErrors: [ids: string, status: number, body: object | string, message: string][] = [
  [
    'R8.03',
    403,
    { detail: 'CSRF Failed: token missing' },
    'Security verification failed. Please refresh the page and try again.',
  ],
  ['R8.05 R8.13', 400, { detail: 'Bring the dog’s papers.' }, 'Bring the dog’s papers.'],
  ['R8.05', 400, {}, 'Bad request.'],
  ['R8.05 R8.13', 400, { detail: ['too late', 'too far'] }, '["too late","too far"]'],
  ['R8.05 R8.13', 400, { detail: { day: 'too late' } }, '{"day":"too late"}'],
  ['R8.05 R8.13', 400, { message: 'Only a message.' }, 'Only a message.'],
  ['R8.05 R8.13', 400, { detail: 'The detail.', message: 'The message.' }, 'The detail.'],
  ['R8.05 R8.13', 400, { detail: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ['R8.06', 403, { detail: 'Only for its owner.' }, 'Only for its owner.'],
  ['R8.06', 403, {}, 'You do not have permission to perform this action.'],
  ['R8.07', 404, { detail: 'No such visit.' }, 'The requested resource was not found.'],
  ['R8.08', 429, { detail: 'Slow down.' }, 'Too many requests. Please try again later.'],
  ['R8.09', 500, { detail: 'stack' }, 'An internal server error occurred. Please try again later.'],
  ['R8.10', 409, { detail: 'Somebody was quicker.' }, 'Somebody was quicker.'],
  ['R8.10', 418, {}, 'An error occurred (418).'],
  ['R8.10', 503, page503, 'An error occurred (503).'],
];

const ids = [...new Set(serverErrors.flatMap(([names]) => names.split(' ')))].join(' ');

test(`${ids} R9.09 each server error shows one toast with its message, which disappears by itself`, async ({
  page,
  shelter,
  faults,
}) => {
  await openDashboardWithVisit(page, shelter);
  for (const [names, status, body, message] of serverErrors) {
    const fault = await faults.respond(CANCEL, status, body);
    await cancelAndExpect(page, message);
    await expect(toasts(page), `${names} ${status} shown once`).toHaveCount(1);
    // After a CSRF error the token is fetched again and the call repeated before a toast shows (D11).
    expect(fault.count()).toBe(names === 'R8.03' ? 2 : 1);
    await fault.stop();
    await page.clock.runFor(5_000);
    await runUntil(page, toasts(page), 0);
  }
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'pending' }]);
});

test('R8.01 R8.11 R8.12 R9.01 R7.01 no network, no response within 15 s, and an invalid request show different messages', async ({
  page,
  faults,
  shelter,
}) => {
  await openDashboardWithVisit(page, shelter);
  await pauseTime(page);
  const disconnection = await faults.disconnect(CANCEL);
  await cancelAndExpect(page, NETWORK);
  await expect(toasts(page)).toHaveCount(1);
  await disconnection.stop();
  await page.clock.runFor(6_000);

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
  await cancellation.release();
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'pending' }]);
  await page.clock.runFor(6_000);

  // An id that cannot be part of a URL.
  await page.route('**/api/visit-requests/my', async (route) => {
    const response = await route.fetch();
    const [visit] = await response.json();
    await route.fulfill({ response, json: [{ ...visit, id: '\ud800' }] });
  });
  await page.reload();
  await page.clock.resume();
  await cancelVisit(page);
  await expect(toast(page, 'Request setup error: URI malformed.')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('R8.01 R2.45 R2.46 going offline shows errors without losing content, and works again when back online', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/net::ERR_INTERNET_DISCONNECTED/);
  await savePreferences(shelter, await openDashboardWithVisit(page, shelter));
  await page.reload();
  const matches = page.getByRole('link', { name: 'Matches' });
  const code = page.waitForResponse(/MatchResultsPage-.*\.js$/);
  await matches.hover();
  await code;
  await page.getByRole('heading', { name: 'Your Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.context().setOffline(true);
  await cancelAndExpect(page, NETWORK);
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByText('Pending', { exact: true }), 'the content stays').toBeVisible();
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
  await expect(toast(page, 'Your visit has been cancelled.')).toBeVisible();
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'cancelled' }]);
});

test('R9.09 a toast stays at the top centre for five seconds, and repeating it restarts the time', async ({
  page,
  shelter,
  faults,
}) => {
  await openDashboardWithVisit(page, shelter);
  await pauseTime(page);
  await faults.respond(CANCEL, 400);
  await cancelAndExpect(page, 'Bad request.');
  const badRequest = toast(page, 'Bad request.');
  const box = await toasts(page).boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
  expect(box?.y).toBeLessThan(120);
  await page.clock.runFor(4_000);
  await expect(badRequest).toBeVisible();
  await cancelAndExpect(page, 'Bad request.');
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(badRequest, 'the time restarted').toBeVisible();
  await page.clock.runFor(1_000);
  await runUntil(page, toasts(page), 0);
});

test('R9.09 at most 20 toasts show at once, and the oldest disappear first', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/cancel$/);
  await openDashboardWithVisit(page, shelter);
  await pauseTime(page);
  let count = 0;
  await page.route('**/cancel', (route) => {
    count += 1;
    return route.fulfill({ status: 400, json: { detail: `Failure ${count}.` } });
  });
  for (let round = 1; round <= 22; round += 1) await cancelAndExpect(page, `Failure ${round}.`);
  await expect(toasts(page)).toHaveCount(20);
  await expect(toast(page, 'Failure 2.')).toHaveCount(0);
  await expect(toast(page, 'Failure 3.')).toHaveCount(1);
});
