import { localized } from '@pawmatch/contract/localized';

export const accountMessages = localized('accountMessages', {
  /** With FORBIDDEN, when staff delete an adopter. */
  knownElsewhere:
    'This person is known to another shelter, too. Only the person and a network admin can delete the account.',
});
