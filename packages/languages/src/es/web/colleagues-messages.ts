import { FACTOR_RESET_HOURS } from '@pawmatch/contract/auth/second-factor';
import type * as english from '../../../../../apps/web/src/features/colleagues/colleagues-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

export const colleaguesMessages: Translation<typeof english.colleaguesMessages> = {
  title: 'Colegas',
  count: (count) =>
    count === 1 ? '1 persona trabaja aquí' : `${formatCount(count)} personas trabajan aquí`,
  loading: 'Cargando colegas...',
  loadFailed: 'No se pudo cargar la lista de colegas. Inténtalo de nuevo.',
  listLabel: 'Personas que trabajan aquí',
  isYou: 'Tú',
  suspended: 'En suspensión',
  since: (date) => `Desde el ${date}`,
  sinceAndBy: ({ date, by }) => `Desde el ${date}, por invitación de ${by}`,

  role: 'Rol',
  roleHints: {
    foster: 'Las mascotas que cuida en su casa, en una página propia.',
    volunteer:
      'El día, llegadas, resultados, visitas sin cita, notas y datos de mascotas. Sin eliminar nada.',
    staff: 'Todo menos los ajustes, los colegas y la descarga de datos de personas.',
    manager: 'Todo en el refugio, con los ajustes y los colegas.',
  },

  changeRole: 'Cambiar rol',
  changeRoleOf: (name) => `Cambiar el rol de ${name}`,
  changeRoleTitle: (name) => `Cambiar el rol de ${name}`,
  changeRoleText: 'Se ve de inmediato en todas las páginas abiertas.',
  roleChanged: ({ name, role }) => `Rol de ${name}: ${role}.`,

  suspend: 'Suspender',
  suspendOf: (name) => `Suspender a ${name}`,
  suspendQuestion: (name) => `¿Suspender a ${name}?`,
  suspendText:
    'Se cierran de inmediato todas las sesiones de esta persona, y terminan sus direcciones de calendario y sus invitaciones abiertas. Puedes devolverle el rol más adelante.',
  hasBeenSuspended: (name) => `Suspendiste a ${name}.`,

  reinstate: 'Reincorporar',
  reinstateOf: (name) => `Reincorporar a ${name}`,
  reinstateQuestion: (name) => `¿Reincorporar a ${name}?`,
  reinstateText: (role) => `Esta persona trabaja aquí otra vez, con el rol ${role}.`,
  reinstated: (name) => `${name} trabaja aquí otra vez.`,

  remove: 'Quitar',
  removeOf: (name) => `Quitar a ${name}`,
  removeQuestion: (name) => `¿Quitar a ${name} de los colegas?`,
  removeText:
    'Se cierran de inmediato todas las sesiones de esta persona, y terminan sus direcciones de calendario y sus invitaciones abiertas. La cuenta queda, como cuenta de adoptante.',
  petsStay: ({ name, pets }) => `En casa de ${name}: ${pets}. Acuerden cuándo regresan.`,
  removed: (name) => `${name} ya no trabaja aquí.`,

  lostDevice: '¿Perdió su dispositivo?',
  lostDeviceOf: (name) => `¿Perdió su dispositivo? (${name})`,
  lostDeviceHelp:
    'Dos responsables pueden ayudar a colegas que perdieron el dispositivo y los códigos de recuperación: una persona lo pide y otra lo confirma.',
  lostDeviceAlone:
    'Solo otras dos personas responsables pueden ayudar a colegas que perdieron el dispositivo y los códigos de recuperación, y no hay suficientes. Quien administra el servidor puede ayudar con este comando:',
  resetWaits: ({ by, until }) =>
    sentence`${by} pide quitar el segundo paso del inicio de sesión. Otra persona responsable puede confirmarlo hasta el ${until}.`,
  askReset: 'Pedir que se quite el segundo paso',
  askResetOf: (name) => `Pedir que se quite el segundo paso de ${name}`,
  lostDeviceQuestion: (name) => `¿${name} perdió su dispositivo?`,
  lostDeviceText: `Compruébalo en persona o por teléfono. Tu colega recibe un correo y puede detenerlo. Cuando otra persona responsable lo confirme en ${FACTOR_RESET_HOURS} horas, la contraseña sola basta para el próximo inicio de sesión.`,
  resetAsked: (name) => `Ahora otra persona responsable puede ayudar a ${name}.`,
  confirmReset: 'Quitar el segundo paso',
  confirmResetOf: (name) => `Quitar el segundo paso de ${name}`,
  confirmResetQuestion: (name) => `¿Quitar el segundo paso de ${name}?`,
  confirmResetText:
    'Pregúntale tú a tu colega, en persona o por teléfono. Terminan las llaves de acceso, los códigos y los códigos de recuperación, y se cierran todas sus sesiones.',
  resetDone: (name) => `${name} ahora inicia sesión solo con la contraseña.`,

  invite: 'Invitar colega',
  inviteTitle: 'Invitar colega',
  inviteText:
    'Enviamos por correo un enlace que sirve una sola vez, durante 7 días y solo para esta dirección.',
  email: 'Correo',
  send: 'Enviar invitación',
  sending: 'Enviando...',
  sent: (email) => `Una invitación va en camino a ${email}.`,

  invitations: 'Invitaciones',
  noInvitations: 'No hay ninguna invitación por el momento.',
  invitedBy: ({ date, by }) => `Invitación de ${by} del ${date}`,
  endsOn: (date) => `El enlace termina el ${date}.`,
  expired: 'Vencida',
  resend: 'Enviar otra vez',
  resendOf: (email) => `Enviar otra vez a ${email}`,
  withdraw: 'Retirar',
  withdrawOf: (email) => `Retirar la invitación de ${email}`,
  withdrawn: (email) => `La invitación de ${email} se retiró.`,
};
