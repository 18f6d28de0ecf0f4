import type * as english from '../../../../../apps/server/src/features/visits/notifications/visit-time-messages.ts';
import type { Translation } from '../../translation.ts';
import { theHour } from '../the-hour.ts';

export const visitTimeMessages: Translation<typeof english.visitTimeMessages> = {
  dayAndTime: ({ day, time }) => `${day} a ${theHour(time)}`,
};
