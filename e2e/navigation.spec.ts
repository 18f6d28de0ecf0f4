import type { Page } from '@playwright/test';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { insertPets } from './support/shelter-data.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('R1.01 R2.01 R2.02 R2.04 R2.20 R2.21 R2.33 R6.01 visitors go from page to page: each has a title, focus on its heading, a link that skips the navigation, and its scroll position on the way back', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 24);
  await page.goto('/');
  await expect(page).toHaveTitle('Find Your Perfect Pet Match – Pawmatch');
  await navigation(page).getByRole('link', { name: 'Pets' }).click();
  await expect(page).toHaveTitle('Available Pets – Pawmatch');
  await expect(page.getByRole('heading', { name: 'Available Pets' })).toBeFocused();
  await expect(page.getByText('24 pets are looking for a home')).toBeVisible();

  const card = page.getByRole('article', { name: 'Pet 20' });
  const top = () => card.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await card.scrollIntoViewIfNeeded();
  // From then on all cards are laid out.
  await expect(page.locator('[data-scrolled]')).toBeAttached();
  // Playwright's click would scroll to the navigation at the top. Cards that load move the position until then.
  const scrollPosition = await navigation(page)
    .getByRole('link', { name: 'Log In' })
    .evaluate((link: HTMLElement) => {
      const before = Math.round(scrollY);
      link.click();
      return before;
    });
  expect(scrollPosition).toBeGreaterThan(1_000);
  await expect(page).toHaveTitle('Log In – Pawmatch');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrollPosition);
  const before = await top();
  // The entry of the history is written when scrolling has ended.
  const savedPosition = () => page.evaluate(() => Math.round(history.state.scrollY));
  await expect.poll(savedPosition).toBe(scrollPosition);
  await page.reload();
  await expect.poll(top).toBe(before);

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

test('R2.21 R2.23 B7.10 adopters never see the links of visitors, and on a phone or with large text have theirs in a menu that closes on navigation', async ({
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

  await page.setViewportSize({ width: 360, height: 740 });
  const pets = navigation(page).getByRole('link', { name: 'Pets' });
  await expect(pets).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(pets).toBeVisible();
  await expect(navigation(page).getByRole('button', { name: 'Log Out' })).toBeVisible();
  await pets.click();
  await expect(page).toHaveURL('/pets');
  await expect(pets).toBeHidden();

  for (const [width, height, text] of [
    [640, 400, 100],
    [360, 740, 200],
    [640, 800, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, text);
    await expect
      .poll(
        async () => (await page.getByRole('banner').boundingBox())?.height,
        `one row at ${width} px, ${text} %`,
      )
      .toBeLessThan((80 * text) / 100);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(pets).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
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
  await expect.poll(frames).not.toEqual([]);
  expect(new Set(await frames())).toEqual(new Set([`light ${light}`]));
  await themes.selectOption('System');
  await expect.poll(background).toBe(dark);
});
