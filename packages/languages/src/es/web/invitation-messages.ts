import type * as english from '../../../../../apps/web/src/features/colleagues/invitation-messages.ts';
import type { Translation } from '../../translation.ts';

export const invitationMessages: Translation<typeof english.invitationMessages> = {
  title: 'Únete al refugio',
  lede: ({ by, shelter, role }) => `${by} te invita a trabajar con ${shelter}. Tu rol: ${role}.`,
  endedTitle: 'Esta invitación terminó',
  incomplete: 'El enlace no está completo. Ábrelo otra vez desde el correo.',
  loadFailed: 'No se pudo abrir la invitación. Inténtalo de nuevo.',
  email: 'Correo electrónico',
  emailHint: 'La dirección a la que se envió la invitación',
  name: 'Nombre completo',
  password: 'Contraseña',
  join: 'Unirme',
  joining: 'Uniéndote...',
  hasAccount: '¿Ya tienes una cuenta con esta dirección?',
  logInInstead: 'Inicia sesión y luego acepta',
  accept: 'Aceptar invitación',
  accepting: 'Aceptando...',
  welcome: '¡Te damos la bienvenida! Estas son las páginas del refugio.',
  ofAnother:
    'Esta invitación se envió a un correo distinto del de tu cuenta. Usa la cuenta con esa dirección, o créala.',
  useAnother: 'Usar otra cuenta',
  home: 'Ir a la página de inicio',
};
