import { EMAIL_CONFIRMATION_HOURS } from '@pawmatch/contract/auth/credentials';
import { FACTOR_RESET_HOURS } from '@pawmatch/contract/auth/second-factor';
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

export const authMailMessages: Translation<typeof english.authMailMessages> = {
  choosePassword: 'Elegir una contraseña nueva',
  nothingToDo: 'Si fuiste tú, no tienes que hacer nada.',

  confirmation: {
    subject: ({ shelter }) => `Confirma tu correo electrónico para ${shelter}`,
    please: 'Por favor, confirma que este es tu correo electrónico.',
    confirm: 'Confirmar mi correo electrónico',
    lifetime: `El enlace sirve una sola vez, durante las próximas ${EMAIL_CONFIRMATION_HOURS} horas.`,
    notYou: ({ shelter }) =>
      `Si no creaste una cuenta en ${shelter}, no lo abras. No tienes que hacer nada.`,
  },

  reset: {
    subject: ({ shelter }) => `Elige una contraseña nueva para ${shelter}`,
    asked: 'Alguien pidió una contraseña nueva para tu cuenta.',
    lifetime: ({ minutes }) =>
      `El enlace sirve una sola vez, durante los próximos ${minutes} minutos.`,
    notYou: 'Si no la pediste, no tienes que hacer nada.',
  },

  passwordChanged: {
    subject: ({ shelter }) => `Cambió tu contraseña de ${shelter}`,
    changed: 'Tu contraseña acaba de cambiar, y se cerró la sesión en tus otros dispositivos.',
    notYou: 'Si no fuiste tú, elige una contraseña nueva ahora:',
  },

  newDevice: {
    subject: ({ shelter }) => `Nuevo inicio de sesión en tu cuenta de ${shelter}`,
    used: 'Tu cuenta se acaba de usar desde un navegador que no había iniciado sesión en ella:',
    device: ({ device, when, zone }) => `${device}, ${when} (${zone})`,
    notYou: 'Si no, elige una contraseña nueva ahora; así se cierra la sesión de todos los demás:',
  },
};

export const secondFactorMailMessages: Translation<typeof english.secondFactorMailMessages> = {
  subject: ({ shelter }) => `Cambió la forma en que inicias sesión en ${shelter}`,
  changes: {
    passkeyAdded: 'Se agregó una llave de acceso a tu cuenta.',
    passkeyRemoved: 'Se quitó una llave de acceso de tu cuenta.',
    codesAdded: 'Se agregó a tu cuenta una aplicación que genera códigos de un solo uso.',
    codesRemoved: 'Tu cuenta ya no acepta códigos de un solo uso de una aplicación.',
    recoveryCodesReplaced:
      'Se crearon nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven.',
    recoveryCodeUsed: 'Se usó un código de recuperación de tu cuenta. Ya no volverá a servir.',
    resetByManagers:
      'Dos responsables quitaron el segundo paso de tu inicio de sesión: las llaves de acceso, los códigos de un solo uso y los códigos de recuperación ya no sirven. Se cerró tu sesión en todas partes, y puedes configurar otro segundo paso la próxima vez que inicies sesión.',
    reset:
      'Se quitó el segundo paso de tu inicio de sesión, como pediste: las llaves de acceso, los códigos de un solo uso y los códigos de recuperación ya no sirven.',
  },
  notYou:
    'Si no, elige una contraseña nueva ahora; así se cierra la sesión de todos los demás y se quita lo que se agregó en los últimos siete días:',

  removal: {
    subject: ({ shelter }) =>
      `Es posible que se quite el segundo paso de tu inicio de sesión en ${shelter}`,
    asked: `Una persona responsable pide quitar tus llaves de acceso, tus códigos de un solo uso y tus códigos de recuperación. Dejarán de servir en cuanto otra lo confirme, en un plazo de ${FACTOR_RESET_HOURS} horas.`,
    deviceLost: 'Si perdiste tu dispositivo, no tienes que hacer nada.',
    pleaseStop: 'Si no, detenlo en la página de tu cuenta:',
    stop: 'Detenerlo',
  },

  required: {
    subject: ({ shelter }) => `Configura un segundo paso para iniciar sesión en ${shelter}`,
    why: ({ shelter }) =>
      `Todas las personas que trabajan con ${shelter} necesitan, además de la contraseña, una llave de acceso o una aplicación que genere códigos. Tu cuenta todavía no tiene ninguna de las dos.`,
    by: ({ day }) =>
      `Configura una a más tardar el ${day}. Después de ese día, las páginas del personal solo se abrirán con ella.`,
    atOnce: 'Las páginas del personal se volverán a abrir en cuanto configures una.',
    setUp: 'Configurar un segundo paso',
  },

  notRequired: {
    subject: ({ shelter }) => `${shelter} ya no exige un segundo paso`,
    ended: ({ name, email, shelter }) =>
      `${name} (${email}) puso fin a este requisito. Todas las personas que trabajan con ${shelter} pueden iniciar sesión solo con la contraseña.`,
    aManager: 'Una persona responsable',
    again: 'Si esto no es correcto, puedes volver a exigirlo en los ajustes:',
    settings: 'Abrir los ajustes',
  },
};
