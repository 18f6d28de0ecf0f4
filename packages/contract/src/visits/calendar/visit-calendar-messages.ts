import { localized } from '../../localized.ts';

/** Titles of visits in calendars. */
export const visitCalendarMessages = localized('visitCalendarMessages', {
  meet: ({ pet, shelter }: { pet: string; shelter: string }) => `Meet ${pet} at ${shelter}`,
  meetUnconfirmed: ({ pet, shelter }: { pet: string; shelter: string }) =>
    `Meet ${pet} at ${shelter} (not confirmed)`,
  visit: ({ pet }: { pet: string }) => `Visit with ${pet}`,
  visitUnconfirmed: ({ pet }: { pet: string }) => `Visit with ${pet} (not confirmed)`,
});
