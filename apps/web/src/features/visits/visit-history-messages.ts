import type { CancelReason, VisitStep } from '@pawmatch/contract/visits/own/visit-step';
import type { VisitOutcome } from '@pawmatch/contract/visits/visit-values';

/** Why a visit was cancelled, for its adopter. */
const cancelReasons: Record<CancelReason, (visit: { pet: string; isPair: boolean }) => string> = {
  /** True of a request that was withdrawn, too. */
  adopter: () => 'You decided against this visit.',
  staff: () => 'The shelter cancelled this visit.',
  unanswered: () => 'The shelter did not answer in time. We are sorry.',
  unconfirmed: () => 'Your email address was not confirmed within a day.',
  pet_adopted: ({ pet, isPair }) =>
    isPair ? `One of ${pet} has been adopted.` : `${pet} has been adopted.`,
  pet_removed: ({ pet, isPair }) =>
    isPair
      ? `One of ${pet} is not at the shelter any more.`
      : `${pet} is not at the shelter any more.`,
  pet_moved: ({ pet, isPair }) =>
    isPair ? `One of ${pet} lives at another shelter now.` : `${pet} lives at another shelter now.`,
  account_closed: () => 'The account was deleted.',
  closed: () => 'The shelter is closed at that time.',
  shelter_paused: () => 'The shelter takes no visits for a while.',
  times_changed: () => 'The shelter has changed its times for visits.',
};

const outcomes: Record<VisitOutcome, (visit: { pet: string }) => string> = {
  came: ({ pet }) => `You met ${pet}.`,
  no_show: () => 'You did not come.',
  adopted: ({ pet }) => `You met ${pet} and decided to adopt.`,
  thinking: ({ pet }) => `You met ${pet} and are thinking about it.`,
  not_a_fit: ({ pet }) => `You met ${pet} and were not quite right for each other.`,
};

interface StepTimes {
  /** Undefined when the step is no move. */
  from: string | undefined;
  to: string | undefined;
}

const recorded = ({ to }: StepTimes) =>
  to ? `The shelter recorded your visit on ${to}.` : 'The shelter recorded your visit.';

type StepText = Record<VisitStep['by'], (times: StepTimes) => string>;

const steps: Record<Exclude<VisitStep['kind'], 'cancelled'>, StepText> = {
  requested: {
    adopter: ({ to }) => (to ? `You asked for the visit on ${to}.` : 'You asked for the visit.'),
    shelter: ({ to }) =>
      to ? `The shelter booked the visit on ${to}.` : 'The shelter booked the visit.',
  },
  recorded: { adopter: recorded, shelter: recorded },
  moved: {
    adopter: ({ from, to }) =>
      from && to ? `You moved the visit from ${from} to ${to}.` : 'You moved the visit.',
    shelter: ({ from, to }) =>
      from && to
        ? `The shelter moved the visit from ${from} to ${to}.`
        : 'The shelter moved the visit.',
  },
  pending: {
    adopter: () => 'The request is open again.',
    shelter: () => 'The shelter looks at the request again.',
  },
  approved: {
    adopter: () => 'The visit was approved.',
    shelter: () => 'The shelter approved the visit.',
  },
  confirmed: {
    adopter: () => 'The visit was confirmed.',
    shelter: ({ from, to }) =>
      from && to
        ? `The shelter confirmed the visit and moved it from ${from} to ${to}.`
        : 'The shelter confirmed the visit.',
  },
  completed: {
    adopter: () => 'The visit is over.',
    shelter: () => 'The visit is over.',
  },
};

/** What became of a visit, on the dashboard of its adopter. */
export const visitHistoryMessages = {
  upcoming: 'Upcoming',
  past: 'Past and Cancelled',
  showAll: (count: number) => `Show All ${count}`,
  cancelReasons,
  /** After it was deleted, at the start of a sentence and within one. */
  thePet: 'The pet',
  thePetInside: 'the pet',
  outcomes,
  steps,
  history: 'History',
  historyOf: (pet: string) => `History of the visit with ${pet}`,
  loading: 'Loading the history...',
  failed: 'The history could not be loaded.',
  none: 'Nothing is recorded about this visit.',
} as const;
