import type * as english from '../../../../../apps/web/src/features/live-updates/live-updates-messages.ts';
import type { Translation } from '../../translation.ts';

export const liveUpdatesMessages: Translation<typeof english.liveUpdatesMessages> = {
  notStaff: 'Tu cuenta ya no es del personal de este refugio.',
};
