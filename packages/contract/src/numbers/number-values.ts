import { intakeKinds, outcomeKinds } from '../stays/stay-values.ts';

/*
 * Plain values about the numbers of a shelter, so that pages can use them without loading the schemas.
 */

interface ShelterNumber {
  label: string;
  /** What is counted, in one sentence. */
  formula: string;
  /** Parts of the number whose rows can be listed by themselves. */
  parts: readonly string[];
}

/** In the order of the page. */
export const shelterNumbers = {
  intake: {
    label: 'Intake',
    formula: 'Stays that began in the period, by how the pet came.',
    parts: intakeKinds,
  },
  outcomes: {
    label: 'Outcomes',
    formula:
      'Stays that ended in the period, by how the pet left; a stay whose last day is not known is left out.',
    parts: outcomeKinds,
  },
  live_release: {
    label: 'Live release rate',
    formula:
      'Pets that were adopted, went back to their owners or to another shelter, divided by all outcomes of the period except deleted records.',
    parts: ['live', 'deaths'],
  },
  length_of_stay: {
    label: 'Length of stay',
    formula:
      'Whole days from arrival to departure of the stays that ended in the period, except deleted records: half of them took at most the median.',
    parts: [],
  },
  in_care: {
    label: 'In care',
    formula:
      'Stays that had begun and had not ended when the period was over, or now while it is not.',
    parts: [],
  },
  adoptions: {
    label: 'Adoptions and returns',
    formula:
      'Stays that ended with an adoption in the period, and how many of these pets came back within 30 and 90 days, as far as is known today.',
    parts: ['back_30', 'back_90'],
  },
  answers: {
    label: 'First answer',
    formula:
      'Hours from a visit request of the period to the first thing that staff did with it: half of the answered requests waited at most the median.',
    parts: [],
  },
  visits: {
    label: 'Visits to adoptions',
    formula:
      'Visits of the period that took place, and the share of them after which that person adopted that pet, as far as is known today.',
    parts: ['adopted'],
  },
} as const satisfies Record<string, ShelterNumber>;

export type NumberId = keyof typeof shelterNumbers;
export const numberIds = Object.keys(shelterNumbers) as NumberId[];
export type NumberPart = (typeof shelterNumbers)[NumberId]['parts'][number];

/** Days after an adoption within which returns are counted. */
export const returnDays = { back_30: 30, back_90: 90 } as const;

export const liveOutcomes = ['adopted', 'returned_to_owner', 'transferred_out'] as const;
export const deaths = ['died', 'euthanized'] as const;

/** Until this age a pet is young in the matrix of Shelter Animals Count. */
export const YOUNG_MONTHS = 5;

/** Rows of one page. */
export const NUMBER_PAGE_SIZE = 50;
