/** With VALIDATION_FAILED. */
export const NO_SUCH_SHELTER_MESSAGE = 'Please choose another shelter that is not paused.';

/** With PET_UNAVAILABLE. */
export const ADOPTED_MESSAGE = 'This pet was adopted, so it does not move.';

/** With SHELTER_PAUSED, for the staff who would take a pet in. */
export const PAUSED_MESSAGE = 'Your shelter is paused, so it cannot take in pets.';
