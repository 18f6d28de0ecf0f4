import type { Page, Route } from '@playwright/test';
import type { ShelterServer } from '../support/shelter-server.ts';

/** Each viewer has a browser context. */
export type Viewer = 'visitor' | 'newcomer' | 'adopter' | 'staff';

/** The test data that the shots need. */
export interface Scene {
  shelter: ShelterServer;
  /** A pet with a photo, one that the adopter visits, one without a photo, and one with very long texts. */
  petId: string;
  visitedPetId: string;
  noPhotoId: string;
  longNameId: string;
}

/** A screenshot of a page or dialog in a certain state. */
export interface Shot {
  /** File name without size and theme. */
  name: string;
  viewer: Viewer;
  /** Opens the state and waits for its content. */
  enter(page: Page, scene: Scene): Promise<void>;
  /** Takes the full page instead of the viewport. */
  isWhole?: boolean;
}

const heldRoutes: Route[] = [];

/** Holds a call until the page is closed. */
export function neverRespond(route: Route): void {
  heldRoutes.push(route);
}

/** Aborts the held calls, which closing the page would send to the server, and closes the page. */
export async function closePage(page: Page): Promise<void> {
  for (const route of heldRoutes.splice(0)) await route.abort();
  await page.close();
}

/** Responds with a server error. */
export const failCall = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      title: 'Error',
      status: 500,
      detail: 'An internal server error occurred. Please try again later.',
      code: 'INTERNAL',
    }),
  });

/** Waits for a text. */
export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

export const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
