import { EMAIL_CONFIRMATION_HOURS } from '@pawmatch/contract/auth/credentials';
import type * as english from '../../../../../apps/web/src/features/account/account-messages.ts';
import type { Translation } from '../../translation.ts';

const count = (number: number, one: string, several: string) =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${several}`];

export const accountMessages: Translation<typeof english.accountMessages> = {
  title: 'Ajustes de la cuenta',
  loading: 'Cargando tu cuenta',
  loadFailed: 'No se pudieron cargar los datos de tu cuenta',

  detailsTitle: 'Tus datos',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  noPhone: '–',
  offerHome: 'Ofrece tu hogar a mascotas del refugio',
  edit: 'Editar datos',
  currentPassword: 'Tu contraseña',
  passwordNeeded: 'Escribe tu contraseña.',
  addressHint: 'Enviaremos un enlace a este correo para que lo confirmes.',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  detailsSaved: 'Se guardaron tus datos.',
  addressSaved: ({ email }) =>
    `Se guardaron tus datos. Enviamos un enlace a ${email} para que confirmes tu correo.`,

  confirmed: 'Confirmado',
  notConfirmed: 'Sin confirmar',
  pleaseConfirm: 'Confirma tu correo electrónico',
  whyConfirm: (email) =>
    `Enviamos un enlace a ${email}. Hasta que lo abras, no te enviamos correos sobre mascotas nuevas ni horas libres. Los correos sobre tus visitas te llegan de todos modos.`,
  sendAgain: 'Enviar de nuevo',
  sending: 'Enviando...',
  sentAgain: (email) => `Enviamos otro enlace a ${email}.`,

  passwordTitle: 'Tu contraseña',
  passwordText: 'Una contraseña nueva cierra tu sesión en todos los demás dispositivos.',
  changePassword: 'Cambiar contraseña',

  confirmTitle: 'Confirma tu correo electrónico',
  confirmedTitle: 'Tu correo electrónico está confirmado',
  endedTitle: 'Este enlace ya no funciona',
  incompleteTitle: 'Este enlace está incompleto',
  confirmLede: `El enlace que te trajo aquí sirve una vez, durante ${EMAIL_CONFIRMATION_HOURS} horas.`,
  confirmButton: 'Confirmar mi correo',
  confirming: 'Confirmando...',
  confirmWithPassword:
    'Todavía no has iniciado sesión con este navegador. Escribe la contraseña de la cuenta; todo lo que hay en ella se conserva.',
  accountPassword: 'Contraseña de la cuenta',
  unknownPassword: '¿No te registraste tú, o no sabes la contraseña?',
  startOver:
    'Puede que otra persona se haya registrado con tu correo. Elige una contraseña nueva y la cuenta será solo tuya: se cierra la sesión de todos los demás y se borra lo que hay en ella, también el nombre y el teléfono. Hasta que escribas tu nombre, se usa la primera parte de tu correo.',
  goesTitle: 'Se borrará esto:',
  nothingGoes: 'No había nada guardado en la cuenta.',
  goes: (contents) => [
    ...count(contents.visits, 'visita', 'visitas'),
    ...count(contents.favorites, 'favorito', 'favoritos'),
    ...count(contents.alerts, 'aviso de mascotas nuevas', 'avisos de mascotas nuevas'),
    ...count(contents.waiting, 'lugar en una lista de espera', 'lugares en listas de espera'),
    ...(contents.has_answers ? ['las respuestas del cuestionario'] : []),
    ...(contents.has_partner ? ['la búsqueda entre dos'] : []),
  ],
  newPassword: 'Contraseña nueva',
  startOverButton: 'Empezar de cero y confirmar',
  confirmDone: 'Gracias. Tu correo electrónico está confirmado.',
  nowConfirmed: 'Tu correo electrónico está confirmado.',
  alreadyConfirmed: 'Tu correo electrónico ya estaba confirmado.',
  logIn: 'Iniciar sesión',
  meetPets: 'Conocer a las mascotas',
  openInvitation: 'Abrir la invitación',
  linkIncomplete: 'Este enlace está incompleto. Copia el enlace entero del correo.',

  sessionsTitle: 'Dónde tienes la sesión abierta',
  sessionsFailed: 'No se pudo cargar la lista de tus dispositivos. Inténtalo de nuevo.',
  thisDevice: 'Este dispositivo',
  lastUsed: 'Último uso:',
  since: 'Sesión abierta desde:',
  logOutDevice: 'Cerrar sesión',
  logOutDeviceLabel: (device) => `Cerrar la sesión en ${device}`,
  deviceLoggedOut: (device) => `Se cerró la sesión en ${device}.`,
  logOutEverywhere: 'Cerrar todas las sesiones',
  logOutEverywhereTitle: '¿Cerrar todas las sesiones?',
  logOutEverywhereText:
    'Se cerrará tu sesión en todos los dispositivos, también en este, y podrás iniciarla de nuevo enseguida.',
  loggedOutEverywhere: 'Se cerraron todas tus sesiones.',

  dataTitle: 'Tus datos guardados',
  dataText:
    'Descarga en un solo archivo todo lo que guardamos sobre ti: tu cuenta, tus respuestas, tus visitas y tus dispositivos.',
  download: 'Descargar mis datos',
  downloading: 'Preparando...',

  deleteTitle: 'Eliminar tu cuenta',
  deleteText:
    'Tu cuenta y tus respuestas se eliminan para siempre, y se cancelan las visitas pendientes. El refugio conserva las visitas pasadas sin tu nombre.',
  deleteButton: 'Eliminar mi cuenta',
  deleteQuestion: '¿Eliminar tu cuenta?',
  deleteExplanation:
    'Esto no se puede deshacer. Se cancelan las visitas pendientes y sus horas quedan libres para otras personas.',
  deleting: 'Eliminando...',
  deleted: 'Se eliminó tu cuenta.',
};
