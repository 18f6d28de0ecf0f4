import { localized } from '@pawmatch/contract/localized';

export const settingsMessages = localized('settingsMessages', {
  /** With CONFLICT. */
  changed: 'Someone else has changed the settings meanwhile. Please look at them again.',
});
