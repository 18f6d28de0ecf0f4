import type * as english from '../../../../../apps/web/src/features/journal/journal-messages.ts';
import { formatCount, listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

type English = typeof english.journalMessages;

const feedChanged: Translation<English['feedChanged']> = {
  on: ({ colleague, site }) => `${colleague} encendió el canal de ${site}.`,
  off: ({ colleague, site }) => `${colleague} apagó el canal de ${site}.`,
  account: ({ colleague, site }) => `${colleague} cambió nuestro número en ${site}.`,
  server: ({ colleague, site }) =>
    `${colleague} cambió dónde o cuándo se entrega el canal de ${site}.`,
  no_server: ({ colleague, site }) =>
    `${colleague} detuvo la entrega del canal de ${site}, que desde entonces lo busca por su cuenta.`,
  password: ({ colleague, site }) =>
    `${colleague} reemplazó la contraseña o la clave del canal de ${site}.`,
  server_key: ({ colleague, site }) => `${colleague} confirmó la clave del servidor de ${site}.`,
  address: ({ colleague, site }) =>
    `${colleague} creó una dirección secreta nueva del canal de ${site}.`,
  no_address: ({ colleague, site }) =>
    `${colleague} anuló la dirección secreta del canal de ${site}.`,
  released: ({ colleague, site }) => `${colleague} permitió que siguiera el canal de ${site}.`,
  sent: ({ colleague, site }) => `${colleague} hizo entregar el canal de ${site}.`,
  left_out: ({ colleague, site }) => `${colleague} dejó una mascota fuera del canal de ${site}.`,
  taken_in: ({ colleague, site }) =>
    `${colleague} volvió a incluir una mascota en el canal de ${site}.`,
};

export const journalMessages: Translation<English> = {
  title: 'Registro de actividad',
  intro:
    'Lo que los colegas abrieron, listaron, exportaron y cambiaron. Lo abierto y lo listado se nombra una vez por hora.',
  entries: 'Entradas',
  loading: 'Cargando el registro...',
  failed: 'No se pudo cargar el registro. Inténtalo de nuevo.',
  nothing: 'Todavía nadie ha abierto, exportado ni cambiado nada.',
  noMatches: 'Ninguna entrada coincide con estos filtros.',
  showAll: 'Ver todas las entradas',
  showOlder: 'Ver anteriores',
  filters: 'Filtros del registro',
  byKind: 'Qué pasó',
  anyKind: 'Todo',
  kinds: {
    opened: 'Abierto',
    listed: 'Listado',
    exported: 'Exportado',
    changed: 'Cambiado',
  },
  from: 'Desde',
  to: 'Hasta',
  onlyColleague: 'Solo este colega',
  onlyPerson: 'Solo esta persona',
  byColleague: (name) => `De ${name}`,
  aboutPerson: (name) => `Sobre ${name}`,
  withoutFilter: (filter) => `Quitar el filtro “${filter}”`,
  oneColleague: 'alguien del equipo',
  onePerson: 'una persona',

  formerColleague: 'Alguien que ya no trabaja aquí',
  deletedPerson: 'alguien con la cuenta eliminada',
  walkIn: 'alguien sin cuenta',

  personOpened: ({ colleague, person }) => `${colleague} abrió la cuenta de ${person}.`,
  visitOpened: ({ colleague, person }) => `${colleague} abrió una visita de ${person}.`,
  peopleListed: ({ colleague, filters, count }) =>
    filters.length === 0
      ? `${colleague} listó personas; resultados: ${formatCount(count)}.`
      : `${colleague} listó personas por ${listInWords(filters)}; resultados: ${formatCount(count)}.`,
  visitsListed: ({ colleague, filters, count }) =>
    filters.length === 0
      ? `${colleague} listó visitas; resultados: ${formatCount(count)}.`
      : `${colleague} listó visitas por ${listInWords(filters)}; resultados: ${formatCount(count)}.`,
  adoptionsListed: ({ colleague, filters, count }) =>
    filters.length === 0
      ? `${colleague} listó adopciones; resultados: ${formatCount(count)}.`
      : `${colleague} listó adopciones por ${listInWords(filters)}; resultados: ${formatCount(count)}.`,
  calendarCreated: ({ colleague }) =>
    `${colleague} creó una dirección con la que los programas de calendario leen las visitas.`,
  keyCreated: ({ colleague, name }) => `${colleague} creó la clave “${name}” para un programa.`,
  keyRevoked: ({ colleague, name }) => `${colleague} anuló la clave “${name}” de un programa.`,
  feedChanged,
  recordsExported: ({ what, colleague, filters, count }) => {
    const downloaded =
      count === null
        ? `${colleague} descargó ${what}`
        : `${colleague} descargó ${what} (${formatCount(count)})`;
    return filters.length === 0 ? `${downloaded}.` : `${downloaded}: ${filters.join(', ')}.`;
  },
  filterNames: {
    q: 'una búsqueda',
    petId: 'mascota',
    pet_id: 'mascota',
    visit_id: 'visita',
    adoption_id: 'adopción',
    user_id: 'persona',
    role: 'rol',
    view: 'vista',
    status: 'estado',
    from: 'primer día',
    to: 'último día',
    species: 'especie',
    lacks: 'falta',
    adopted_since: 'adopción desde',
    stage: 'etapa',
    people: 'personas',
    photos: 'fotos',
  },
  filterValues: {
    true: 'sí',
    false: 'no',
    Available: 'disponible',
    Pending: 'en proceso',
    Adopted: 'adoptada',
    Dog: 'perro',
    Cat: 'gato',
    pending: 'pendiente',
    approved: 'aprobada',
    confirmed: 'confirmada',
    completed: 'realizada',
    cancelled: 'cancelada',
    today: 'hoy',
    to_answer: 'por responder',
    overdue: 'esperan más de lo prometido',
    later: 'después',
    past: 'pasadas',
    without_outcome: 'sin resultado',
    adopter: 'adoptante',
    admin: 'personal',
    photo: 'foto',
    facts: 'datos',
    all: 'todas',
    open: 'abiertas',
    ended: 'terminadas',
    asked: 'solicitada',
    checking: 'en revisión',
    on_trial: 'a prueba',
    adopted: 'completada',
    declined: 'rechazada',
    withdrawn: 'retirada',
    returned: 'devolución',
  },
  lists: {
    everything: 'todo',
    pets: 'mascotas',
    visits: 'visitas',
    people: 'personas',
    adoptions: 'adopciones',
    stays: 'estancias',
  },
  filter: ({ name, value }) => `${name} “${value}”`,

  openVisit: 'La visita',
  openPet: 'La mascota',
};
