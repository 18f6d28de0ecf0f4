import { localized } from '../localized.ts';

/** What is wrong with an invitation or a role. */
export const colleagueInputMessages = localized('colleagueInputMessages', {
  chooseRole: 'Please choose a role.',
  mailedLink: 'Please open the link in the email that you got.',
});
