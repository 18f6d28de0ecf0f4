import type * as english from '../../../../contract/src/users/device-messages.ts';
import type { Translation } from '../../translation.ts';

export const deviceMessages: Translation<typeof english.deviceMessages> = {
  browserOn: ({ browser, platform }) => `${browser} en ${platform}`,
  unknown: 'Dispositivo desconocido',
};
