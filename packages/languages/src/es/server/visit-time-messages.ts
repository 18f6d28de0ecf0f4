import type * as english from '../../../../../apps/server/src/features/visits/notifications/visit-time-messages.ts';
import type { Translation } from '../../translation.ts';

export const visitTimeMessages: Translation<typeof english.visitTimeMessages> = {
  dayAndTime: ({ day, time }) =>
    /^0?1\D/.test(time) ? `${day} a la ${time}` : `${day} a las ${time}`,
};
