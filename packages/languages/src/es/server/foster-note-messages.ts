import type * as english from '../../../../../apps/server/src/features/internal-notes/foster-note-messages.ts';
import type { Translation } from '../../translation.ts';

const inDiary =
  (question: string): (typeof english.fosterNoteMessages)['answers']['alone'] =>
  ({ answer, sentence, day }) =>
    sentence
      ? `Informe del hogar temporal del ${day}. ${question}: ${answer}. “${sentence}”`
      : `Informe del hogar temporal del ${day}. ${question}: ${answer}.`;

export const fosterNoteMessages: Translation<typeof english.fosterNoteMessages> = {
  yes: 'sí',
  no: 'no',
  answers: {
    children: inDiary('Se lleva bien con niños'),
    dogs: inDiary('Se lleva bien con perros'),
    cats: inDiary('Se lleva bien con gatos'),
    strangers: inDiary('Es amigable con desconocidos'),
    alone: inDiary('Se queda a solas'),
    training: inDiary('Aprende y sigue reglas'),
  },
};
