import type * as english from '../../../../contract/src/input-messages.ts';
import type { Translation } from '../../translation.ts';

export const inputMessages: Translation<typeof english.inputMessages> = {
  date: 'Escribe una fecha como 2026-11-23.',
  year: 'Revisa el año.',
  wholeNumber: 'Escribe un número entero.',
  chooseDay: 'Elige un día.',
  choosePet: 'Elige una mascota.',
  chooseReason: 'Elige un motivo.',
  chooseAnswer: 'Elige una de las respuestas.',
  mailedLink: 'Abre el enlace que está en el correo.',
};
