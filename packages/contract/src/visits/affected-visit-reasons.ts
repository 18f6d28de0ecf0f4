/*
 * A plain list, so that pages need no schema.
 */

/**
 * Why a booked visit is outside the settings: the shelter is closed or has no visiting hours then, the pet needs its
 * rest, the pet or the shelter has too many visits, or the time on the shelter's clock is another one.
 */
export const affectedVisitReasons = [
  'closed',
  'hours',
  'rest',
  'pet_day',
  'at_once',
  'time_zone',
] as const;
export type AffectedVisitReason = (typeof affectedVisitReasons)[number];
