/*
 * Plain values about places, so that pages can use them without loading the schemas.
 */

/** Site, area and kennel. */
export const MAX_PLACE_LEVELS = 3;

/** Pets that move at once, at most: more than a litter. */
export const MAX_MOVES = 50;

/** A quarter of a year. */
export const MAX_OCCUPANCY_DAYS = 90;

/** What may not go together at a place; staff decide. */
export const placeWarnings = [
  /** More pets than fit. */
  'over_full',
  /** Dogs and cats, of which one is known not to get along with the other kind. */
  'not_good_together',
] as const;
export type PlaceWarning = (typeof placeWarnings)[number];

export const moveRefusals = [
  /** Somebody else was faster. */
  'moved_meanwhile',
  /** No more pets may live there. */
  'full',
  /** The pet is not at the shelter any more. */
  'not_here',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];
