import type * as english from '../../../../../apps/web/src/features/tasks/tasks-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const taskMessages: Translation<typeof english.taskMessages> = {
  title: 'Tareas',
  about:
    'Todo lo que espera a alguien. Lo que viene de otra página se hace allí, y entonces desaparece.',
  loading: 'Cargando tareas',
  loadFailed: 'No se pudieron cargar las tareas.',
  viewsLabel: 'De quién',
  views: {
    all: 'De todos',
    mine: 'Mías',
    nobody: 'De nadie',
  },
  sources: {
    own: 'Tarea',
    visit: 'Solicitud de visita',
    adoption: 'Adopción',
    follow_up: 'Seguimiento',
    import: 'Importación',
    feed: 'Canal',
    hold: 'Retención',
    details: 'Datos de mascota',
    report: 'Informe del hogar',
    care: 'Cuidados',
    result: 'Resultado',
    mention: 'Mención',
    foster_left: 'Hogar temporal',
  },

  overdue: 'Atrasadas',
  today: 'Hoy',
  tomorrow: 'Mañana',
  noDay: 'Sin día',
  overdueSince: ({ day }) => `Atrasada desde el ${day}`,
  aboutPet: ({ name }) => `Sobre ${name}`,
  madeBy: ({ name }) => `De ${name}`,
  wasFor: ({ name }) => `Era para ${name}`,
  more: ({ shown, total }) =>
    `Estas son las primeras ${formatCount(shown)} de ${formatCount(total)}.`,

  empty: {
    all: 'No hay nada pendiente',
    mine: 'No tienes nada pendiente',
    nobody: 'No hay nada sin asignar',
  },
  emptyHint: 'Escribe debajo del título qué hay que hacer, quién lo hará y hasta cuándo.',

  newTask: 'Nueva tarea',
  newTaskPlaceholder: '¿Qué hay que hacer?',
  assignee: 'Para',
  dueOn: 'Hasta cuándo',
  nobody: 'Nadie',
  me: ({ name }) => `${name} (tú)`,
  add: 'Agregar tarea',
  adding: 'Agregando…',
  added: 'La tarea se agregó.',
  addFailed: 'No se pudo agregar la tarea.',

  assigneeOf: ({ title }) => `Quién hace “${title}”`,
  assigned: ({ name }) => (name ? `${name} se encarga.` : 'Nadie se encarga todavía.'),
  assignFailed: 'No se pudo cambiar quién se encarga.',

  tick: ({ title }) => `Hecha: ${title}`,
  ticked: ({ title }) => `“${title}” está hecha.`,
  alreadyDone: ({ title, name }) => `“${title}” ya la hizo ${name ?? 'alguien más'}.`,
  tickFailed: 'No se pudo cambiar la tarea.',
  reopened: ({ title }) => `“${title}” está abierta otra vez.`,

  ofSubject: 'Tareas',
  noneOfSubject: 'Aquí no hay nada que hacer.',
};

export const taskMailMessages: Translation<typeof english.taskMailMessages> = {
  title: 'Correos sobre tareas',
  about:
    'Un correo por la mañana con tus tareas, y con las que nadie hace todavía, si están atrasadas o son para ese día. Ninguno si no hay nada pendiente.',
  hour: 'Cuándo recibes el correo',
  never: 'Nunca',
  at: ({ hour }) =>
    hour === 1 ? 'Todos los días a la 1:00 a.m.' : `Todos los días a las ${hour}:00 a.m.`,
  loadFailed: 'No se pudo cargar el ajuste de los correos sobre tareas.',
  saved: 'Tus correos sobre tareas están ajustados.',
  saveFailed: 'No se pudo cambiar el ajuste.',
};
