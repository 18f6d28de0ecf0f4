import type * as english from '../../../../../apps/web/src/features/auth/auth-messages.ts';
import type { Translation } from '../../translation.ts';

export const authFailureMessages: Translation<typeof english.authFailureMessages> = {
  network: 'Error de red. Revisa tu conexión e inténtalo de nuevo.',
  server: 'Ocurrió un error en el servidor. Inténtalo más tarde.',
  login: 'No se pudo iniciar sesión. Revisa tus datos e inténtalo de nuevo.',
  signup: 'No se pudo completar el registro. Inténtalo de nuevo.',
  account: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
  noUser: 'No se recibieron los datos de la cuenta',
  other: 'Algo salió mal. Inténtalo de nuevo.',
};

export const ledes: Translation<typeof english.ledes> = {
  login: 'Inicia sesión para ver tus mascotas compatibles y tus visitas.',
  signup: 'Un minuto ahora, y la mascota indicada te encuentra.',
  loginForInvitation:
    'Alguien te invitó a buscar mascota entre dos. Inicia sesión o crea una cuenta para responder.',
  signupForInvitation:
    'Alguien te invitó a buscar mascota entre dos. Crea tu cuenta para responder.',
};

export const authMessages: Translation<typeof english.authMessages> = {
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  whyPhone: 'Para que el refugio pueda llamarte sobre tu visita.',
  password: 'Contraseña',

  loginTitle: 'Qué bueno verte de nuevo',
  forgotPassword: '¿Olvidaste tu contraseña?',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión...',
  noAccount: '¿Es tu primera vez en Pawmatch?',
  signUp: 'Crear cuenta',

  signedUp: ({ email }) =>
    `Tu cuenta está lista. Enviamos un enlace a ${email} para que confirmes tu correo.`,
  firstVisit: 'Para tu primera visita',
  petToMeet: (petName) => `Para tu visita con ${petName}`,

  signupTitle: 'Crea tu cuenta',
  createAccount: 'Crear cuenta',
  creatingAccount: 'Creando la cuenta...',
  hasAccount: '¿Ya tienes una cuenta?',
  logIn: 'Iniciar sesión',

  forgotLede: 'Te enviaremos por correo un enlace para elegir otra.',
  sendLink: 'Enviar enlace',
  sendingLink: 'Enviando...',
  backToLogin: 'Volver a iniciar sesión',

  resetTitle: 'Elige una contraseña nueva',
  resetEndedTitle: 'Este enlace ya no funciona',
  resetEndedLede: 'Sirve una vez, durante 30 minutos, y tu contraseña sigue como estaba.',
  resetLede: 'El enlace que te trajo aquí sirve una vez, durante 30 minutos.',
  savePassword: 'Guardar contraseña',
  saving: 'Guardando...',
  askForNewLink: 'Pedir otro enlace',
  passwordReset: 'Tu contraseña ha cambiado. Inicia sesión.',

  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  changePassword: 'Cambiar contraseña',
  passwordChanged: 'Tu contraseña ha cambiado.',

  yourPassword: 'Tu contraseña',
};
