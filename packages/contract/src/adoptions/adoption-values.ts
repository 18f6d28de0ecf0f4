/*
 * Plain values about adoptions, so that pages can use them without loading the schemas.
 */

/**
 * `asked`: the adopter would like to adopt; `checking`: the shelter looks into it; `approved`: the pet is reserved for
 * this adopter; `on_trial`: the pet lives with the adopter for some days first.
 */
export const adoptionStages = [
  'asked',
  'checking',
  'approved',
  'on_trial',
  'adopted',
  'declined',
  'withdrawn',
  'returned',
] as const;
export type AdoptionStage = (typeof adoptionStages)[number];

/** What an adoption began with: a visit's outcome, the adopter's own words, or somebody at the desk. */
export const adoptionSources = ['visit', 'adopter', 'walk_in'] as const;
export type AdoptionSource = (typeof adoptionSources)[number];

/**
 * Why an adoption ended: by its adopter, or by staff; because the pet found another home, or left the shelter
 * otherwise; because the adopter's account was deleted; or because the adoption was recorded by mistake.
 */
export const adoptionEndReasons = [
  'adopter',
  'staff',
  'pet_adopted',
  'pet_left',
  'account_closed',
  'mistake',
] as const;
export type AdoptionEndReason = (typeof adoptionEndReasons)[number];

export const adoptionActions = [
  'check',
  'approve',
  'start_trial',
  'complete',
  'decline',
  'withdraw',
  'reopen',
  'undo',
  'return',
  'edit',
] as const;
export type AdoptionAction = (typeof adoptionActions)[number];

/** The highest fee, in cents. */
export const MAX_FEE_CENTS = 1_000_000;

/** Minutes for which emails to others wait after an adoption, so that nobody hears of a mistake that is undone. */
export const UNDO_ADOPTION_MINUTES = 10;

/** Days of a trial, unless staff choose others. */
export const TRIAL_DAYS = 30;

/** The longest message of an adopter. */
export const MAX_ADOPTION_MESSAGE = 1_000;
