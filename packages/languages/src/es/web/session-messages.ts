import type * as english from '../../../../../apps/web/src/features/auth/session-messages.ts';
import type { Translation } from '../../translation.ts';

export const sessionMessages: Translation<typeof english.sessionMessages> = {
  loadFailed: 'No se pudo cargar tu cuenta',
  initialisationFailed: 'No se pudo cargar tu sesión',
};
