import type { Page } from '@playwright/test';
import { petCard } from './pets-page.ts';

export const matchCards = (page: Page) => page.getByRole('main').getByRole('article');

export const loadMoreButton = (page: Page) =>
  page.getByRole('button', { name: 'Load More Matches' });

/** The visit request form of a match. */
export const meetDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Meet ${name}!` });

/** Opens the visit request form from the card of a match. */
export const openMeetDialog = (page: Page, name: string) =>
  petCard(page, name).getByRole('button', { name: 'Schedule a Visit' }).click();
