import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { bookableDates, slotInstant } from '@pawmatch/contract/visits/bookable-times';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';
import { callAsStaff } from './support/staff-calls.ts';

const visitsOf = (page: Page) => page.getByRole('region', { name: 'Your Visit Requests' });
const visitWith = (page: Page, name: string) =>
  visitsOf(page).getByRole('listitem').filter({ hasText: name });
const cancelButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Cancel Visit with ${name}`, exact: true });

/** The hues of the text and the background of a badge, in degrees. */
const huesOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor].map((text) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('No canvas.');
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
      return ((angle * 180) / Math.PI + 360) % 360;
    });
  });

/** `daily-use-adopter.spec.ts` checks that the two reds differ. */
const hues = { yellow: [30, 65], green: [100, 170], red: [335, 360] } as const;

/** 3 PM at the shelter in winter, which is the next day in the browser's zone. */
const at3pm = (day: string) => `${day}T20:00:00.000Z`;

test('R2.46 D36 F23 R4.13 D19 D22 visits show their pet, shelter time and coloured status, upcoming ones apart from past and cancelled ones', async ({
  page,
  shelter,
}) => {
  const userId = await startAdopterSession(page);
  const visits = [
    ['Apollo', 'pending', '2031-01-06', 'Monday, January 6, 2031', 'yellow'],
    ['Biscuit', 'confirmed', '2031-01-03', 'Friday, January 3, 2031', 'green'],
    ['Cleo', 'approved', '2030-12-31', 'Tuesday, December 31, 2030', 'red'],
    ['Dotty', 'cancelled', '2030-12-30', 'Monday, December 30, 2030', 'red'],
    ['Echo', 'completed', '2025-02-04', 'Tuesday, February 4, 2025', 'red'],
    ['Fudge', 'pending', '2025-02-03', 'Monday, February 3, 2025', 'yellow'],
  ] as const;
  const petIds = new Map<string, string>();
  // Inserted in the opposite order.
  for (const [name, status, day] of visits.toReversed()) {
    const photo = name === 'Apollo' ? await phonePhoto() : undefined;
    const { id: petId } = await addPet(shelter, { name }, photo);
    petIds.set(name, petId);
    await addVisit(shelter, { userId, petId, startsAt: at3pm(day), status });
  }
  await page.goto('/dashboard');
  const items = visitsOf(page).getByRole('listitem');
  const order = ['Cleo', 'Biscuit', 'Apollo', 'Dotty', 'Echo', 'Fudge'];
  await expect(items.getByRole('heading')).toHaveText(order);
  const past = page.getByRole('region', { name: 'Past and Cancelled' });
  await expect(past.getByRole('heading', { level: 4 })).toHaveText(order.slice(3));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, status, day, date, colour] of visits) {
      const visit = visitWith(page, name);
      const time = visit.getByText(`${date} at 3:00 PM`, { exact: true });
      await expect(time).toHaveAttribute('datetime', at3pm(day));
      const label = status.charAt(0).toUpperCase() + status.slice(1);
      const [from, to] = hues[colour];
      for (const hue of await huesOf(visit.getByText(label, { exact: true }))) {
        expect(hue, `${status}, ${colorScheme}`).toBeGreaterThan(from);
        expect(hue, `${status}, ${colorScheme}`).toBeLessThan(to);
      }
      await expect(visit.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/pets?petId=${petIds.get(name)}`,
      );
    }
  }
  const photo = visitWith(page, 'Apollo').locator('img');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  // Completed, past and cancelled visits have no button.
  await expect(page.getByRole('button', { name: /^Cancel Visit with/ })).toHaveCount(3);
  for (const name of ['Apollo', 'Biscuit', 'Cleo']) {
    await expect(cancelButton(page, name)).toBeVisible();
  }

  await callAsStaff(shelter, `DELETE /pets/${petIds.get('Apollo')}`);
  await page.reload();
  const orphan = visitWith(page, 'Pet name not available');
  await expect(orphan.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(orphan.getByRole('link')).toHaveCount(0);
  await expect(orphan.getByRole('button')).toHaveCount(0);
});

test('R2.46 R2.56 D24 a visit is cancelled after confirmation, and the dialog can be dismissed', async ({
  page,
  shelter,
  faults,
}) => {
  const userId = await startAdopterSession(page);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const startsAt = at3pm('2031-01-03');
  await addVisit(shelter, { userId, petId, startsAt, status: 'confirmed' });
  const statuses = () => shelter.query('SELECT status FROM visits');
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  for (const dismiss of [
    () => dialog.getByRole('button', { name: 'Keep Visit' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await cancelButton(page, 'Biscuit').click();
    await expect(dialog).toContainText('Biscuit, Friday, January 3, 2031 at 3:00 PM.');
    await expect(dialog.getByRole('button', { name: 'Keep Visit' })).toBeFocused();
    await dismiss();
    await expect(dialog).toHaveCount(0);
    await expect(cancelButton(page, 'Biscuit')).toBeFocused();
  }
  expect(await statuses()).toEqual([{ status: 'confirmed' }]);

  const cancellation = await faults.hold('POST /visit-requests/*/cancel');
  await cancelButton(page, 'Biscuit').click();
  await dialog.getByRole('button', { name: 'Cancel Visit' }).click();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Keep Visit' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog, 'the dialog stays during the call').toBeVisible();
  await cancellation.release();
  await expect(toast(page, 'Your visit has been cancelled.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(visitWith(page, 'Biscuit').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(cancelButton(page, 'Biscuit')).toHaveCount(0);
  expect(await statuses()).toEqual([{ status: 'cancelled' }]);
});

test('R4.17 R2.46 D24 status changes by staff show after a reload and after a failed cancellation', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/cancel$/);
  const userId = await startAdopterSession(page);
  const visits = new Map<string, string>();
  for (const [name, day] of [
    ['Biscuit', '2031-01-03'],
    ['Cleo', '2030-12-31'],
  ] as const) {
    const { id: petId } = await addPet(shelter, { name });
    const startsAt = at3pm(day);
    visits.set(name, await addVisit(shelter, { userId, petId, startsAt, status: 'pending' }));
  }
  const setStatus = (name: string, status: string) =>
    callAsStaff(shelter, `PUT /admin/visit-requests/${visits.get(name)}/status`, { status });
  const status = (name: string, text: string) =>
    expect(visitWith(page, name).getByText(text, { exact: true }), name).toBeVisible();
  await page.goto('/dashboard');
  await status('Biscuit', 'Pending');
  await setStatus('Biscuit', 'Confirmed');
  await setStatus('Cleo', 'Cancelled');
  await page.reload();
  await status('Biscuit', 'Confirmed');
  await status('Cleo', 'Cancelled');
  await expect(cancelButton(page, 'Cleo')).toHaveCount(0);
  await setStatus('Cleo', 'Pending');
  await page.reload();
  await status('Cleo', 'Pending');

  // The open page shows neither change yet.
  await setStatus('Biscuit', 'Completed');
  await setStatus('Cleo', 'Cancelled');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel Visit' });
  await cancelButton(page, 'Biscuit').click();
  await confirm.click();
  await expect(toast(page, 'This visit can no longer be cancelled.')).toBeVisible();
  await status('Biscuit', 'Completed');
  await expect(cancelButton(page, 'Biscuit')).toHaveCount(0);
  await status('Cleo', 'Cancelled');
  expect(await shelter.query('SELECT status FROM visits ORDER BY starts_at')).toEqual([
    { status: 'cancelled' },
    { status: 'completed' },
  ]);
});

test('R2.46 R2.60 a visit with a long name and a broken photo fits a small phone', async ({
  page,
  shelter,
}) => {
  const userId = await startAdopterSession(page);
  const long = 'Wolfgang'.repeat(12);
  const { id: petId } = await addPet(shelter, {
    name: long,
    image_url: 'https://photos.invalid/x',
  });
  await addVisit(shelter, { userId, petId, startsAt: at3pm('2031-01-03'), status: 'pending' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('https://photos.invalid/**', (route) =>
    route.fulfill({ status: 200, body: '' }),
  );
  await page.goto('/dashboard');
  const visit = visitWith(page, long);
  await expect(visit.locator('img'), 'a placeholder replaces the broken photo').toHaveCount(0);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  for (const part of [visit.getByRole('link'), visit.locator('time'), cancelButton(page, long)]) {
    const box = await part.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
  }
  await cancelButton(page, long).click();
  await expect(page.getByRole('dialog')).toContainText(long);
});

test('B3.06 B3.03 B3.01 each upcoming visit can be moved, and its history says who did what', async ({
  page,
  shelter,
}) => {
  const userId = await startAdopterSession(page);
  const place = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
  const dates = bookableDates(new Date(), place);
  for (const [index, name] of ['Ailsa', 'Biscuit'].entries()) {
    const { id: petId } = await addPet(shelter, { name });
    const startsAt = slotInstant(dates[index + 2] ?? '', '10:00', TIME_ZONE)?.toISOString() ?? '';
    await addVisit(shelter, { userId, petId, startsAt, status: 'pending' });
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your Next Visit' })).toContainText('Meet Ailsa');
  const waiting = page.getByRole('region', { name: 'Waiting for an Answer' });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  await expect(waiting).toContainText('The shelter answers by');
  await page.getByRole('button', { name: 'Add to Calendar: visit with Biscuit' }).click();
  await expect(page.getByRole('menuitem', { name: 'Google Calendar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move Visit with Biscuit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Your Visit with Biscuit' });
  await dialog.getByLabel('Date').selectOption({ index: 1 });
  await dialog.getByLabel('Time').selectOption('12:30 PM');
  await dialog.getByRole('button', { name: 'Move Visit' }).click();
  await expect(dialog).toHaveCount(0);
  const biscuit = visitWith(page, 'Biscuit');
  await expect(biscuit.getByText(/ at 12:30 PM$/)).toBeVisible();
  await biscuit.getByText('History').click();
  await expect(biscuit.getByText(/^You moved the visit from .* at 10:00 AM to /)).toBeVisible();
  await expectNoViolations(page, 'the dashboard with two requests and an open history');
});

test("R3.34 R3.24 visits with the specification's fields alone are shown, and odd ones take nothing down", async ({
  page,
}) => {
  await startAdopterSession(page);
  const odd = [
    null,
    'text',
    {},
    { id: 5, status: null, pet: 'Rex', requested_at: 'soon', user: [] },
  ];
  await page.route('**/api/visit-requests/my', (route) =>
    route.fulfill({
      json: [
        {
          _id: 'a',
          pet_id: 'p',
          pet_name: 'Apollo',
          status: 'Pending',
          requested_at: at3pm('2031-01-06'),
        },
        ...odd,
      ],
    }),
  );
  await page.goto('/dashboard');
  await expect(visitsOf(page).getByRole('heading', { level: 4 })).toHaveText([
    'Apollo',
    'Pet name not available',
  ]);
  await expect(visitWith(page, 'Apollo').getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('Date not available')).toBeVisible();
});
