import type * as english from '../../../../contract/src/visits/times/visiting-rules-messages.ts';
import type { Translation } from '../../translation.ts';

export const visitingRulesMessages: Translation<typeof english.visitingRulesMessages> = {
  time: 'Escribe una hora como 10:00.',
  closesTooEarly: 'La hora de cierre debe ser posterior a la de apertura.',
  endsTooEarly: 'El último día no puede ser anterior al primero.',
  outOfRange: ({ min, max }) => `Debe ser de ${min} a ${max}.`,
  sevenDays: 'Indica los siete días.',
  tooManyClosures: ({ max }) => `Puede haber ${max} cierres como máximo.`,
  visitTooLong: ({ minutes }) => `Una visita de ${minutes} minutos no cabe en este horario.`,
  neverOpen: 'Abre al menos un día: así nunca se podría agendar una visita.',
  alwaysClosed: 'Con estos cierres no queda ninguna hora del año para visitas.',
  noticeTooLong:
    'Con tanta anticipación no se puede agendar ninguna hora. Indica una menor, o más días por delante.',
  tooManyTimes: ({ max }) => `Elige menos días: serían más de ${max} horarios.`,
};
