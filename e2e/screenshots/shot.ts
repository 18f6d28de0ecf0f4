import type { Page, Route } from '@playwright/test';
import type { ShelterServer } from '../support/shelter-server.ts';

/** Whose eyes see it; each has a browser context of their own. */
export type Viewer = 'visitor' | 'newcomer' | 'adopter' | 'staff';

/** What the pictures need to know about the prepared shelter. */
export interface Scene {
  shelter: ShelterServer;
  /** A pet with a photo, one without, and one whose texts are as long as they get. */
  petId: string;
  noPhotoId: string;
  longNameId: string;
}

/** One picture: a screen, a dialog or a state of it. */
export interface Shot {
  /** Its file name, without size and theme. */
  name: string;
  viewer: Viewer;
  /** From any page to the state; ends when what is shown has come. */
  enter(page: Page, scene: Scene): Promise<void>;
  /** The whole page, however long; else what fits the window. */
  isWhole?: boolean;
}

const held: Route[] = [];

/** Answers nothing for as long as the picture is taken. */
export function never(route: Route): void {
  held.push(route);
}

/** Closes a page; its calls that are held back never reach the server, as they would by closing alone. */
export async function leave(page: Page): Promise<void> {
  for (const route of held.splice(0)) await route.abort();
  await page.close();
}

/** Fails as a server does that has a bad day. */
export const fail = (route: Route) =>
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

/** Waits for words. */
export const see = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
