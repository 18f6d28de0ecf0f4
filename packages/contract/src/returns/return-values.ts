/*
 * Plain values about returns, so that pages can use them without loading the schemas.
 */

/** Why a pet comes back. What the same reasons teach is in `docs/matching.md`. */
export const returnReasons = [
  'housing',
  'allergy',
  'children',
  'other_pets',
  'behavior',
  'time',
  'health_of_adopter',
  'health_of_pet',
  'cost',
  'life_change',
  'other',
  'unknown',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The longest words of the earlier home. */
export const MAX_EARLIER_HOME_WORDS = 500;
