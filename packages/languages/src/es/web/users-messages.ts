import type * as english from '../../../../../apps/web/src/features/users/users-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const usersMessages: Translation<typeof english.usersMessages> = {
  title: 'Personas',
  list: {
    loading: 'Cargando personas...',
    loadFailed: 'No se pudieron cargar las personas. Inténtalo de nuevo.',
  },
  listLabels: {
    list: 'Personas',
    scrollArea: 'Lista de personas',
    selectAll: (count) => `Seleccionar a todas las personas (${formatCount(count)})`,
  },
  columns: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    role: 'Rol',
    confirmed: 'Estado del correo',
    since: 'Desde',
  },
  anyRole: 'Todos los roles',
  sort: 'Ordenar por',
  sorts: { name: 'Por nombre', newest: 'Las más nuevas primero' },
  search: 'Buscar personas',
  searchHint: 'Nombre, correo o teléfono',
  nobody: 'Nadie coincide con tu búsqueda.',
  count: (count) => (count === 1 ? '1 persona' : `${formatCount(count)} personas`),
  open: (name) => `Abrir a ${name}`,
  admin: 'Personal',
  adopter: 'Adoptante',
  ownRole: (role) => `${role} (tú)`,
  gone: 'Esta cuenta ya no existe.',
  backToList: 'Todas las personas',
  loadFailed: 'No se pudo cargar esta cuenta. Inténtalo de nuevo.',

  since: 'Cuenta desde',
  confirmedState: 'Correo electrónico',
  sessionsTitle: 'Sesiones abiertas',
  notLoggedIn: 'Esta persona no tiene sesiones abiertas.',
  sessionsFailed: 'No se pudo cargar la lista de dispositivos. Inténtalo de nuevo.',
  endSessions: 'Cerrar todas las sesiones',
  sessionsEnded: (name) => `Se cerraron todas las sesiones de ${name}.`,

  download: 'Descargar datos',
  downloading: 'Preparando...',

  colleagues: 'Colegas',

  remove: 'Eliminar cuenta',
  removeQuestion: (name) => `¿Eliminar la cuenta de ${name}?`,
  removeText:
    'Esto no se puede deshacer. Las próximas visitas se cancelan, las pasadas quedan sin el nombre, y la persona recibe un correo.',
  removing: 'Eliminando...',
  removed: (name) => `La cuenta de ${name} se eliminó.`,
};
