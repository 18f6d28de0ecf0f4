/** With CONFLICT. */
export const PET_CHANGED_MESSAGE =
  'Someone else has changed this pet meanwhile. Please look at it again.';

/** In the report of a bulk change. */
export const PET_GONE_MESSAGE = 'This pet was deleted meanwhile.';
export const BULK_FAILED_MESSAGE = 'This pet could not be changed. Please try again.';
