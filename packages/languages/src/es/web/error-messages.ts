import type * as english from '../../../../../apps/web/src/lib/api/errors/error-messages.ts';
import type { Translation } from '../../translation.ts';

export const NETWORK_MESSAGE: Translation<typeof english.NETWORK_MESSAGE> =
  'No se pudo conectar con el servidor. Revisa tu conexión.';

export const CORS_MESSAGE: Translation<typeof english.CORS_MESSAGE> =
  'Solicitud de otro origen bloqueada. Revisa CORS.';

export const SESSION_EXPIRED_MESSAGE: Translation<typeof english.SESSION_EXPIRED_MESSAGE> =
  'Tu sesión venció. Inicia sesión de nuevo.';

export const SESSION_REJECTED_MESSAGE: Translation<typeof english.SESSION_REJECTED_MESSAGE> =
  'Tu sesión venció. Inicia sesión de nuevo.';

export const NO_RESPONSE_MESSAGE: Translation<typeof english.NO_RESPONSE_MESSAGE> =
  'El servidor no responde. Revisa tu conexión.';

export const INVALID_RESPONSE_MESSAGE: Translation<typeof english.INVALID_RESPONSE_MESSAGE> =
  'El servidor dio una respuesta no válida';

export const setupErrorMessage: Translation<typeof english.setupErrorMessage> = (message) =>
  `No se pudo preparar la solicitud: ${message}.`;
