import type * as english from '../../../../../apps/web/src/app/page-titles-messages.ts';
import type { Translation } from '../../translation.ts';

export const pageTitles: Translation<typeof english.pageTitles> = {
  home: 'Encuentra tu mascota ideal',
  pets: 'Mascotas disponibles',
  petsOne: 'Mascota',
  sheltersOne: 'Nuestros refugios',
  privacy: 'Privacidad',
  login: 'Iniciar sesión',
  signup: 'Crear cuenta',
  forgotPassword: '¿Olvidaste tu contraseña?',
  resetPassword: 'Elige una contraseña nueva',
  confirmEmail: 'Confirma tu correo electrónico',
  favorites: 'Tus favoritos',
  alerts: 'Tus avisos',
  alertsStop: 'Dejar estos correos',
  visit: 'Tu visita',
  heldTime: 'Una hora libre',
  staffInvitation: 'Únete al refugio',
  followUp: '¿Cómo va todo?',
  contract: 'Tu contrato',
  adoptionsContract: 'Tu contrato',
  adoptionsHealth: 'Historial de salud',
  letter: 'Una carta',
  questionnaire: 'Tu mascota ideal',
  dashboard: 'Tu panel',
  matchResults: 'Mascotas compatibles',
  matchTogether: 'Buscar entre dos',
  account: 'Ajustes de la cuenta',
  notFound: 'Página no encontrada',
};

export const QUESTIONNAIRE_LOGIN_MESSAGE: Translation<typeof english.QUESTIONNAIRE_LOGIN_MESSAGE> =
  'Inicia sesión para guardar tus preferencias. Te llevamos...';
