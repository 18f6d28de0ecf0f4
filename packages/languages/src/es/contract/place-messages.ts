import type * as english from '../../../../contract/src/places/place-messages.ts';
import type { Translation } from '../../translation.ts';

export const placeInputMessages: Translation<typeof english.placeInputMessages> = {
  noneFit: 'Cabe al menos una mascota.',
  tooManyFit: ({ max }) => `Caben ${max} mascotas como máximo.`,
  tooManyMoves: ({ max }) => `Se mueven ${max} mascotas a la vez como máximo.`,
};
