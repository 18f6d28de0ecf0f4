import type * as english from '../../../../../apps/server/src/features/colleagues/colleague-messages.ts';
import type { Translation } from '../../translation.ts';

export const colleagueMessages: Translation<typeof english.colleagueMessages> = {
  needsTwoOthers: 'Esto lo tienen que hacer otras dos personas responsables.',
  hasNoSecondStep: 'Esta persona no tiene un segundo paso.',
  needsAnother: 'Otra persona responsable tiene que confirmarlo.',
  roleNotInUse:
    'Tu refugio no usa esta función. Activa primero los hogares temporales en los ajustes.',
};
