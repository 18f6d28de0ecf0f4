import { MAX_QUESTIONS } from '@pawmatch/contract/adoption-questions/adoption-question-values';
import type * as english from '../../../../../apps/web/src/features/adoption-questions/adoption-questions-messages.ts';
import type { Translation } from '../../translation.ts';

export const adoptionQuestionMessages: Translation<typeof english.adoptionQuestionMessages> = {
  title: 'Preguntas para adoptantes',
  about: `Hasta ${MAX_QUESTIONS} preguntas propias, que se hacen a todas las personas que quieren adoptar. Lo ya respondido conserva las preguntas de entonces.`,
  loadFailed: 'No se pudieron cargar las preguntas.',
  none: 'No haces preguntas propias.',
  question: ({ number }) => `Pregunta ${number}`,
  text: 'Pregunta',
  kind: 'Se responde con',
  kinds: {
    text: 'Palabras propias',
    yes_no: 'Sí o no',
    choice: 'Una de varias opciones',
  },
  choices: 'Opciones, una por línea',
  add: 'Agregar una pregunta',
  remove: ({ number }) => `Quitar la pregunta ${number}`,
  removeShort: 'Quitar',
  store: 'Usar estas preguntas',
  storing: 'Guardando...',
  stored: 'Las preguntas se guardaron.',
  storeFailed: 'No se pudieron guardar las preguntas. Inténtalo de nuevo.',

  askTitle: 'Preguntas del refugio',
  askAbout: 'Tus respuestas ayudan al refugio a decidir. Solo las lee su personal.',
  yesNo: { yes: 'Sí', no: 'No' },
  send: 'Enviar las respuestas',
  sending: 'Enviando...',
  sent: 'Tus respuestas se enviaron. Puedes cambiarlas hasta que el refugio decida.',
  sendFailed: 'No se pudieron enviar tus respuestas. Inténtalo de nuevo.',

  answersTitle: 'Respuestas de la persona adoptante',
  answeredOn: ({ date }) => `Respondió el ${date}.`,
  notAnswered: 'La persona adoptante aún no ha respondido.',
  noAnswer: 'Sin respuesta',
};
