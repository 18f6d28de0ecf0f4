import type { Locator, Page } from '@playwright/test';
import type { Call, Faults } from './support/faults.ts';
import { beAdopter, beStaff, expect, test, toast } from './support/journey.ts';
import { pauseTime, runUntil } from './support/page-time.ts';
import { addPet, addVisitOf, savePreferences } from './support/shelter-rows.ts';
import type { ShelterServer } from './support/shelter-server.ts';

/** A call whose failure the generic toasts tell: its screen says nothing of its own. */
const CANCEL: Call = 'POST /visit-requests/*/cancel';
const NETWORK = 'Unable to connect to the server. Please check your internet connection.';

/** An adopter's dashboard with one visit in a week, on a page whose time a test can move. */
async function openVisit(page: Page, shelter: ShelterServer): Promise<string> {
  await page.clock.install();
  // The limit of a call is kept by the browser itself, which the clock of a page does not hold.
  await page.addInitScript(() => {
    AbortSignal.timeout = (limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), limit);
      return controller.signal;
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const userId = await beAdopter(page);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const startsAt = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString();
  await addVisitOf(shelter, userId, { petId, startsAt, status: 'pending' });
  await page.goto('/dashboard');
  // The first touch brings the code of the toasts: what is told later takes no time of the page.
  await page.getByRole('heading', { name: 'Your Visit Requests' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  return userId;
}

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

async function askToCancel(page: Page): Promise<void> {
  // Many toasts may lie over them, which a pointer would have to dismiss first.
  await page.getByRole('button', { name: 'Cancel Visit with Biscuit' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Cancel Visit', exact: true }).dispatchEvent('click');
}

/** Calls the visit off and waits for what is said about it. */
async function cancelAndRead(page: Page, says: string): Promise<void> {
  await askToCancel(page);
  await expect(toast(page, says)).toBeAttached();
  await runUntil(page, page.getByRole('dialog'), 0, { step: 1 });
}

const page503 = '<html><body>The gateway is tired</body></html>';

const refusals: [ids: string, status: number, body: object | string, says: string][] = [
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

const ids = [...new Set(refusals.flatMap(([names]) => names.split(' ')))].join(' ');

test(`${ids} R9.09 each refusal is told once, in its own words, and goes by itself`, async ({
  page,
  shelter,
  faults,
}) => {
  await openVisit(page, shelter);
  for (const [names, status, body, says] of refusals) {
    const fault = await faults.refuse(CANCEL, status, body);
    await cancelAndRead(page, says);
    await expect(toasts(page), `${names} ${status} told once`).toHaveCount(1);
    // A refused CSRF value is fetched anew and the call repeated before anything is said (D11).
    expect(fault.count()).toBe(names === 'R8.03' ? 2 : 1);
    await fault.stop();
    await page.clock.runFor(5_000);
    await runUntil(page, toasts(page), 0);
  }
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'pending' }]);
});

test('R8.01 R8.11 R8.12 R9.01 R7.01 no network, no answer within 15 s, and no request at all are told apart', async ({
  page,
  faults,
  shelter,
}) => {
  await openVisit(page, shelter);
  await pauseTime(page);
  const cut = await faults.cutOff(CANCEL);
  await cancelAndRead(page, NETWORK);
  await expect(toasts(page)).toHaveCount(1);
  await cut.stop();
  await page.clock.runFor(6_000);

  const held = await faults.hold(CANCEL);
  const sent = page.waitForRequest('**/cancel');
  await askToCancel(page);
  await sent;
  await page.clock.runFor(14_500);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Processing...' });
  await expect(confirm, 'it may still come').toBeDisabled();
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.runFor(500);
  const noResponse = toast(page, 'No response from server. Please check your connection.');
  await runUntil(page, noResponse, 1);
  await expect(toasts(page)).toHaveCount(1);
  await held.letGo();
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'pending' }]);
  await page.clock.runFor(6_000);

  // An id that no address can hold.
  await page.route('**/api/visit-requests/my', async (route) => {
    const answer = await route.fetch();
    const [visit] = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...visit, id: '\ud800' }] });
  });
  await page.reload();
  await page.clock.resume();
  await askToCancel(page);
  await expect(toast(page, 'Request setup error: URI malformed.')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('R8.01 R2.45 R2.46 who is offline is told so, loses nothing, and goes on when the network is back', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/net::ERR_INTERNET_DISCONNECTED/);
  await savePreferences(shelter, await openVisit(page, shelter));
  await page.reload();
  const matches = page.getByRole('link', { name: 'Matches' });
  const code = page.waitForResponse(/MatchResultsPage-.*\.js$/);
  await matches.hover();
  await code;
  await page.getByRole('heading', { name: 'Your Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.context().setOffline(true);
  await cancelAndRead(page, NETWORK);
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByText('Pending', { exact: true }), 'what was there stays').toBeVisible();
  await matches.click();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText(NETWORK);
  await told.getByRole('button', { name: 'Try Again' }).click();
  await expect(told).toContainText(NETWORK);
  await page.context().setOffline(false);
  await told.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article', { name: 'Biscuit' })).toBeVisible();
  await page.goBack();
  await askToCancel(page);
  await expect(toast(page, 'Your visit has been cancelled.')).toBeVisible();
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'cancelled' }]);
});

test('R9.09 a toast stands top-centre for five seconds, and the same one starts anew', async ({
  page,
  shelter,
  faults,
}) => {
  await openVisit(page, shelter);
  await pauseTime(page);
  await faults.refuse(CANCEL, 400);
  await cancelAndRead(page, 'Bad request.');
  const said = toast(page, 'Bad request.');
  const box = await toasts(page).boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
  expect(box?.y).toBeLessThan(120);
  await page.clock.runFor(4_000);
  await expect(said).toBeVisible();
  await cancelAndRead(page, 'Bad request.');
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(said, 'told again, so it stays longer').toBeVisible();
  await page.clock.runFor(1_000);
  await runUntil(page, toasts(page), 0);
});

test('R9.09 no more than 20 toasts stand at once; the oldest go', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/cancel$/);
  await openVisit(page, shelter);
  await pauseTime(page);
  let count = 0;
  await page.route('**/cancel', (route) => {
    count += 1;
    return route.fulfill({ status: 400, json: { detail: `Failure ${count}.` } });
  });
  for (let round = 1; round <= 22; round += 1) await cancelAndRead(page, `Failure ${round}.`);
  await expect(toasts(page)).toHaveCount(20);
  await expect(toast(page, 'Failure 2.')).toHaveCount(0);
  await expect(toast(page, 'Failure 3.')).toHaveCount(1);
});

/** How a read or write fails, and the reason that stands below the sentence of its screen. */
const reasons: [what: string, status: number | 'offline', reason: string][] = [
  ['offline', 'offline', NETWORK],
  ['429', 429, 'Too many requests. Please try again later.'],
  ['403', 403, 'You do not have permission to perform this action.'],
  ['500', 500, 'An internal server error occurred. Please try again later.'],
];

/** The sentence, and below it the reason. */
async function expectToldWith(place: Locator, sentence: string, reason: string, what: string) {
  await expect(place, what).toContainText(sentence);
  await expect(place, what).toContainText(reason);
  const text = (await place.textContent()) ?? '';
  expect(text.indexOf(sentence), what).toBeLessThan(text.indexOf(reason));
}

const fail = (faults: Faults, call: Call, how: number | 'offline') =>
  how === 'offline' ? faults.cutOff(call) : faults.refuse(call, how);

test('F20 R8.33 a read that fails says what failed and why, in its place', async ({
  page,
  faults,
}) => {
  await beAdopter(page);
  for (const [what, how, reason] of reasons) {
    const visits = await fail(faults, 'GET /visit-requests/my', how);
    await page.goto('/dashboard');
    const section = page.getByRole('region', { name: 'Your Visit Requests' });
    await expectToldWith(section, 'Failed to load visits. Please try again.', reason, what);
    await visits.stop();
    await section.getByRole('button', { name: 'Try Again' }).click();
    await expect(section.getByText('No visit requests yet.')).toBeVisible();
  }
});

test('F20 R8.33 the lists of staff say why they did not load', async ({ page, faults }) => {
  await beStaff(page);
  for (const [what, how, reason] of reasons) {
    const visits = await fail(faults, 'GET /admin/visit-requests', how);
    const pets = await fail(faults, 'GET /pets', how);
    await page.goto('/admin/dashboard');
    const petSection = page.getByRole('region', { name: 'Pet Management' });
    const visitSection = page.getByRole('region', { name: 'Visit Requests' });
    await expectToldWith(petSection, 'Failed to load pets. Please try again.', reason, what);
    await expectToldWith(visitSection, 'Failed to load visits. Please try again.', reason, what);
    await visits.stop();
    await pets.stop();
  }
});

test('F20 R8.31 R8.34 a write that fails says what failed and why, in form and toast', async ({
  page,
  shelter,
  faults,
}) => {
  const { id } = await addPet(shelter, { name: 'Biscuit' });
  await beStaff(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Edit Biscuit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Pet' });
  await form.getByLabel('Breed').fill('Old English Sheepdog');
  for (const [what, how, reason] of reasons) {
    const fault = await fail(faults, 'PATCH /pets/*', how);
    await form.getByRole('button', { name: 'Update Pet' }).click();
    await expectToldWith(toasts(page).last(), 'Failed to update pet', reason, what);
    await expectToldWith(form.locator('form'), 'Failed to update pet', reason, what);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(toasts(page)).toHaveCount(0);
    await fault.stop();
  }
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expect(form).toBeHidden();
  expect(await shelter.query('SELECT breed FROM pets WHERE id = $1', [id])).toEqual([
    { breed: 'Old English Sheepdog' },
  ]);
});
