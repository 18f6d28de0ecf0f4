import type * as english from '../../../../../apps/web/src/features/network/network-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const networkMessages: Translation<typeof english.networkMessages> = {
  title: 'Refugios',
  count: (count) => (count === 1 ? '1 refugio' : `${formatCount(count)} refugios`),
  loading: 'Cargando los refugios...',
  loadFailed: 'No se pudieron cargar los refugios.',
  list: 'Refugios de esta instalación',

  paused: 'En pausa',
  pets: (count) => (count === 1 ? '1 mascota' : `${formatCount(count)} mascotas`),
  openRequests: (count) =>
    count === 1 ? '1 solicitud por responder' : `${formatCount(count)} solicitudes por responder`,
  withoutOutcome: (count) =>
    count === 1 ? '1 visita sin resultado' : `${formatCount(count)} visitas sin resultado`,
  nothingWaits: 'Nada espera respuesta.',
  managedBy: ({ people }) => `Responsables: ${people.join(', ')}`,
  noManagers: 'Nadie dirige este refugio.',
  invited: ({ email }) => `${email} (con invitación)`,

  rename: 'Cambiar nombre',
  pause: 'Pausar',
  resume: 'Terminar la pausa',
  handOver: 'Agregar responsable',
  actionsOf: ({ name, action }) => `${action}: ${name}`,

  add: 'Agregar refugio',
  addText:
    'Empieza con un horario de visitas habitual, que su responsable puede cambiar. La persona responsable recibe un correo con una invitación.',
  name: 'Nombre',
  slug: 'Nombre en la dirección web',
  slugHint: 'Minúsculas, números y guiones, como springfield-cats.',
  address: 'Dirección con código postal',
  addressHint: 'Los adoptantes la ven. Las distancias se miden desde su código postal.',
  timeZone: 'Zona horaria',
  email: 'Correo de contacto',
  emailHint: 'Los adoptantes lo ven.',
  managerEmail: 'Correo de la primera persona responsable',
  create: 'Crear el refugio',
  creating: 'Creando...',
  created: ({ name, email }) =>
    `Se creó ${name}, y ${email} recibió una invitación para dirigirlo.`,

  renameTitle: ({ name }) => `Cambiar el nombre de ${name}`,
  renameText: 'Las direcciones con el nombre anterior llevan al nuevo.',
  saveName: 'Usar este nombre',
  saving: 'Guardando...',
  renamed: ({ name }) => `Ahora el refugio se llama ${name}.`,

  handOverTitle: ({ name }) => `Agregar responsable de ${name}`,
  handOverText:
    'Quien ya trabaja ahí pasa a ser responsable de inmediato, y también tú con tu propia dirección. Los demás reciben un correo con una invitación. Quien es responsable puede luego quitar a la persona anterior.',
  managerAddress: 'Correo',
  send: 'Agregar responsable',
  sending: 'Enviando...',
  invitedNow: ({ email }) => `Se envió una invitación a ${email}.`,
  manages: ({ name }) => `${name} ahora es responsable.`,

  pauseTitle: ({ name }) => `¿Pausar ${name}?`,
  pauseText:
    'Los adoptantes ya no ven sus mascotas ni pueden agendar visitas. Las próximas visitas se cancelan, y sus visitantes reciben un correo que dice por qué. Su personal todavía puede iniciar sesión y verlo todo.',
  pauseConfirm: 'Pausar el refugio',
  wasPaused: ({ name, cancelled }) => {
    if (cancelled === 0) return `${name} está en pausa.`;
    return cancelled === 1
      ? `${name} está en pausa, y se canceló 1 visita.`
      : `${name} está en pausa, y se cancelaron ${formatCount(cancelled)} visitas.`;
  },
  resumed: ({ name }) => `${name} trabaja otra vez.`,
  failed: 'No funcionó.',

  isPaused:
    'Este refugio está en pausa: los adoptantes no ven sus mascotas ni pueden agendar visitas. Quien administra la instalación puede terminar la pausa.',
  switchPaused: ({ name }) => `${name} (en pausa)`,
  allShelters: 'Todos los refugios',
};
