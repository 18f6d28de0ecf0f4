import { localized } from '@pawmatch/contract/localized';

/** What calendars say that the titles of the contract do not. */
export const calendarEntryMessages = localized('calendarEntryMessages', {
  /** In place of a name. */
  aPet: 'a pet',
  aRemovedPet: 'a removed pet',
  /** The name of the calendar of staff. */
  visitsAt: ({ shelter }: { shelter: string }) => `Visits at ${shelter}`,
});
