import { localized } from '@pawmatch/contract/localized';

export const colleagueMessages = localized('colleagueMessages', {
  /** With FORBIDDEN and NO_SECOND_FACTOR, when managers help a colleague who has lost the second step. */
  needsTwoOthers: 'Two other managers must do this.',
  hasNoSecondStep: 'This person has no second step.',
  needsAnother: 'Another manager must confirm this.',
  roleNotInUse:
    'Your shelter does not use this role. Switch on foster homes in the settings first.',
});
