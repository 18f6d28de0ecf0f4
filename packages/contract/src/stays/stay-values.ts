/*
 * Plain values about stays, so that pages can use them without loading the schemas.
 */

/** How a pet came to the shelter. */
export const intakeKinds = [
  'stray',
  'surrendered',
  'transferred_in',
  'seized',
  'born_here',
  'returned',
  'unknown',
] as const;
export type IntakeKind = (typeof intakeKinds)[number];

/** How a pet left the shelter. `removed`: its record was deleted. */
export const outcomeKinds = [
  'adopted',
  'returned_to_owner',
  'transferred_out',
  'died',
  'euthanized',
  'removed',
] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Hours within which an outcome that is taken back counts as a mistake; from then on the pet has come back. */
export const MISTAKE_HOURS = 24;
