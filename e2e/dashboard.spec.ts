import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { bookableDates } from '@pawmatch/contract/visits/times/bookable-times';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';
import { expectToast } from './support/toasts.ts';

const visitWith = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Your Visit Requests' })
    .getByRole('listitem')
    .filter({ hasText: name });

/** 10 AM at the shelter on one of the days on which visits can be booked. */
const tenOnDay = (index: number) => {
  const schedule = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
  const day = bookableDates(new Date(), schedule)[index] ?? '';
  return fromZonedTime(day, '10:00', TIME_ZONE)?.toISOString() ?? '';
};

/** The hue of the more colourful of text and background of a badge, in degrees. */
const hueOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const colours = [color, backgroundColor].map((text) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('No canvas.');
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
      const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
      return { hue: ((angle * 180) / Math.PI + 360) % 360, chroma };
    });
    return colours.reduce((one, other) => (other.chroma > one.chroma ? other : one)).hue;
  });

const hues = { yellow: [30, 65], green: [100, 170], red: [335, 360] } as const;

test('B7.01 R2.46 R2.56 R2.60 D24 D36 F23 R4.13 visits show their status by label, icon and colour, fit a phone, and are cancelled after confirmation', async ({
  page,
  shelter,
  faults,
}) => {
  const userId = await startAdopterSession(page);
  const long = 'Wolfgang'.repeat(12);
  const visits = [
    ['Apollo', 'confirmed', '2030-12-31', 'green'],
    ['Biscuit', 'approved', '2031-01-02', 'red'],
    [long, 'pending', '2031-01-03', 'yellow'],
    ['Dotty', 'cancelled', '2030-12-30', 'red'],
    ['Echo', 'completed', '2025-02-04', 'red'],
  ] as const;
  const image_url = 'https://photos.invalid/x';
  await page.route(`${image_url}**`, (route) => route.fulfill({ status: 200, body: '' }));
  for (const [name, status, day] of visits) {
    const { id: petId } = await addPet(shelter, { name, ...(name === long && { image_url }) });
    await addVisit(shelter, { userId, petId, startsAt: `${day}T20:00:00.000Z`, status });
  }
  await page.goto('/dashboard');
  const names = page.getByRole('region', { name: 'Your Visit Requests' }).getByRole('heading', {
    level: 4,
  });
  await expect(names).toHaveText(visits.map(([name]) => name));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, status, , colour] of visits) {
      const label = status.charAt(0).toUpperCase() + status.slice(1);
      const badge = visitWith(page, name).getByText(label, { exact: true });
      await expect(badge.locator('[aria-hidden=true]')).toHaveCount(1);
      const [from, to] = hues[colour];
      const hue = await hueOf(badge);
      expect(hue >= from && hue <= to, `${status}, ${colorScheme}: ${hue}`).toBe(true);
    }
  }

  await test.step('a long name and a broken photo on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const visit = visitWith(page, long);
    await expect(visit.locator('img'), 'a placeholder replaces the broken photo').toHaveCount(0);
    await expectNoHorizontalScroll(page);
    const cancel = visit.getByRole('button', { name: /^Withdraw Request/ });
    for (const part of [visit.getByRole('link'), visit.locator('time'), cancel]) {
      const isInWindow = async () => {
        const box = await part.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= 360;
      };
      await expect.poll(isInWindow).toBe(true);
    }
  });

  const cancel = page.getByRole('button', { name: 'Cancel Visit with Biscuit', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  const keep = dialog.getByRole('button', { name: 'Keep Visit' });
  for (const dismiss of [() => keep.click(), () => page.keyboard.press('Escape')]) {
    await cancel.click();
    await expect(dialog).toContainText('Biscuit, Thursday, January 2, 2031 at 3:00 PM.');
    await expect(keep).toBeFocused();
    await dismiss();
    await expect(dialog).toHaveCount(0);
    await expect(cancel).toBeFocused();
  }
  await expect(page.locator('.toasts')).toHaveCount(1);
  const translation = () =>
    page.locator('main').evaluate((main) => getComputedStyle(main).translate);
  expect(await translation(), 'without toasts, the page stays where it is').toBe('none');
  const cancellation = await faults.hold('POST /visit-requests/*/cancel');
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel Visit' }).click();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(keep).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog, 'the dialog stays during the call').toBeVisible();
  await cancellation.release();
  await expectToast(page, 'Your visit has been cancelled.');
  await expect(dialog).toHaveCount(0);
  await test.step('on a phone the toast is a strip between the bar and the heading', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const edges = async () => {
      const parts = [page.locator('header'), page.locator('.toast'), page.locator('h1')];
      const [bar, strip, heading] = await Promise.all(parts.map((part) => part.boundingBox()));
      if (!bar || !strip || !heading) return 'The toast has gone.';
      return bar.y + bar.height <= strip.y && strip.y + strip.height <= heading.y;
    };
    await expect.poll(edges).toBe(true);
  });
  await expect(visitWith(page, 'Biscuit').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(cancel).toHaveCount(0);
  const cancelled = await shelter.query(
    `SELECT name FROM visits JOIN pets ON pets.id = pet_id
     WHERE visits.status = 'cancelled' ORDER BY name`,
  );
  expect(cancelled).toEqual([{ name: 'Biscuit' }, { name: 'Dotty' }]);
});

test('B7.08 B3.06 B3.03 B3.01 the next visit comes first, on one card; it is put into a calendar, moved and cancelled, and the history says who did what', async ({
  page,
  shelter,
}) => {
  const userId = await startAdopterSession(page);
  for (const [index, name] of ['Ailsa', 'Biscuit'].entries()) {
    const { id: petId } = await addPet(shelter, { name });
    await addVisit(shelter, { userId, petId, startsAt: tenOnDay(index + 2), status: 'pending' });
  }
  await page.goto('/dashboard');
  const cards = page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem');
  await expect(cards).toHaveText([/Ailsa/, /Biscuit/]);
  const next = cards.first();
  await expect(next).toContainText('10:00 AM');
  await expect(next).toContainText('Requested, not confirmed yet');
  await expect(next).toContainText('The shelter emails you its answer by');

  await next.getByRole('button', { name: 'Add to Calendar' }).click();
  await expect(page.getByRole('menuitem', { name: 'Google Calendar' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Calendar file' }).click();
  expect((await download).suggestedFilename()).toBe('visit.ics');

  for (const name of ['Ailsa', 'Biscuit']) {
    await page.getByRole('button', { name: `Move Visit with ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Move Your Visit with ${name}` });
    await expect(dialog).toHaveAccessibleDescription(/^Now: .+ at \d+:\d\d [AP]M\.$/);
    await dialog.getByLabel('Date').selectOption({ index: name === 'Ailsa' ? 1 : 2 });
    await dialog.getByLabel('Time').selectOption('12:30 PM');
    await dialog.getByRole('button', { name: 'Move Visit' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(visitWith(page, name).getByText(/ at 12:30 PM$/)).toBeVisible();
  }
  await expect(next).toContainText('12:30 PM');
  const ailsa = visitWith(page, 'Ailsa');
  await ailsa.getByText('History').click();
  await expect(ailsa.getByText(/^You moved the visit from .* at 10:00 AM to /)).toBeVisible();
  await expectNoViolations(page, 'the dashboard with two requests and an open history');
  await ailsa.getByRole('button', { name: 'Withdraw Request to meet Ailsa' }).click();
  await page.getByRole('button', { name: 'Withdraw Request', exact: true }).click();
  await expect(cards).toHaveText([/Biscuit/]);
});
