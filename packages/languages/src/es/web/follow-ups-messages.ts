import type * as english from '../../../../../apps/web/src/features/follow-ups/follow-ups-messages.ts';
import type { Translation } from '../../translation.ts';

export const followUpMessages: Translation<typeof english.followUpMessages> = {
  question: ({ pet }) => `¿Cómo va todo con ${pet}?`,
  untitled: '¿Cómo va todo?',
  lede: 'Elige la respuesta que más se acerque. Puedes cambiarla después.',
  answers: {
    very_well: 'Muy bien',
    settling_in: 'Nos estamos acostumbrando',
    not_well: 'No va bien',
  },
  words: '¿Quieres contarnos más?',
  wordsHint: 'Opcional. Solo lo lee el personal del refugio.',
  addWords: 'Enviar el mensaje',
  sending: 'Enviando...',
  thanks: {
    very_well: 'Gracias, nos alegra mucho.',
    settling_in:
      'Gracias. La mayoría de las mascotas necesita unas semanas. Escribe o llama si tienes alguna pregunta.',
    not_well: 'Gracias por contarnos. Alguien del refugio se pondrá en contacto contigo.',
  },
  call: ({ phone }) => `También puedes llamarnos ahora: ${phone}.`,
  wordsSent: 'Se envió tu mensaje.',
  failed: 'No se pudo enviar tu respuesta. Inténtalo de nuevo.',
  loading: 'Buscando la pregunta...',
  incomplete: 'Este enlace está incompleto. Copia el enlace entero del correo.',
  brokenTitle: 'Este enlace no funciona',
  stopTitle: '¿Dejar de recibir estas preguntas?',
  stopText: ({ pet }) => `Ya no te preguntaremos por ${pet}.`,
  stop: 'No más preguntas',
  stopped: 'Ya no recibirás estas preguntas.',

  title: 'Seguimientos',
  about:
    'Lo que cuentan los adoptantes unos días después de una adopción. “No va bien” espera aquí hasta que alguien haya ayudado.',
  views: { open: 'Esperan ayuda', all: 'Todas las respuestas' },
  viewsLabel: 'Qué respuestas',
  list: 'Respuestas',
  loadFailed: 'No se pudieron cargar las respuestas.',
  empty: {
    open: 'Nadie espera ayuda.',
    all: 'Nadie ha respondido aún. La primera pregunta se envía tres días después de una adopción.',
  },
  after: ({ pet, day }) => `${pet}, después de ${day} días`,
  answered: ({ name, date }) => `${name ?? 'Adoptante con la cuenta eliminada'}, ${date}`,
  openAdoption: 'Abrir la adopción',
  takenBy: ({ name }) => `Se ocupa ${name}.`,
  nobody: 'Nadie se ocupa todavía.',
  done: ({ date }) => `Resuelto el ${date}.`,
  take: 'Me ocupo yo',
  giveBack: 'Dejarlo a otra persona',
  finish: 'Está resuelto',
  reopen: 'No está resuelto',
  changeFailed: 'No se pudo guardar. Inténtalo de nuevo.',
};
