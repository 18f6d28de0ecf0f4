import type * as english from '../../../../../apps/web/src/lib/api/error-messages.ts';
import type { Translation } from '../../translation.ts';

export const NETWORK_MESSAGE: Translation<typeof english.NETWORK_MESSAGE> =
  'No se pudo conectar con el servidor. Revisa tu conexión a internet.';

export const CORS_MESSAGE: Translation<typeof english.CORS_MESSAGE> =
  'Se bloqueó una solicitud de otro origen. Comprueba que el servidor esté bien configurado para CORS.';

export const CSRF_MESSAGE: Translation<typeof english.CSRF_MESSAGE> =
  'Falló la verificación de seguridad. Vuelve a cargar la página e inténtalo otra vez.';

export const SESSION_EXPIRED_MESSAGE: Translation<typeof english.SESSION_EXPIRED_MESSAGE> =
  'La sesión venció. Inicia sesión de nuevo.';

export const SESSION_REJECTED_MESSAGE: Translation<typeof english.SESSION_REJECTED_MESSAGE> =
  'Tu sesión venció. Inicia sesión de nuevo.';

export const NO_RESPONSE_MESSAGE: Translation<typeof english.NO_RESPONSE_MESSAGE> =
  'El servidor no responde. Revisa tu conexión.';

export const INVALID_RESPONSE_MESSAGE: Translation<typeof english.INVALID_RESPONSE_MESSAGE> =
  'El servidor dio una respuesta no válida';

export const INVALID_LIST_MESSAGE: Translation<typeof english.INVALID_LIST_MESSAGE> =
  'El servidor dio una respuesta con un formato no válido';

export const setupErrorMessage: Translation<typeof english.setupErrorMessage> = (message) =>
  `No se pudo preparar la solicitud: ${message}.`;

export const statusMessages: Translation<typeof english.statusMessages> = {
  badRequest: 'La solicitud no es válida.',
  forbidden: 'No tienes permiso para hacer esto.',
  notFound: 'No se encontró lo que pediste.',
  tooMany: 'Son demasiadas solicitudes. Inténtalo más tarde.',
  serverFault: 'Ocurrió un error interno del servidor. Inténtalo más tarde.',
  other: (status) => `Ocurrió un error (${status}).`,
};
