import { petPath } from '@pawmatch/contract/pets/pet-address';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import {
  adopterStates,
  newcomerStates,
  type PageState,
  type PreparedShelter,
  visitorStates,
} from './support/page-states.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { expectReflow } from './support/reflow.ts';
import { addPet, addVisit, insertPets, savePreferences } from './support/shelter-data.ts';

const PHONE = 360;
const WIDTHS = process.env.NIGHTLY === 'true' ? [PHONE, 1280] : [PHONE];

/**
 * Opens each state at the width of a phone, nightly also of a computer, and checks that nothing has moved while it
 * was loading, that axe finds nothing, and that nothing is cut off at 200 %.
 */
async function expectAccessible(page: Page, states: PageState[], shelter: PreparedShelter) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordLayoutShifts(page);
  for (const { name, path, before, shows, act } of states) {
    for (const width of WIDTHS) {
      const where = `${name}, ${width} px wide`;
      await page.setViewportSize({ width, height: 800 });
      await before?.(page, shelter);
      await page.goto(path(shelter));
      await expect(page.getByText(shows).filter({ visible: true }).first(), where).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      expect.soft(await layoutShifts(page), where).toEqual([]);
      await act?.(page);
      await expectNoViolations(page, where);
      if (width === PHONE) await expectReflow(page, name);
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
}

test.beforeEach(({ consoleWatch }) => {
  // The states cause these errors.
  consoleWatch.expectError(/status of (400|404|500)|ERR_FAILED|Unable to connect|error occurred/i);
});

test('R2.01 R2.02 R2.03 R2.04 R2.10 R2.17 R2.35 R2.38 R2.40 R2.42 S24 B1.06 B1.12 B7.10 the pages of visitors move nothing, have no axe violations, and fit at 200 %', async ({
  page,
  shelter,
  faults,
}) => {
  await insertPets(shelter, 30);
  await shelter.query(`UPDATE pets SET created_at = created_at - interval '214 days'`);
  const name = 'Wolfeschlegelsteinhausenbergerdorff';
  const pet = await addPet(shelter, { name, trainingTraits: ['HouseTrained'] }, await phonePhoto());
  await expectAccessible(page, visitorStates, { petId: pet.id, petPath: petPath(pet), faults });
});

test('R2.05 R2.06 R2.07 R2.28 R2.29 R2.30 R2.45 R2.46 B7.10 the pages of new adopters move nothing, have no axe violations, and fit at 200 %', async ({
  page,
  shelter,
  faults,
}) => {
  const { id: petId } = await addPet(shelter);
  await startAdopterSession(page);
  await expectAccessible(page, newcomerStates, { petId, faults });
});

test('R2.27 R2.34 R2.41 R2.43 R2.44 R2.45 R2.46 R2.47 B7.10 the pages of adopters move nothing, have no axe violations, and fit at 200 %', async ({
  page,
  shelter,
  faults,
}) => {
  await insertPets(shelter, 8);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  const id = await startAdopterSession(page);
  await savePreferences(shelter, id, {}, []);
  await addVisit(shelter, {
    userId: id,
    petId,
    startsAt: '2030-12-30T19:00:00Z',
    status: 'confirmed',
  });
  await expectAccessible(page, adopterStates, { petId, faults });
});

test('R2.20 the theme-color of the browser matches the theme', async ({ page }) => {
  /** Browsers use the first meta element whose media query matches. */
  const themeColor = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const probe = document.createElement('i');
      probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      const matchesPage = () =>
        getComputedStyle(document.body.appendChild(probe)).color ===
        getComputedStyle(document.documentElement).backgroundColor;
      return `${matchesPage() ? 'the page' : 'another theme'}, ${probe.style.color}`;
    });
  const LIGHT = 'the page, rgb(251, 246, 236)';
  const DARK = 'the page, rgb(17, 26, 22)';
  const themes = page.getByRole('combobox', { name: 'Theme' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect.poll(themeColor).toBe(DARK);
  await themes.selectOption('Light');
  await expect.poll(themeColor).toBe(LIGHT);
  await page.reload();
  await expect.poll(themeColor, 'after a reload').toBe(LIGHT);
  await themes.selectOption('System');
  await expect.poll(themeColor).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await themes.selectOption('Dark');
  await expect.poll(themeColor).toBe(DARK);
});
