import { localized } from '@pawmatch/contract/localized';

export const contractMessages = localized('contractMessages', {
  choosePhoto: 'Choose a photo of the signed contract.',
  noMailAddress: 'There is no email address of the adopter.',
  unconfirmed:
    'The adopter has not confirmed the email address yet. Please let them sign on a tablet or on paper.',
  /** With CONFLICT. */
  changed: 'Someone else has changed the contract meanwhile. Please look at it again.',
});
