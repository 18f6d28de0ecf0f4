/** With VALIDATION_FAILED. */
export const SLUG_TAKEN_MESSAGE =
  'Another shelter has this address, or had it before. Please choose another one.';

/** With CONFLICT, when the only shelter is to be paused. */
export const ONLY_SHELTER_MESSAGE =
  'The only shelter cannot be paused. Its settings can close days, and times for visits.';
