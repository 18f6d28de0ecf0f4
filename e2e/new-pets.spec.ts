import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { matchCards } from './support/matches-page.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';

const noArrivalsLeft = (shelter: ShelterServer) =>
  expect.poll(() => shelter.query('SELECT FROM pet_arrivals'), { timeout: 45_000 }).toHaveLength(0);

const recordCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};

test('B1.10 a new great match and what an alert found are marked in the navigation until the pages are opened', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const userId = await startAdopterSession(page);
  await savePreferences(shelter, userId, { preferred_age: 'Young', preferred_size: 'Medium' });
  await shelter.query(
    `INSERT INTO pet_alerts (id, user_id, kind, query, frequency, created_at)
     VALUES (gen_random_uuid(), '${userId}', 'search', 'species=Dog', 'daily', now())`,
  );
  await addPet(shelter, { name: 'Known', size: 'Large' });
  await noArrivalsLeft(shelter);
  const seen = page.waitForResponse('**/api/new-pets/matches/seen');
  await page.goto('/match-results');
  await expect(matchCards(page)).toHaveCount(1);
  await seen;
  await addPet(shelter, { name: 'Biscuit' });
  await noArrivalsLeft(shelter);

  const calls = recordCalls(page);
  await page.goto('/favorites');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toHaveAccessibleDescription('2 new pets in your alerts, 1 new great match');
  expect(calls.filter((call) => call.includes('new-pets'))).toEqual([]);
  await menu.click();
  const matches = page.getByRole('link', { name: 'Matches (1 new great match)' });
  await expect(matches).toBeVisible();
  await expectNoViolations(page, 'the marks in the menu');
  await matches.click();
  await expect(matchCards(page)).toHaveCount(2);
  await expect(menu).toHaveAccessibleDescription('2 new pets in your alerts');

  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page, 'the marks in the navigation');
  await page.getByRole('link', { name: 'My Account (2 new pets in your alerts)' }).click();
  await page
    .getByRole('link', { name: 'Alerts about new pets (2 new pets in your alerts)' })
    .click();
  await expect(page.getByText('2 new pets since your last look')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Matches', exact: true })).toBeVisible();
});
