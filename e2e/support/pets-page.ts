import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import { expect, type Locator, type Page } from '@playwright/test';
import { type ShelterServer, TIME_ZONE } from './shelter-server.ts';
import { callAsStaff } from './staff-calls.ts';

export const petCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

export const petCards = (page: Page): Locator => page.getByRole('article');

/** Clicks the card of a pet. @returns its dialog */
export async function openPet(page: Page, name: string): Promise<Locator> {
  await petCard(page, name).getByRole('link', { name, exact: true }).click();
  const dialog = petDialog(page, name);
  await expect(dialog).toBeVisible();
  return dialog;
}

export const petDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** Labels and values of a list of facts in a card or dialog, such as `Size: Medium`. */
export const factsOf = (container: Locator, list = 0): Promise<string[]> =>
  container
    .locator('dl')
    .nth(list)
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    );

/** What follows the width of the window in script does so a moment later. */
export const expectNoHorizontalScroll = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

/** Waits until an image has loaded. */
export const waitForImage = (image: Locator): Promise<void> =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

/** Opens the visit request form of a pet and waits for its dates. @returns the dialog */
export async function openVisitForm(
  page: Page,
  pet: { id: string; name: string },
): Promise<Locator> {
  await page.goto(`/pets?petId=${pet.id}`);
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  const dialog = petDialog(page, `Meet ${pet.name}`);
  await expect(dialog.getByLabel('Date')).toBeEnabled();
  return dialog;
}

/**
 * Books a visit of a walk-in through the API.
 * @param day such as `2026-11-23`, at the shelter
 * @param time such as `15:30`
 */
export async function bookSlot(
  shelter: ShelterServer,
  petId: string,
  day: string,
  time: string,
  status = 'confirmed',
): Promise<void> {
  await callAsStaff(shelter, 'POST /admin/visit-requests', {
    pet_id: petId,
    requested_at: fromZonedTime(day, time, TIME_ZONE)?.toISOString(),
    status,
    full_name: 'Grace Hopper',
    phone_number: '5550100199',
    email: 'grace@example.org',
  });
}

/** Records the queries of the calls for the list. */
export function recordBatches(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/pets\/?$/.test(pathname)) queries.push(search.slice(1));
  });
  return queries;
}

export const expectCount = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();

/** The names of the pets that are shown, in order. */
export const namesShown = (page: Page) => petCards(page).getByRole('heading', { level: 2 });
