import type * as english from '../../../../../apps/server/src/features/returns/return-messages.ts';
import type { Translation } from '../../translation.ts';

export const returnMessages: Translation<typeof english.returnMessages> = {
  otherDay: 'Indica un día entre la adopción y hoy.',
  otherPet: 'Elige una mascota que tenga quien adoptó.',
};
