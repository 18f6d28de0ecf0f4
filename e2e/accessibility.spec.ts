import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { beAdopter, expect, test } from './support/journey.ts';
import { newPerson } from './support/people.ts';
import {
  adopterStates,
  newcomerStates,
  type PreparedShelter,
  type ScreenState,
  visitorStates,
} from './support/screen-states.ts';
import { addPet, addPetsAtOnce, addVisitOf, savePreferences } from './support/shelter-rows.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoFindings(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    // The theme changes colours and nothing else.
    if (colorScheme === 'light') axe.withTags(TAGS);
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** What sticks out of the window, or of the dialog that it is in. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const dialog = document.querySelector('dialog[open]');
    const scrollers = [root, ...(dialog?.querySelectorAll('*') ?? [])].filter(
      (element) => element === root || /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    const isTooWide = scrollers.some((element) => element.scrollWidth > element.clientWidth);
    // The navigation sticks to the window: what is cut off there cannot be scrolled to.
    const parts = document.querySelectorAll(isTooWide ? 'body *' : 'header *');
    return [...parts]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg'))
      .filter(({ children }) => children.length === 0)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || Math.floor(right) > root.clientWidth;
      })
      .map((element) => element.outerHTML.slice(0, 150))
      .concat(isTooWide ? ['the page'] : []);
  });

async function expectReflow(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await tooWide(page), `${where}, 320 px wide`).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await tooWide(page), `${where}, text twice as large`).toEqual([]);
}

async function expectAccessible(page: Page, states: ScreenState[], shelter: PreparedShelter) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, path, before, shows, act } of states) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await before?.(page, shelter);
    await page.goto(path(shelter));
    await expect(page.getByText(shows).filter({ visible: true }).first(), name).toBeVisible();
    await act?.(page);
    await expectNoFindings(page, `${name}, 1280 px wide`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoFindings(page, `${name}, 360 px wide`);
    await expectReflow(page, name);
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

test.beforeEach(({ consoleWatch }) => {
  test.setTimeout(180_000);
  // What the states provoke.
  consoleWatch.expectError(/status of (404|500)|ERR_FAILED|dynamically imported|error occurred/i);
});

test('R2.01 R2.03 R2.04 R2.10 R2.17 R2.38 R2.40 R2.42 axe finds nothing on what visitors see, and nothing is too wide', async ({
  page,
  shelter,
  faults,
}) => {
  const { id: petId } = await addPet(shelter, {
    name: 'Biscuit',
    trainingTraits: ['HouseTrained'],
  });
  await expectAccessible(page, visitorStates, { petId, faults });
});

test('R2.28 R2.29 R2.30 R2.45 R2.46 axe finds nothing on what newcomers see, and nothing is too wide', async ({
  page,
  shelter,
  faults,
}) => {
  const { id: petId } = await addPet(shelter);
  await beAdopter(page);
  await expectAccessible(page, newcomerStates, { petId, faults });
});

test('R2.27 R2.34 R2.41 R2.43 R2.44 R2.45 R2.46 R2.47 axe finds nothing on what adopters see, and nothing is too wide', async ({
  page,
  shelter,
  faults,
}) => {
  await addPetsAtOnce(shelter, 8);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const id = await beAdopter(page, newPerson());
  await savePreferences(shelter, id, {}, []);
  await addVisitOf(shelter, id, { petId, startsAt: '2030-12-30T19:00:00Z', status: 'confirmed' });
  await expectAccessible(page, adopterStates, { petId, faults });
});

test('R2.20 the bar of the browser has the colour of the theme that shows', async ({ page }) => {
  /** As browsers do it: the first that applies. */
  const bar = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const probe = document.createElement('i');
      probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      const isOfPage = () =>
        getComputedStyle(document.body.appendChild(probe)).color ===
        getComputedStyle(document.documentElement).backgroundColor;
      return `${isOfPage() ? 'the page' : 'another theme'}, ${probe.style.color}`;
    });
  const LIGHT = 'the page, rgb(251, 246, 236)';
  const DARK = 'the page, rgb(17, 26, 22)';
  const themes = page.getByRole('combobox', { name: 'Theme' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect.poll(bar).toBe(DARK);
  await themes.selectOption('Light');
  await expect.poll(bar).toBe(LIGHT);
  await page.reload();
  await expect.poll(bar, 'kept').toBe(LIGHT);
  await themes.selectOption('System');
  await expect.poll(bar).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await themes.selectOption('Dark');
  await expect.poll(bar).toBe(DARK);
});
