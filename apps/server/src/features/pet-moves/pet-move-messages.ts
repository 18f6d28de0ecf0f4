import { localized } from '@pawmatch/contract/localized';

export const petMoveMessages = localized('petMoveMessages', {
  /** With VALIDATION_FAILED. */
  noSuchShelter: 'Please choose another shelter that is not paused.',
  /** With PET_UNAVAILABLE. */
  adopted: 'This pet was adopted, so it does not move.',
  /** With SHELTER_PAUSED, for the staff who would take a pet in. */
  paused: 'Your shelter is paused, so it cannot take in pets.',
});
