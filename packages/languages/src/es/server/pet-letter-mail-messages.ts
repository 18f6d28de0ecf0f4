import type * as english from '../../../../../apps/server/src/features/pet-letters/pet-letter-mail-messages.ts';
import type { Translation } from '../../translation.ts';

export const petLetterMailMessages: Translation<typeof english.petLetterMailMessages> = {
  share: 'Compartir esta carta',
};
