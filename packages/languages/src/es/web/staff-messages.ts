import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type * as english from '../../../../../apps/web/src/staff/staff-messages.ts';
import type { Translation } from '../../translation.ts';

export const staffMessages: Translation<typeof english.staffMessages> = {
  navigation: 'Páginas del personal',
  overview: 'Resumen',
  pets: 'Mascotas',
  ownFosters: 'Mis mascotas en casa',
  inCare: 'A nuestro cuidado',
  carePages: 'Páginas de cuidados',
  arrivals: 'Ingresos',
  careDue: 'Cuidados pendientes',
  places: 'Lugares',
  fosterHomes: 'Hogares temporales',
  visits: 'Visitas',
  adoptions: 'Adopciones',
  calendar: 'Calendario',
  numbers: 'Cifras',
  people: 'Personas',
  colleagues: 'Colegas',
  followUps: 'Seguimientos',
  tasks: 'Tareas',
  dueTasks: ({ count }) =>
    count === 1 ? ', tienes una pendiente' : `, tienes ${formatCount(count)} pendientes`,
  emails: 'Correos',
  data: 'Datos',
  settings: 'Ajustes',

  saving: 'Guardando...',
  notNow: 'Ahora no',

  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  shownRows: ({ first, last, total }) =>
    `${formatCount(first)} a ${formatCount(last)} de ${formatCount(total)}`,
  pastTheEnd: 'Esta lista no tiene más páginas.',
  firstPage: 'Volver a la primera página',

  countOfList: ({ total, all }) =>
    all === undefined || all === total
      ? formatCount(total)
      : `${formatCount(total)} de ${formatCount(all)}`,
  loadMore: 'Cargar más',
  searching: 'Buscando...',
  nothingFound: 'No se encontró nada',
  byStatus: ({ label }) => `${label} por estado`,
  anyStatus: 'Todos los estados',

  selectAll: 'Seleccionar todo',
  selectRow: ({ name }) => `Seleccionar: ${name}`,
  clearSelection: 'Quitar la selección',
  bulkActions: 'Acciones',
  markAs: ({ status }) => `Cambiar a “${status}”`,
  delete: 'Eliminar',
  update: 'Cambiar',
  newStatus: { before: 'Nuevo estado:', after: '. Después puedes elegir otro.' },
  progress: ({ done, count }) => `${formatCount(done)} de ${formatCount(count)} listos`,
  someFailed: 'Algunos cambios fallaron',
  dismissFailures: 'Descartar',
  rowFailed: 'Ocurrió un error',
  bulkFailed: 'Ocurrió un error al procesar tu solicitud',

  statusOf: ({ name }) => `Estado de ${name}`,
  statusIs: ({ label, status }) => `${label}: ${status}`,
  updating: 'Cambiando...',
  statusUpdated: ({ status }) => `El estado ahora es “${status}”`,
  statusNotUpdated: 'No se pudo cambiar el estado. Inténtalo de nuevo.',

  conflict: 'Alguien más lo cambió',
  conflictText:
    'Lo que escribiste sigue en el formulario. Guárdalo sobre la nueva versión, o usa la de la otra persona y descarta tus cambios.',
  useTheirs: 'Usar la otra',
  saveMine: 'Guardar la mía',
  now: ({ value }) => `Ahora: ${value}`,
  before: ({ value }) => `Antes: ${value}`,
  yours: ({ value }) => `Lo tuyo: ${value}`,
  emptyValue: 'vacío',

  notGiven: 'Sin dato',

  undo: 'Deshacer',
  dismiss: 'OK',
  waitingCalls: ({ count }) =>
    count === 1
      ? 'Sin conexión. Hay 1 cambio por enviar.'
      : `Sin conexión. Hay ${formatCount(count)} cambios por enviar.`,
  refusedCalls: 'No se pudo guardar todo',
  readRefusedCalls: 'Entendido',

  filters: 'Filtros',
  columns: 'Columnas',
  dropFilter: 'Nada cumple con todo esto. Quita un filtro para ver más:',
  removeFilter: (filter) => `Quitar el filtro: ${filter}`,
  searchFor: (text) => `Búsqueda: ${text}`,
};
