import type * as english from '../../../../../apps/web/src/features/pets/pet-more-messages.ts';
import type { Translation } from '../../translation.ts';

export const petMoreMessages: Translation<typeof english.petMoreMessages> = {
  training: 'Hábitos aprendidos',
  noTraining: 'Ninguno anotado aún',
  shelterNotes: 'Notas del refugio',
  noShelterNotes: 'No hay más notas sobre esta mascota.',
  yes: 'Sí',
  no: 'No',
  askShelter: 'Pregunta al refugio',
};
