import type { Page } from '@playwright/test';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet, addVisit, insertPets, savePreferences } from './support/shelter-data.ts';

/** Opens each page, waits for its last content, and checks that there were no layout shifts. */
async function expectNoShifts(page: Page, pages: [path: string, shows: string][]): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, shows] of pages) {
      await page.goto(path);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      expect.soft(await layoutShifts(page), `${path}, ${width} px wide`).toEqual([]);
    }
  }
}

test.beforeEach(async ({ page, consoleWatch }) => {
  // Missing preferences (R7.10), a deleted pet and an unknown address are 404.
  consoleWatch.expectError(/404/);
  await page.goto('/');
  // Fills the cache with the fonts: late fonts would cause shifts on a slow machine.
  await page.evaluate(() => document.fonts.ready);
  await recordLayoutShifts(page);
});

test('R2.01 R2.02 R2.03 R2.04 R2.10 R2.35 B1.12 the pages of visitors have no layout shifts', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 30);
  await shelter.query(`UPDATE pets SET created_at = created_at - interval '214 days'`);
  const { id } = await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  await expectNoShifts(page, [
    ['/', 'Waiting 214 days'],
    ['/pets', 'Available Pets'],
    [`/pets?petId=${id}`, 'Sign up or log in to request a visit'],
    ['/pets?petId=00000000-0000-7000-8000-000000000000', 'We could not find this pet'],
    ['/login', 'Sign In'],
    ['/signup', 'Create Account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=x', 'Choose a new password'],
    ['/no/such/page', 'Oops!'],
  ]);
});

test('R2.05 R2.06 R2.07 R2.27 R2.43 the pages of adopters have no layout shifts, with and without data', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 8);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  const id = await startAdopterSession(page);
  await expectNoShifts(page, [
    ['/questionnaire', 'About You – Step 1 of 2'],
    ['/match-results', 'Please complete the questionnaire'],
    ['/dashboard', 'No visit requests yet.'],
  ]);
  await savePreferences(shelter, id, {}, []);
  await addVisit(shelter, {
    userId: id,
    petId,
    startsAt: '2030-12-30T19:00:00Z',
    status: 'confirmed',
  });
  await expectNoShifts(page, [
    ['/questionnaire', 'About You – Step 1 of 2'],
    ['/match-results', 'Load More Matches'],
    ['/dashboard', 'Preferred Age'],
    [`/pets?petId=${petId}`, 'Schedule a Visit'],
  ]);
});
