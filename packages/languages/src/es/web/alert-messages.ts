import { DAILY_ALERT_TIME, MAX_PETS_IN_ALERT } from '@pawmatch/contract/alerts/pet-alert';
import { slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';
import type * as english from '../../../../../apps/web/src/features/alerts/alert-messages.ts';
import type { Translation } from '../../translation.ts';

const dailyTime = slotTimeLabel(DAILY_ALERT_TIME);

export const alertMessages: Translation<typeof english.alertMessages> = {
  sheetTitle: 'Avisarme de mascotas nuevas como estas',
  lede: 'Te enviamos un correo cuando llega una mascota que coincide. Puedes dejar de recibirlos cuando quieras, con un toque.',
  about: 'El aviso es sobre',
  howOften: '¿Cada cuánto?',
  frequencies: { at_once: 'Enseguida', daily: 'Una vez al día' },
  hints: {
    at_once: 'Unos minutos después de que llegue una mascota.',
    daily: `A las ${dailyTime}, con hasta ${MAX_PETS_IN_ALERT} mascotas.`,
  },
  save: 'Avisarme',
  saving: 'Guardando...',
  done: 'Listo',
  saved: 'Listo. Te escribiremos cuando haya mascotas nuevas como estas.',
  saveFailed: 'No se pudo guardar tu aviso. Inténtalo de nuevo.',
  known: 'Ya tienes este aviso. Aquí puedes cambiar cada cuánto te escribimos.',
  logIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  visitor:
    'Inicia sesión o crea una cuenta para que sepamos adónde escribir. Guardamos este aviso hasta entonces.',
  pending:
    'Este aviso está guardado en este navegador. Inicia sesión o crea una cuenta para que sepamos adónde escribir.',
  waits: 'Guardamos tu aviso. Falta que lo confirmes: abre el enlace de nuestro correo.',
  waiting: 'Falta tu confirmación',
  all: 'Todos tus avisos',

  confirmText: (email) =>
    `Guardamos tu aviso. Falta que lo confirmes: abre el enlace del correo que enviamos a ${email}. Luego te mandamos lo que haya encontrado.`,

  title: 'Tus avisos',
  pageLede: 'Te escribimos cuando una mascota nueva coincide con uno de estos.',
  loading: 'Cargando tus avisos...',
  loadFailed: 'No se pudieron cargar tus avisos. Inténtalo de nuevo.',
  emptyTitle: 'Aún no tienes avisos',
  emptyText: 'Busca las mascotas que te gustarían y presiona “Avisarme si llegan otras así”.',
  meetPets: 'Conocer a las mascotas',
  lastSent: (date) => `Último correo: ${date}`,
  neverSent: (date) => `Sin correos aún, desde: ${date}`,
  newPets: (count) =>
    count === 1
      ? '1 mascota nueva desde tu última visita'
      : `${count} mascotas nuevas desde tu última visita`,
  open: 'Ver las mascotas',
  remove: 'Eliminar',
  removeLabel: (name) => `Eliminar el aviso sobre ${name}`,
  frequency: 'Cada cuánto',
  frequencyLabel: (name) => `Cada cuánto escribimos sobre ${name}`,
  removeTitle: '¿Eliminar este aviso?',
  removeText: (name) => `Ya no te escribiremos sobre mascotas nuevas: ${name}.`,
  removed: 'Se eliminó el aviso.',
  changed: 'Se cambió tu aviso.',
  invalidTitle: 'Este aviso ya no encuentra nada',
  invalidText: 'Uno de sus filtros ya no existe.',
  mend: 'Conservar los demás filtros',

  stopTitle: '¿Dejar de recibir estos correos?',
  stoppedTitle: 'Ya no recibirás estos correos',
  endedTitle: 'Este enlace no funciona',
  toAlerts: 'Ver todos tus avisos',
  stopText: 'Se eliminará este aviso. Puedes crear otro cuando quieras.',
  stop: 'Dejar de recibirlos',
  stopping: 'Deteniendo...',
  keep: 'Seguir recibiéndolos',
  stopped: 'Ya no recibirás estos correos.',
  linkLoading: 'Buscando tu aviso...',
  linkIncomplete: 'Este enlace está incompleto. Copia el enlace entero del correo.',
  stopFailed: 'No se pudieron detener los correos. Inténtalo de nuevo.',
};
