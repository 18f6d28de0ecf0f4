import type * as english from '../../../../../apps/server/src/features/pet-moves/pet-move-messages.ts';
import type { Translation } from '../../translation.ts';

export const petMoveMessages: Translation<typeof english.petMoveMessages> = {
  noSuchShelter: 'Elige otro refugio que no esté en pausa.',
  adopted: 'Esta mascota ya tiene hogar, así que no se traslada.',
  paused: 'Tu refugio está en pausa, así que no puede recibir mascotas.',
};
