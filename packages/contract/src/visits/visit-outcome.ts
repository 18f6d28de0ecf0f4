/*
 * Plain lists, so that pages need no schema.
 */

/** B3.05: what came of a visit. `came` and `no_show` say only whether the visitor was there. */
export const visitOutcomes = ['came', 'no_show', 'adopted', 'thinking', 'not_a_fit'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

/** Why a pet was not a fit. */
export const notAFitReasons = [
  'energy',
  'size',
  'children',
  'other_pets',
  'allergy',
  'home',
  'other',
] as const;
export type NotAFitReason = (typeof notAFitReasons)[number];
