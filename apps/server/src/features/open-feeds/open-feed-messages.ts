import { localized } from '@pawmatch/contract/localized';

/** What the open feeds say. */
export const openFeedMessages = localized('openFeedMessages', {
  title: ({ shelter }: { shelter: string | null }) =>
    shelter ? `Pets at ${shelter}` : 'Pets Looking for a Home',
  noStory: ({ pet }: { pet: string }) => `${pet} is looking for a home.`,
  bondedWith: ({ other }: { other: string }) => `Moves together with ${other}.`,
  photo: ({ pet }: { pet: string }) => `Photo of ${pet}`,
  openDays: ({ shelter }: { shelter: string | null }) =>
    shelter ? `Open Days of ${shelter}` : 'Open Days',
  open: ({ shelter }: { shelter: string }) => `${shelter} is open`,
  closed: ({ shelter, reason }: { shelter: string; reason: string }) =>
    reason ? `${shelter} is closed: ${reason}` : `${shelter} is closed`,
});
