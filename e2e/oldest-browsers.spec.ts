import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillPetForm } from './support/admin-dashboard.ts';
import { emulateOldestBrowsers } from './support/oldest-browsers.ts';
import { fillQuestionnaire, logInAsAdmin, newPerson, signUp } from './support/people.ts';
import { addPet } from './support/shelter-data.ts';
import { expect, test } from './support/test.ts';

const ASSETS = fileURLToPath(new URL('../apps/web/dist/client/assets', import.meta.url));

/** The contents of all built files with an extension. */
const readBuiltFiles = (ending: string): string =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'))
    .join('\n');

test.describe('in the oldest supported browsers', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(({ page }) => emulateOldestBrowsers(page));

  test('F26 a visitor finds a pet, signs up and requests a visit', async ({
    page,
    shelter,
    consoleWatch,
  }) => {
    // R7.10, R4.11: reading and updating preferences is 404 until they exist.
    consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
    await addPet(shelter, { name: 'Biscuit' });
    await addPet(shelter, { name: 'Chai', species: 'Cat' });
    await page.goto('/pets');
    const dogs = page.getByText('Dogs', { exact: true });
    const colour = () => dogs.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await dogs.click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect.poll(colour, 'the selection is visible').not.toBe(before);
    await page.getByRole('article', { name: 'Biscuit' }).getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
    await signUp(page, newPerson());
    await fillQuestionnaire(page);
    const card = page.getByRole('article', { name: 'Biscuit' });
    await card.getByRole('button', { name: /^Schedule a Visit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Meet Biscuit!' });
    await dialog.getByLabel('Date').selectOption({ index: 1 });
    await dialog.getByLabel('Time').selectOption({ label: '2:00 PM' });
    await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
    await expect(page.getByText('Visit request submitted for Biscuit!')).toBeVisible();
    await expect(page.getByText('Visit Scheduled')).toBeVisible();
    // Without popover support there is no menu, and the links are on the page.
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  test('F26 staff add a pet', async ({ page }) => {
    await logInAsAdmin(page);
    await page.getByRole('button', { name: 'Add New Pet' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Pet' });
    await fillPetForm(form);
    await form.getByRole('button', { name: 'Add Pet' }).click();
    await expect(page.getByText('Pet created successfully')).toBeVisible();
  });
});

test('F26 the built scripts use no API that the oldest browsers lack', () => {
  const newer = [
    /\bURL\.(canParse|parse)\(/,
    /\bAbortSignal\.any\(/,
    /\bPromise\.(withResolvers|try)\(/,
    /\b(Object|Map)\.groupBy\(/,
    /\bArray\.fromAsync\(/,
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    /\bRegExp\.escape\(/,
  ];
  const scripts = readBuiltFiles('.js');
  expect(newer.filter((pattern) => pattern.test(scripts)).map(String)).toEqual([]);
});

test('F26 the built styles use no syntax that the oldest browsers lack', () => {
  const styles = readBuiltFiles('.css');
  expect(styles).not.toContain('light-dark(');
  expect(styles, 'no nesting').not.toMatch(/[{;}]\s*&/);
  // An unknown selector invalidates its whole selector list.
  const lists = [...styles.matchAll(/[{}]([^{}@;]*:(?:has\(|popover-open)[^{}]*)\{/g)];
  const selectors = lists.map(([, list = '']) =>
    list.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, ''),
  );
  expect(selectors.filter((list) => list.includes(','))).toEqual([]);
});
