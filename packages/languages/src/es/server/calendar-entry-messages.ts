import type * as english from '../../../../../apps/server/src/features/visits/calendar/calendar-entry-messages.ts';
import type { Translation } from '../../translation.ts';

export const calendarEntryMessages: Translation<typeof english.calendarEntryMessages> = {
  aPet: 'una mascota',
  aRemovedPet: 'una mascota que ya no está',
  visitsAt: ({ shelter }) => `Visitas en ${shelter}`,
};
