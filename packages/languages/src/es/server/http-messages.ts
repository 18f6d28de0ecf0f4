import type * as english from '../../../../../apps/server/src/platform/http/responses/http-messages.ts';
import type { Translation } from '../../translation.ts';

export const httpMessages: Translation<typeof english.httpMessages> = {
  invalidField: ({ field }) => `Falta el valor de “${field}”, o no es válido.`,
  invalid: 'La solicitud no es válida.',
  callKey: 'La clave de la llamada debe ser un UUID.',
  endedEarly: 'La solicitud terminó antes de tiempo.',
  unreadableForm: 'No se pudo leer el formulario hasta el final.',
  otherFile: ({ field }) => `El único archivo que se acepta es “${field}”.`,
  partIsOff: 'Tu refugio no usa esto. Un responsable puede activarlo en los ajustes.',
};
