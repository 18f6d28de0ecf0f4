import type * as english from '../../../../../apps/server/src/features/adoption-questions/adoption-question-messages.ts';
import type { Translation } from '../../translation.ts';

export const questionRefusals: Translation<typeof english.questionRefusals> = {
  chooseAnswer: 'Elige una de las respuestas.',
  changed: 'Mientras tanto, alguien cambió las preguntas.',
  changedByShelter: 'El refugio cambió sus preguntas. Revísalas de nuevo.',
};
