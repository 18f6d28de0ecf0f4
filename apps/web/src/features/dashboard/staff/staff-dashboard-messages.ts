import { formatCount } from '../../../lib/format-text.ts';

interface Count {
  count: number;
  /** What is counted, as shown beside the count. */
  label: string;
}

interface CountOfStatus extends Count {
  /** In lower case. */
  status: string;
}

/** The texts of the dashboard of staff, without those of its overview and its lists. */
export const adminDashboardMessages = {
  title: 'Admin Dashboard',
  account: 'Account Settings',
  loading: 'Loading...',
  loadFailed: 'Failed to load data. Please try again.',

  visitsWaiting: 'Visits waiting',
  notCounted: '–',
  /** A count that filters its list, and what a press on it does, for screen readers. */
  countLabels: {
    pets: {
      showAll: ({ count, label }: Count) => `${formatCount(count)} ${label}: Show all pets`,
      showStatus: ({ count, label, status }: CountOfStatus) =>
        `${formatCount(count)} ${label}: Show pets that are ${status}`,
    },
    visits: {
      showAll: ({ count, label }: Count) =>
        `${formatCount(count)} ${label}: Show all visit requests`,
      showStatus: ({ count, label, status }: CountOfStatus) =>
        `${formatCount(count)} ${label}: Show visit requests that are ${status}`,
    },
  },
} as const;

/** The questions that the overview answers. */
export const overviewMessages = {
  title: 'At a glance',
  failed: 'Failed to load the overview. Please try again.',
  today: 'Visits today',
  next: (time: string, visitor: string, pet: string) => `Next: ${time}, ${visitor}, ${pet}`,
  noneToday: 'No visits today',
  toAnswerToday: 'Requests for today to answer',
  overdue: 'Waiting longer than promised',
  toAnswer: (count: number) => `${formatCount(count)} to answer in all`,
  answers: 'Time to answer this month',
  noAnswers: 'No request yet',
  medianMinutes: (count: number) => (count === 1 ? '1 minute' : `${formatCount(count)} minutes`),
  medianHours: (count: number) => (count === 1 ? '1 hour' : `${formatCount(count)} hours`),
  inTime: ({ share, total }: { share: string; total: string }) =>
    `Median; ${share} of ${total} answered in time`,
  waiting: 'Waits longest',
  days: (count: number) => (count === 1 ? '1 day' : `${formatCount(count)} days`),
  nobodyWaits: 'No pet is available',
  withoutPhoto: 'Without a photo',
  withoutFacts: 'Facts missing',
  adoptions: 'Adoptions this month',
  withoutOutcome: 'Visits without an outcome',
  noShows: (count: number) => `${formatCount(count)} did not come this month`,
} as const;
