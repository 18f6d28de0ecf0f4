import type * as english from '../../../../../apps/web/src/features/follow-ups/follow-ups-messages.ts';
import type { Translation } from '../../translation.ts';

export const followUpMessages: Translation<typeof english.followUpMessages> = {
  question: ({ pet }) => `¿Cómo van las cosas con ${pet}?`,
  untitled: '¿Cómo van las cosas?',
  lede: 'Elige la respuesta que mejor encaje. Puedes cambiarla después.',
  answers: {
    very_well: 'Muy bien',
    settling_in: 'Nos estamos acostumbrando',
    not_well: 'No van bien',
  },
  words: '¿Quieres contarnos más?',
  wordsHint: 'Opcional. Solo lo lee el personal del refugio.',
  addWords: 'Enviar estas palabras',
  sending: 'Enviando...',
  thanks: {
    very_well: 'Gracias, nos alegra mucho.',
    settling_in:
      'Gracias. La mayoría de las mascotas necesita unas semanas. Escribe o llama cuando tengas una pregunta.',
    not_well: 'Gracias por contárnoslo. Alguien del refugio se comunicará contigo.',
  },
  call: ({ phone }) => `También puedes llamarnos ahora: ${phone}.`,
  wordsSent: 'Tus palabras se enviaron.',
  failed: 'No se pudo enviar tu respuesta. Inténtalo de nuevo.',
  loading: 'Buscando la pregunta...',
  incomplete: 'Este enlace no está completo. Copia todo el enlace del correo.',
  brokenTitle: 'Este enlace no funciona',
  stopTitle: '¿No recibir más preguntas como esta?',
  stopText: ({ pet }) => `No volveremos a preguntarte por ${pet}.`,
  stop: 'No recibir más preguntas',
  stopped: 'No recibirás más preguntas como esta.',

  title: 'Seguimientos',
  about:
    'Lo que dicen las personas unos días después de adoptar. «No van bien» espera aquí hasta que alguien haya ayudado.',
  views: { open: 'Esperan ayuda', all: 'Todas las respuestas' },
  viewsLabel: 'Qué respuestas',
  list: 'Respuestas',
  loadFailed: 'No se pudieron cargar las respuestas.',
  empty: {
    open: 'Nadie espera ayuda.',
    all: 'Nadie ha respondido todavía. La primera pregunta se envía tres días después de una adopción.',
  },
  after: ({ pet, day }) => `${pet}, después de ${day} días`,
  answered: ({ name, date }) => `${name ?? 'Alguien cuya cuenta se eliminó'}, ${date}`,
  openAdoption: 'Abrir la adopción',
  takenBy: ({ name }) => `${name} se encarga.`,
  nobody: 'Nadie se encarga todavía.',
  done: ({ date }) => `Hecho el ${date}.`,
  take: 'Yo me encargo',
  giveBack: 'Ya no me encargo',
  finish: 'Está hecho',
  reopen: 'No está hecho',
  changeFailed: 'No se pudo guardar. Inténtalo de nuevo.',
};
