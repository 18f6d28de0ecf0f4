import type * as english from '../../../../../apps/server/src/features/auth/auth-messages.ts';
import type { Translation } from '../../translation.ts';

export const authMessages: Translation<typeof english.authMessages> = {
  enterPassword: 'Escribe tu contraseña.',
  codeOfAnotherTime:
    'Este código es de otra hora. Revisa el reloj del dispositivo que crea los códigos y ponlo en automático.',
  codeUsed: 'Este código ya se usó. Espera al siguiente.',
  resetRequested:
    'Si hay una cuenta con este correo, ya va en camino un enlace para elegir una contraseña nueva.',
};
