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

/** The outcomes that staff record themselves. */
export const otherOutcomeKinds = [
  'returned_to_owner',
  'transferred_out',
  'died',
  'euthanized',
] as const satisfies OutcomeKind[];
export type OtherOutcomeKind = (typeof otherOutcomeKinds)[number];

/** Pets that come in together, at most. */
export const LITTER_MAX = 12;

/** The oldest cats became 38. */
export const MAX_AGE_MONTHS = 40 * 12;

/** The breed of a pet that comes in, until somebody knows it. */
export const UNKNOWN_BREED = 'Unknown';

const DAY = 24 * 60 * 60_000;

/** The whole days between two instants. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / DAY));
