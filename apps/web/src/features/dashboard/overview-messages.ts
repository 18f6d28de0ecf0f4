/** B4.07: the questions that the overview answers. */
export const overviewMessages = {
  title: 'At a glance',
  failed: 'Failed to load the overview. Please try again.',
  today: 'Visits today',
  next: (time: string, visitor: string, pet: string) => `Next: ${time}, ${visitor}, ${pet}`,
  noneToday: 'No visits today',
  toAnswerToday: 'Requests for today to answer',
  overdue: 'Unanswered over 24 hours',
  toAnswer: (count: number) => `${count} to answer in all`,
  waiting: 'Waits longest',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  nobodyWaits: 'No pet is available',
  withoutPhoto: 'Without a photo',
  withoutFacts: 'Facts missing',
  adoptions: 'Adoptions this month',
  withoutOutcome: 'Visits without an outcome',
  noShows: (count: number) => `${count} did not come this month`,
} as const;
