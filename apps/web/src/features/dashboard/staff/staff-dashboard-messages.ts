import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { formatCount } from '../../../lib/text/format-text.ts';

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
    Available: {
      show: ({ count }: { count: number }) =>
        `${formatCount(count)} Available: Show pets that are available`,
      showAll: ({ count }: { count: number }) => `${formatCount(count)} Available: Show all pets`,
    },
    Pending: {
      show: ({ count }: { count: number }) =>
        `${formatCount(count)} Pending: Show pets that are pending`,
      showAll: ({ count }: { count: number }) => `${formatCount(count)} Pending: Show all pets`,
    },
    Adopted: {
      show: ({ count }: { count: number }) =>
        `${formatCount(count)} Adopted: Show pets that are adopted`,
      showAll: ({ count }: { count: number }) => `${formatCount(count)} Adopted: Show all pets`,
    },
    visits: {
      show: ({ count }: { count: number }) =>
        `${formatCount(count)} Visits waiting: Show visit requests that are pending`,
      showAll: ({ count }: { count: number }) =>
        `${formatCount(count)} Visits waiting: Show all visit requests`,
    },
  } satisfies Record<
    PetStatus | 'visits',
    Record<'show' | 'showAll', (it: { count: number }) => string>
  >,
} as const;

/** The questions that the overview answers. */
export const overviewMessages = {
  title: 'At a glance',
  failed: 'Failed to load the overview. Please try again.',
  today: 'Visits today',
  next: ({ time, visitor, pet }: { time: string; visitor: string; pet: string }) =>
    `Next: ${time}, ${visitor}, ${pet}`,
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
