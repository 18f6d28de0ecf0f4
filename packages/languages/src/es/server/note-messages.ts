import type * as english from '../../../../../apps/server/src/features/internal-notes/note-messages.ts';
import type { Translation } from '../../translation.ts';

export const mentionMessages: Translation<typeof english.mentionMessages> = {
  mayNotRead: ({ name }) =>
    `${name} no puede leer este registro, así que no se enteraría de la mención. Quítala.`,
  notHere: 'Mencionas a alguien que no trabaja aquí. Elige a un colega de la lista.',
  notInText: ({ name }) => `La nota no nombra a @${name}. Elige de nuevo.`,
};

export const noteMessages: Translation<typeof english.noteMessages> = {
  changed: 'Mientras tanto, alguien corrigió esta nota. Lee su texto actual y corrígela de nuevo.',
  tooLate:
    'Solo quien escribió una nota puede retirarla, durante un día. Después puede hacerlo una persona responsable.',
  notYours: 'Solo quien escribió una nota puede corregirla.',
};

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
