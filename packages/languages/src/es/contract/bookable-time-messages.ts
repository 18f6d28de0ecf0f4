import type * as english from '../../../../contract/src/visits/times/bookable-time-messages.ts';
import type { Translation } from '../../translation.ts';

export const bookableTimeMessages: Translation<typeof english.bookableTimeMessages> = {
  offered: ({ days }) =>
    `Las visitas se pueden agendar dentro de los próximos ${days} días, en los horarios que se ofrecen.`,
  weekdays: (times) =>
    `Las visitas se pueden agendar de lunes a viernes dentro de los próximos ${times.days} días, cada ${times.minutes} minutos, de ${times.first} a ${times.last}.`,
};
