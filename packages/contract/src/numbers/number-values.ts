import { intakeKinds, outcomeKinds } from '../stays/stay-values.ts';

/*
 * Plain values about the numbers of a shelter, so that pages can use them without loading the schemas.
 */

/** In the order of the page, with the parts whose rows can be listed by themselves. */
export const numberParts = {
  intake: intakeKinds,
  outcomes: outcomeKinds,
  live_release: ['live', 'deaths'],
  length_of_stay: [],
  in_care: [],
  adoptions: ['back_30', 'back_90'],
  answers: [],
  visits: ['adopted'],
} as const satisfies Record<string, readonly string[]>;

export type NumberId = keyof typeof numberParts;
export const numberIds = Object.keys(numberParts) as NumberId[];
export type NumberPart = (typeof numberParts)[NumberId][number];

/** Days after an adoption within which returns are counted. */
export const returnDays = { back_30: 30, back_90: 90 } as const;

export const liveOutcomes = ['adopted', 'returned_to_owner', 'transferred_out'] as const;
export const deaths = ['died', 'euthanized'] as const;

/** Until this age a pet is young in the matrix of Shelter Animals Count. */
export const YOUNG_MONTHS = 5;

/** Rows of one page. */
export const NUMBER_PAGE_SIZE = 50;
