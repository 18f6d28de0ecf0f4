import { localized } from '@pawmatch/contract/localized';

export const networkMessages = localized('networkMessages', {
  /** With VALIDATION_FAILED. */
  slugTaken: 'Another shelter has this address, or had it before. Please choose another one.',
  /** With CONFLICT, when the only shelter is to be paused. */
  onlyShelter:
    'The only shelter cannot be paused. Its settings can close days, and times for visits.',
});
