/** What the open feeds say. */
export const openFeedMessages = {
  title: (shelter: string | null) => (shelter ? `Pets at ${shelter}` : 'Pets Looking for a Home'),
  noStory: (pet: string) => `${pet} is looking for a home.`,
  bondedWith: (other: string) => `Moves together with ${other}.`,
  photo: (pet: string) => `Photo of ${pet}`,
  openDays: (shelter: string | null) => (shelter ? `Open Days of ${shelter}` : 'Open Days'),
  open: (shelter: string) => `${shelter} is open`,
  closed: ({ shelter, reason }: { shelter: string; reason: string }) =>
    reason ? `${shelter} is closed: ${reason}` : `${shelter} is closed`,
} as const;
