import type * as english from '../../../../contract/src/auth/account-field-messages.ts';
import type { Translation } from '../../translation.ts';

export const accountFieldMessages: Translation<typeof english.accountFieldMessages> = {
  email: 'Escribe un correo electrónico válido.',
  phone: 'Escribe un número de teléfono de EE. UU. válido, de 10 dígitos.',
  phoneHint: 'Número de EE. UU. de 10 dígitos',
  passwordHint: '8 caracteres como mínimo',
  passwordTooShort: 'La contraseña debe tener al menos 8 caracteres.',
  passwordTooLong: ({ max }) => `La contraseña puede tener ${max} caracteres como máximo.`,
  passwordRequired: 'Escribe la contraseña.',
  passwordOverlong: 'La contraseña es demasiado larga.',
  passwordTooCommon: 'Esta contraseña es demasiado común. Elige otra.',
  code: 'Escribe el código.',
  notAPasskey: 'Esta no es una llave de acceso.',
};
