import type * as english from '../../../../contract/src/visits/calendar/visit-calendar-messages.ts';
import type { Translation } from '../../translation.ts';

export const visitCalendarMessages: Translation<typeof english.visitCalendarMessages> = {
  meet: ({ pet, shelter }) => `Conocer a ${pet} en ${shelter}`,
  meetUnconfirmed: ({ pet, shelter }) => `Conocer a ${pet} en ${shelter} (sin confirmar)`,
  visit: ({ pet }) => `Visita con ${pet}`,
  visitUnconfirmed: ({ pet }) => `Visita con ${pet} (sin confirmar)`,
};
