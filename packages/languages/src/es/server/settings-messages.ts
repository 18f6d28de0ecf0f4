import type * as english from '../../../../../apps/server/src/features/settings/settings-messages.ts';
import type { Translation } from '../../translation.ts';

export const settingsMessages: Translation<typeof english.settingsMessages> = {
  changed: 'Mientras tanto, alguien cambió los ajustes. Revísalos de nuevo.',
};
