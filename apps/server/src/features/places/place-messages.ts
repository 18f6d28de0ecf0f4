import { localized } from '@pawmatch/contract/localized';

export const placeMessages = localized('placeMessages', {
  noneInFosterHome: 'There are no places inside of a foster home.',
  tooManyLevels: ({ limit }: { limit: number }) => `Places have at most ${limit} levels.`,
  /** With PLACE_IN_USE. */
  hasPlacesInside: 'Please close the places inside it first.',
  hasPets: ({ count }: { count: number }) =>
    count === 1
      ? 'One pet lives here. Please move it first.'
      : `${count} pets live here. Please move them first.`,
  /** Read out in place of the picture of the last days. */
  occupancy: ({ now, most }: { now: number; most: number }) =>
    `Pets in care by day, now ${now}, at most ${most}.`,
});
