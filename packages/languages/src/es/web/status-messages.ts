import type * as english from '../../../../../apps/web/src/lib/api/errors/status-messages.ts';
import type { Translation } from '../../translation.ts';

export const statusMessages: Translation<typeof english.statusMessages> = {
  badRequest: 'La solicitud no es válida.',
  forbidden: 'No tienes permiso para hacer esto.',
  notFound: 'No se encontró lo que pediste.',
  tooMany: 'Son demasiadas solicitudes. Inténtalo más tarde.',
  serverFault: 'Ocurrió un error interno del servidor. Inténtalo más tarde.',
  other: (status) => `Ocurrió un error (${status}).`,
};

export const CSRF_MESSAGE: Translation<typeof english.CSRF_MESSAGE> =
  'Falló la verificación de seguridad. Vuelve a cargar la página e inténtalo otra vez.';

export const INVALID_LIST_MESSAGE: Translation<typeof english.INVALID_LIST_MESSAGE> =
  'El servidor dio una respuesta con un formato no válido';
