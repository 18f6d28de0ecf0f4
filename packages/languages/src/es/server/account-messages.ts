import type * as english from '../../../../../apps/server/src/features/account/account-messages.ts';
import type { Translation } from '../../translation.ts';

export const accountMessages: Translation<typeof english.accountMessages> = {
  knownElsewhere:
    'Otro refugio también conoce a esta persona. Solo ella y quien administra la red pueden borrar la cuenta.',
};
