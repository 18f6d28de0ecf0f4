import type * as english from '../../../../contract/src/visits/visit-input-messages.ts';
import type { Translation } from '../../translation.ts';

export const visitInputMessages: Translation<typeof english.visitInputMessages> = {
  noSuchFilter: 'Ese filtro no existe.',
  chooseStatus: 'Elige el nuevo estado.',
  notAStatus: 'Ese no es un estado de visita.',
  dateTime:
    'Escribe la fecha y la hora en formato ISO 8601 con diferencia horaria, como 2026-11-23T15:00:00Z.',
  outOfRange: 'Esta fecha está fuera de lo posible.',
  chooseOutcome: 'Elige cómo salió la visita.',
  chooseVisitor: 'Indica quién viene: elige a una persona o escribe un nombre.',
  outcomeTooEarly: 'Solo una visita que ya tuvo lugar tiene resultado.',
  tooManyMailboxes: ({ max }) => `Escribe ${max} direcciones como máximo.`,
};
