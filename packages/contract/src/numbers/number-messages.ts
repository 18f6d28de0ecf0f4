import { localized } from '../localized.ts';
import type { NumberId, NumberPart } from './number-values.ts';

/** How a number is called, and what is counted, in one sentence. */
export const numberTexts = localized('numberTexts', {
  intake: {
    label: 'Intake',
    formula: 'Stays that began in the period, by how the pet came.',
  },
  outcomes: {
    label: 'Outcomes',
    formula:
      'Stays that ended in the period, by how the pet left; a stay whose last day is not known is left out.',
  },
  live_release: {
    label: 'Live release rate',
    formula:
      'Pets that were adopted, went back to their owners or to another shelter, divided by all outcomes of the period except deleted records.',
  },
  length_of_stay: {
    label: 'Length of stay',
    formula:
      'Whole days from arrival to departure of the stays that ended in the period, except deleted records: half of them took at most the median.',
  },
  in_care: {
    label: 'In care',
    formula:
      'Stays that had begun and had not ended when the period was over, or now while it is not.',
  },
  adoptions: {
    label: 'Adoptions and returns',
    formula:
      'Stays that ended with an adoption in the period, and how many of these pets came back within 30 and 90 days, as far as is known today.',
  },
  answers: {
    label: 'First answer',
    formula:
      'Hours from a visit request of the period to the first thing that staff did with it: half of the answered requests waited at most the median.',
  },
  visits: {
    label: 'Visits to adoptions',
    formula:
      'Visits of the period that took place, and the share of them after which that person adopted that pet, as far as is known today.',
  },
} satisfies Record<NumberId, { label: string; formula: string }>);

/** Parts of numbers that are no kinds of intake or outcome. */
export const numberPartLabels = localized('numberPartLabels', {
  live: 'Left alive',
  deaths: 'Died or put to sleep',
  back_30: 'Back within 30 days',
  back_90: 'Back within 90 days',
} satisfies Partial<Record<NumberPart, string>>);

/** What a number shows. */
export const figureLabels = localized('figureLabels', {
  allIntake: 'All intake',
  allOutcomes: 'All outcomes',
  liveReleaseRate: 'Live release rate',
  allKept: 'All, without deleted records',
  median: 'Median',
  ninetyPercent: 'Nine of ten at most',
  stays: 'Stays',
  inCare: 'Pets in care',
  adoptions: 'Adoptions',
  answered: 'Answered requests',
  adoptedShare: 'Followed by an adoption',
  tookPlace: 'Visits that took place',
});

/** Values with their units. `value` is written out, such as `12.5`. */
export const figureTexts = localized('figureTexts', {
  nothing: '–',
  days: ({ value }: { value: string }) => (value === '1' ? '1 day' : `${value} days`),
  hours: ({ value }: { value: string }) => (value === '1' ? '1 hour' : `${value} hours`),
});

/** Columns for a period and the year before, where they are not called by their years. */
export const periodTexts = localized('periodTexts', {
  now: 'This period',
  before: 'Year before',
});

/** Columns and rows of the matrix of Shelter Animals Count. */
export const matrixTexts = localized('matrixTexts', {
  young: {
    Dog: ({ months }: { months: number }) => `Dogs under ${months} months`,
    Cat: ({ months }: { months: number }) => `Cats under ${months} months`,
  },
  grown: {
    Dog: ({ months }: { months: number }) => `Dogs over ${months} months`,
    Cat: ({ months }: { months: number }) => `Cats over ${months} months`,
  },
  began: 'In care before',
  intake: ({ kind }: { kind: string }) => `Intake: ${kind}`,
  outcome: ({ kind }: { kind: string }) => `Outcome: ${kind}`,
  ended: 'In care afterwards',
});

/** What is wrong with the question for the rows of a number. */
export const numberInputMessages = localized('numberInputMessages', {
  chooseNumber: 'Please choose one of the numbers.',
  noSuchPart: 'This number has no such part.',
});
