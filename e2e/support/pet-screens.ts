import type { Locator, Page } from '@playwright/test';

export const petCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

export const petCards = (page: Page): Locator => page.getByRole('article');

/** Opens a pet from its card. @returns its dialog */
export async function openPet(page: Page, name: string): Promise<Locator> {
  await petCard(page, name).getByRole('link', { name, exact: true }).click();
  return petDialog(page, name);
}

export const petDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** Labels and values of the tags or marks in a card or dialog, in their order. */
export const factsOf = (where: Locator, list = 0): Promise<string[]> =>
  where
    .locator('dl')
    .nth(list)
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    );

/** Whether the page can be pushed sideways, which it never should. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
