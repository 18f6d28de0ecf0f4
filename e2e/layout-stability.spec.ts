import type { Page } from '@playwright/test';
import { beAdopter, expect, test } from './support/journey.ts';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet, addPetsAtOnce, addVisitOf, savePreferences } from './support/shelter-rows.ts';

/** Opens each page anew, waits for what comes last, and adds up what has moved meanwhile. */
async function expectStill(page: Page, pages: [path: string, shows: string][]): Promise<void> {
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
  // R7.10: no preferences yet is 404; a pet that is gone, and no page at an address.
  consoleWatch.expectError(/404/);
  await page.goto('/');
  // Fonts that come a moment late, on a slow machine, are no fault of the page's: they are kept now.
  await page.evaluate(() => document.fonts.ready);
  await watchLayoutShifts(page);
});

test('R2.01 R2.02 R2.03 R2.04 R2.10 R2.35 nothing jumps on what visitors open', async ({
  page,
  shelter,
}) => {
  await addPetsAtOnce(shelter, 30);
  const { id } = await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  await expectStill(page, [
    ['/', 'Find Your Perfect Pet Match'],
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

test('R2.05 R2.06 R2.07 R2.27 R2.43 nothing jumps on what adopters open, new or not', async ({
  page,
  shelter,
}) => {
  await addPetsAtOnce(shelter, 8);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  const id = await beAdopter(page);
  await expectStill(page, [
    ['/questionnaire', 'About You – Step 1 of 2'],
    ['/match-results', 'Please complete the questionnaire'],
    ['/dashboard', 'No visit requests yet.'],
  ]);
  await savePreferences(shelter, id, {}, []);
  await addVisitOf(shelter, id, { petId, startsAt: '2030-12-30T19:00:00Z', status: 'confirmed' });
  await expectStill(page, [
    ['/questionnaire', 'About You – Step 1 of 2'],
    ['/match-results', 'Load More Matches'],
    ['/dashboard', 'Preferred Age'],
    [`/pets?petId=${petId}`, 'Schedule a Visit'],
  ]);
});
