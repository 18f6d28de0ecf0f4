import type { Page } from '@playwright/test';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { addPets } from './support/shelter-data.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Links and buttons of the navigation in order, without logo and theme. */
const items = (page: Page) =>
  navigation(page)
    .getByRole('listitem')
    .getByRole('link')
    .or(navigation(page).getByRole('listitem').getByRole('button'));

async function expectLinks(page: Page, links: Record<string, string>): Promise<void> {
  for (const [name, href] of Object.entries(links)) {
    await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
}

test('R2.20 R2.21 visitors have links to home, Pets and Log In', async ({ page }) => {
  await page.goto('/pets');
  await expect(items(page)).toHaveText(['Pets', 'Log In']);
  await expectLinks(page, { Pawmatch: '/', Pets: '/pets', 'Log In': '/login' });
  await navigation(page).getByRole('link', { name: 'Pawmatch' }).click();
  await expect(page).toHaveURL('/');
});

test('R2.20 R2.22 staff have My Account and Log Out', async ({ page }) => {
  await startStaffSession(page);
  await page.goto('/pets');
  await expect(items(page)).toHaveText(['My Account', 'Log Out']);
  await expectLinks(page, { Pawmatch: '/', 'My Account': '/admin' });
  await navigation(page).getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('R2.20 R2.23 adopters have My Account, Pets, Matches and Log Out', async ({ page }) => {
  await startAdopterSession(page);
  await page.goto('/');
  await expect(items(page)).toHaveText(['My Account', 'Pets', 'Matches', 'Log Out']);
  await expectLinks(page, {
    Pawmatch: '/',
    'My Account': '/dashboard',
    Pets: '/pets',
    Matches: '/match-results',
  });
  await navigation(page).getByRole('link', { name: 'Matches' }).click();
  await expect(page).toHaveURL('/match-results');
  await expect(navigation(page).getByRole('link', { name: 'Matches' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('R2.23 on a phone the links of an adopter are in a menu that closes on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startAdopterSession(page);
  await page.goto('/dashboard');
  const pets = navigation(page).getByRole('link', { name: 'Pets' });
  await expect(pets).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(pets).toBeVisible();
  await expect(navigation(page).getByRole('button', { name: 'Log Out' })).toBeVisible();
  await pets.click();
  await expect(page).toHaveURL('/pets');
  await expect(pets).toBeHidden();
});

test('R2.21 a signed-in user does not see the visitor’s links while the account loads', async ({
  page,
  faults,
}) => {
  await startAdopterSession(page);
  const account = await faults.hold('GET /users/me');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Pet Match' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Log In' })).toBeHidden();
  await account.release();
  await expect(navigation(page).getByRole('link', { name: 'Matches' })).toBeVisible();
});

/** Records the theme and background of every frame. */
async function recordFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const recordFrame = () => {
      if (document.body && document.styleSheets.length > 0) {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        seen.push(`${document.documentElement.dataset.theme} ${backgroundColor}`);
      }
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () => page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes);
}

test('R2.20 the theme follows the system, then the switch, and never flashes', async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);

  const themes = page.getByRole('combobox', { name: 'Theme' });
  await expect(themes.getByRole('option')).toHaveText(['System', 'Light', 'Dark']);
  await themes.selectOption('Light');
  await expect.poll(background).toBe(light);

  const frames = await recordFrames(page);
  await page.reload();
  await expect(themes).toHaveValue('light');
  expect(new Set(await frames())).toEqual(new Set([`light ${light}`]));
  await themes.selectOption('System');
  await expect.poll(background).toBe(dark);
});

test('R2.20 the first Tab reaches a link that skips the navigation', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/login');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('R2.20 R2.21 each page has a title, and its heading gets the focus', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Find Your Perfect Pet Match – Pawmatch');
  await navigation(page).getByRole('link', { name: 'Pets' }).click();
  await expect(page).toHaveTitle('Available Pets – Pawmatch');
  await expect(page.getByRole('heading', { name: 'Available Pets' })).toBeFocused();
  await navigation(page).getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveTitle('Log In – Pawmatch');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('R2.33 going back restores the scroll position', async ({ page, shelter }) => {
  await addPets(shelter, 24);
  await page.goto('/pets');
  await expect(page.getByText('24 pets are looking for a home')).toBeVisible();
  await page.getByRole('article', { name: 'Pet 20' }).scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => Math.round(scrollY));
  expect(scrollPosition).toBeGreaterThan(1_000);
  // Playwright's click would scroll to the navigation at the top.
  await navigation(page).getByRole('link', { name: 'Log In' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrollPosition);
});
