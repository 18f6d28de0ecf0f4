import type * as english from '../../../../../apps/server/src/features/pet-letters/pet-letter-messages.ts';
import type { Translation } from '../../translation.ts';

export const petLetterMessages: Translation<typeof english.petLetterMessages> = {
  photoGone: 'Esta foto ya no existe. Elige otra.',
};

export const petLetterMailMessages: Translation<typeof english.petLetterMailMessages> = {
  share: 'Compartir esta carta',
};
