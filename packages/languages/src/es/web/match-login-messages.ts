import type * as english from '../../../../../apps/web/src/features/matching/match-login-messages.ts';
import type { Translation } from '../../translation.ts';

export const MATCHES_LOGIN_MESSAGE: Translation<typeof english.MATCHES_LOGIN_MESSAGE> =
  'Inicia sesión para ver tus mascotas compatibles.';
