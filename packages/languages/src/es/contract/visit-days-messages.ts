import type * as english from '../../../../contract/src/visits/times/visit-days-messages.ts';
import type { Translation } from '../../translation.ts';

export const visitDaysMessages: Translation<typeof english.visitDaysMessages> = {
  weekdays: ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'],
  never: ({ pet }) => `Por el momento no se puede visitar a ${pet} ningún día.`,
  on: ({ pet, days }) => `Se puede visitar a ${pet} los ${days}.`,
  hours: ({ from, to }) => `${from} a ${to}`,
  hoursOfDay: ({ day, from, to }) => `${day}, de ${from} a ${to}`,
  twoDays: ({ first, last }) => `${first} y ${last}`,
  manyDays: ({ first, last }) => `${first} a ${last}`,
  openingHours: ({ days, from, to }) => `${days}, de ${from} a ${to}`,
  week: ({ hours }) => {
    const text = hours.join('; ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
};
