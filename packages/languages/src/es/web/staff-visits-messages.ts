import type * as english from '../../../../../apps/web/src/features/visits/staff/staff-visits-messages.ts';
import { formatCount, listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';
import { theHour } from '../the-hour.ts';

const countVisits = (count: number) => (count === 1 ? '1 visita' : `${formatCount(count)} visitas`);

export const visitStaffMessages: Translation<typeof english.visitStaffMessages> = {
  list: {
    loading: 'Cargando solicitudes de visita...',
    loadFailed: 'No se pudieron cargar las visitas. Inténtalo de nuevo.',
    empty: 'No hay solicitudes de visita.',
    noMatches: 'Ninguna solicitud de visita coincide con tu búsqueda.',
    showAll: 'Ver todas las solicitudes de visita',
  },
  labels: {
    list: 'Solicitudes de visita',
    scrollArea: 'Lista de solicitudes de visita',
    selectAll: (count) =>
      count === 1
        ? 'Seleccionar la única solicitud de visita'
        : `Seleccionar las ${formatCount(count)} solicitudes de visita`,
  },
  bulk: {
    selected: (count) =>
      count === 1 ? '1 solicitud seleccionada' : `${formatCount(count)} solicitudes seleccionadas`,
    noneSelected: 'No hay visitas seleccionadas',
    deleteTitle: 'Eliminar varias visitas',
    deleteQuestion: (count) =>
      `¿Seguro que quieres eliminar ${countVisits(count)}? Esta acción no se puede deshacer.`,
    updateTitle: 'Cambiar varias visitas',
    updateQuestion: (count) =>
      `¿Seguro que quieres cambiar ${countVisits(count)}? Esta acción no se puede deshacer.`,

    deleted: ({ deleted, selected }) =>
      `Visitas eliminadas: ${formatCount(deleted)} de ${formatCount(selected)} seleccionadas`,
    notDeleted: (reason) => `No se pudo realizar la acción en grupo: ${reason}`,
    notDeletedReason: 'No se pudieron eliminar las visitas',
    updated: ({ count, status }) =>
      count === 1
        ? `1 visita ahora tiene el estado “${status}”`
        : `${countVisits(count)} ahora tienen el estado “${status}”`,
    partlyUpdated: ({ updated, failed }) =>
      `Visitas cambiadas: ${formatCount(updated)}. Sin cambiar: ${formatCount(failed)}`,
    notUpdated: (reason) => `No se pudieron cambiar las visitas: ${reason}`,
    notUpdatedReason: 'No se pudo cambiar el estado de las visitas',
  },
  filtered: {
    selectAll: (total) => `Seleccionar las ${formatCount(total)} que coinciden`,
    allSelected: (total) =>
      total === 1
        ? 'Está seleccionada la única visita que coincide'
        : `Están seleccionadas las ${formatCount(total)} visitas que coinciden`,
    consequences:
      'Esto se hace con las visitas que coincidan en ese momento. Se avisa a los visitantes de las próximas visitas.',
    failed: 'El cambio se detuvo antes de terminar. Revisa la lista.',
    nameless: 'Una visita',
  },
  delete: {
    title: 'Eliminar visita',
    confirm: 'Eliminar',
    question({ visitor, pet }) {
      if (visitor && pet) {
        return `¿Seguro que quieres eliminar la visita de ${visitor} a ${pet}? Esta acción no se puede deshacer.`;
      }
      if (visitor) {
        return `¿Seguro que quieres eliminar la visita de ${visitor}? Esta acción no se puede deshacer.`;
      }
      return pet
        ? `¿Seguro que quieres eliminar esta visita a ${pet}? Esta acción no se puede deshacer.`
        : '¿Seguro que quieres eliminar esta visita? Esta acción no se puede deshacer.';
    },

    deleted: 'La visita se eliminó',
    failed: 'No se pudo eliminar la visita',
  },
};

export const visitFilteredOutcome: Translation<typeof english.visitFilteredOutcome> = {
  updated: {
    all: ({ done, status }) =>
      `Visitas que ahora tienen el estado “${status}”: ${formatCount(done)}.`,
    someBefore: ({ done, status, unchanged }) =>
      `Visitas que ahora tienen el estado “${status}”: ${formatCount(done)}. Ya lo tenían: ${formatCount(unchanged)}.`,
    someFailed: ({ done, status, failed }) =>
      `Visitas que ahora tienen el estado “${status}”: ${formatCount(done)}. No se pudieron cambiar: ${formatCount(failed)}.`,
    someBeforeAndFailed: ({ done, status, unchanged, failed }) =>
      `Visitas que ahora tienen el estado “${status}”: ${formatCount(done)}. Ya lo tenían: ${formatCount(unchanged)}. No se pudieron cambiar: ${formatCount(failed)}.`,
  },
  deleted: ({ done, failed }) =>
    `Visitas eliminadas: ${formatCount(done)}. No se pudieron eliminar: ${formatCount(failed)}.`,
  allDeleted: ({ done }) => `Visitas eliminadas: ${formatCount(done)}.`,
};

export const adoptionMessages: Translation<typeof english.adoptionMessages> = {
  title: '¿Anotar la adopción?',
  confirm: 'Anotar adopción',
  cancelled: (count) =>
    count === 1
      ? 'Esta visita se cancelará, y quien la pidió recibirá un correo:'
      : `Estas ${formatCount(count)} visitas se cancelarán, y cada visitante recibirá un correo:`,
  visit: ({ visitor, petName }) => `${visitor}, para conocer a ${petName}`,
  anyVisits:
    'Se cancelarán las próximas visitas a estas mascotas, y cada visitante recibirá un correo.',
  unknownVisits:
    'No pudimos comprobar si hay visitas planeadas. Las próximas visitas se cancelarán, y cada visitante recibirá un correo.',
};

export const outsideVisitingHours: Translation<typeof english.outsideVisitingHours> = (hours) =>
  hours
    ? `Está fuera del horario de visitas (de lunes a viernes, de ${hours.first} a ${hours.last}). Aun así puedes guardarla.`
    : 'Está fuera del horario de visitas. Aun así puedes guardarla.';

export const visitSaved: Translation<typeof english.visitSaved> = {
  created: 'La solicitud de visita se creó',
  recorded: 'La visita pasada se anotó',
  updated: 'La solicitud de visita se guardó',
};

export const visitNotSaved: Translation<typeof english.visitNotSaved> = {
  created: 'No se pudo agendar la visita',
  recorded: 'No se pudo anotar la visita',
  updated: 'No se pudo guardar la solicitud de visita',
  unknown: 'No se pudo crear la solicitud de visita',
};

export const visitRecordMessages: Translation<typeof english.visitRecordMessages> = {
  title: 'Visitas',
  count: (total) => countVisits(total),
  search: 'Buscar visitas',
  searchHint: 'Mascota, nombre, teléfono o correo',
  schedule: 'Agendar visita',
  record: 'Anotar visita pasada',

  views: 'Vistas',
  view: {
    today: 'Hoy',
    to_answer: 'Por responder',
    overdue: 'Esperan más de lo prometido',
    later: 'Después',
    past: 'Pasadas',
    without_outcome: 'Sin resultado',
    all: 'Todas',
  },
  noVisits: {
    today: 'Hoy no hay visitas.',
    to_answer: 'Todas las solicitudes tienen respuesta.',
    overdue: 'Ninguna solicitud ha esperado más de lo prometido.',
    later: 'No hay visitas después de hoy.',
    past: 'No hay visitas pasadas.',
    without_outcome: 'Todas las visitas terminadas tienen resultado.',
    all: 'No hay solicitudes de visita.',
  },
  seeAll: 'Ver todas las visitas',
  answer: (requests) =>
    requests === 1 ? 'Responder 1 solicitud' : `Responder ${formatCount(requests)} solicitudes`,

  status: 'Estado',
  anyStatus: 'Todos los estados',
  from: 'Desde',
  to: 'Hasta',
  fromDay: (day) => `Desde ${day}`,
  toDay: (day) => `Hasta ${day}`,
  ofPet: (name) => `Mascota: ${name}`,
  ofOnePet: 'Una mascota',
  ofPerson: (name) => `Persona: ${name}`,
  ofOnePerson: 'Una persona',
  sort: 'Ordenar por',
  sorts: {
    newest: 'Más nuevas',
    soonest: 'Las próximas primero',
    latest: 'Las últimas primero',
  },

  columns: {
    pet: 'Mascota',
    requester: 'Solicitante',
    requestedDate: 'Fecha pedida',
    phone: 'Teléfono',
    time: 'Hora',
    status: 'Estado',
    requested: 'Solicitada',
    actions: 'Acciones',
  },

  noneYet: 'Todavía no hay visitas.',
  see: (count) => (count === 1 ? 'Ver 1 visita' : `Ver ${formatCount(count)} visitas`),
  email: 'Correo',
  notes: 'Notas',

  loadFailed: 'No se pudo cargar esta visita. Inténtalo de nuevo.',
  gone: 'Esta visita ya no existe.',
  backToList: 'Todas las visitas',
  meetingPlace: 'Lugar de encuentro',
  otherDay: ({ pet, days }) =>
    days
      ? `Ahora se puede conocer a ${pet} los ${days}. Esta visita queda como está hasta que la muevas.`
      : `Ahora no se puede conocer a ${pet} ningún día. Esta visita queda como está hasta que la muevas.`,
  edit: 'Editar',
  remove: 'Eliminar',
};

export const visitFormMessages: Translation<typeof english.visitFormMessages> = {
  addTitle: 'Agendar una visita nueva',
  editTitle: 'Editar solicitud de visita',
  recordTitle: 'Anotar una visita pasada',
  save: 'Guardar',
  saving: 'Guardando...',

  pet: 'Mascota',
  petPlaceholder: 'Busca por nombre o raza',
  requestedDate: ({ zone }) => `Fecha pedida (${zone})`,
  tookPlaceAt: ({ zone }) => `Cuándo fue la visita (${zone})`,
  dateAndTime: 'Fecha y hora',
  status: 'Estado',
  notes: 'Notas',

  whoIsComing: '¿Quién viene?',
  whoCame: '¿Quién vino?',
  anAdopter: 'Adoptante',
  anAdopterHint: 'Tiene cuenta',
  aWalkIn: 'Sin cita',
  aWalkInHint: 'No tiene cuenta',
  adopter: 'Adoptante',
  adopterPlaceholder: 'Busca por nombre, correo o teléfono',
  adoptersLoading: 'Cargando...',
  adoptersFailed: 'No se pudieron cargar los datos. Inténtalo de nuevo.',
  requester: 'Solicitante',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',

  petMissing: 'Elige una mascota.',
  visitorMissing: 'Elige quién viene.',
  pastVisitorMissing: 'Elige quién vino.',
  timeMissing: 'Elige la fecha y la hora.',
  timeSkipped: 'Esta hora no existe en este día.',
  timePast: 'Elige una hora futura.',
  timeFuture: 'Elige una hora pasada.',
  closedOn: ({ day, reason }) =>
    reason
      ? `El refugio está cerrado el ${day}: ${reason}. Aun así puedes guardarla.`
      : `El refugio está cerrado el ${day}. Aun así puedes guardarla.`,
  closedFrom: ({ day, from, to, reason }) =>
    reason
      ? `El refugio está cerrado el ${day} de ${from} a ${to}: ${reason}. Aun así puedes guardarla.`
      : sentence`El refugio está cerrado el ${day} de ${from} a ${to}. Aun así puedes guardarla.`,
  otherDay: ({ pet, days }) =>
    days
      ? `Se puede conocer a ${pet} los ${days}. Aun así puedes guardarla.`
      : `Por el momento no se puede conocer a ${pet} ningún día. Aun así puedes guardarla.`,
  firstFree: ({ time }) => `Primera hora libre: ${time}`,
  timeStays: 'Esta visita ya terminó, así que su hora no cambia.',

  changedByOther: 'Alguien más cambió esta solicitud de visita mientras la editabas.',
  deletedByOther:
    'Alguien más eliminó esta solicitud de visita. Lo que escribiste sigue aquí, pero ya no se puede guardar.',
};

export const outcomeMessages: Translation<typeof english.outcomeMessages> = {
  title: 'En el refugio',
  requestTitle: 'Solicitud por responder',
  cancelledTitle: 'Visita cancelada',
  notCheckedIn: 'Todavía no se registra la llegada.',
  checkIn: 'Registrar llegada',
  checkedIn: ({ time }) => sentence`Llegada registrada a ${theHour(time)}.`,
  hereSince: ({ time }) => `Aquí desde ${theHour(time)}`,
  question: '¿Cómo fue?',
  outcomes: {
    came: 'Vino',
    no_show: 'No se presentó',
    adopted: 'Adopta',
    thinking: 'Lo está pensando',
    not_a_fit: 'No son compatibles',
  },
  reason: '¿Por qué no?',
  noReason: 'Sin motivo',
  reasons: {
    energy: 'Demasiada o muy poca energía',
    size: 'Tamaño',
    children: 'Niños en el hogar',
    other_pets: 'Otras mascotas en el hogar',
    allergy: 'Alergia',
    home: 'La vivienda',
    other: 'Otra cosa',
  },
  undo: 'Deshacer',
  isCheckedIn: ({ visitor }) => `Se registró la llegada de ${visitor}`,
  isNotCheckedIn: ({ visitor }) => `Se quitó la llegada de ${visitor}`,
  isNoted: ({ visitor, outcome }) => `${visitor}: ${outcome}`,
  isUndone: ({ visitor }) => `${visitor}: sin resultado`,
  failed: 'No se pudo cambiar la visita.',
  markAdopted: (pet) => `Anotar la adopción de ${pet}`,
  markedAdopted: ({ pet }) => `Se anotó la adopción de ${pet}`,
  isAdopted: ({ pet }) => `La adopción de ${pet} está anotada.`,
  alsoCancelled: ({ visits }) =>
    visits.length === 1
      ? `Cancelada: la visita de ${listInWords(visits)}.`
      : `Canceladas: las visitas de ${listInWords(visits)}.`,
  visitAt: ({ visitor, time }) => `${visitor} (${time})`,

  confirm: 'Confirmar',
  isConfirmed: ({ visitor }) => `La visita de ${visitor} está confirmada`,
  decline: 'Rechazar',
  declineTitle: '¿Rechazar esta solicitud?',
  declineHint: ({ visitor }) =>
    `La visita de ${visitor} se cancelará. Si tenemos su correo, se lo decimos en un mensaje que ofrece otras horas.`,
  isDeclined: ({ visitor }) => `La solicitud de ${visitor} se rechazó`,
  undoDecline: ({ visit }) => `Deshacer el rechazo: ${visit}`,
  isReopened: ({ visitor }) => `La solicitud de ${visitor} está pendiente otra vez`,
  sayWhy: 'Decir por qué',
  sayWhyOf: ({ visit }) => `Decir por qué se rechazó: ${visit}`,
  sayWhyTitle: 'Decir por qué',
  sayWhyHint: ({ visitor }) => `Se agrega al correo para ${visitor}.`,
  declineReason: 'Motivo',
  sendReason: 'Enviar correo',
  saidWhy: ({ visitor }) => `El correo para ${visitor} dice por qué`,
  restore: 'Recuperar visita',
  isRestored: ({ visitor }) => `La visita de ${visitor} está confirmada otra vez`,
  cancelled: ({ reason }) => `${reason}.`,
  cancelReasons: {
    adopter: 'La canceló quien la pidió',
    staff: 'La canceló el refugio',
    unanswered: 'Se canceló porque nadie respondió a tiempo',
    unconfirmed: 'Se canceló porque no se confirmó el correo en un día',
    pet_adopted: 'Se canceló porque la mascota fue adoptada',
    pet_removed: 'Se canceló porque la mascota se eliminó',
    pet_moved: 'Se canceló porque la mascota pasó a otro refugio',
    account_closed: 'Se canceló porque se eliminó la cuenta',
    closed: 'Se canceló porque el refugio está cerrado entonces',
    shelter_paused: 'Se canceló porque el refugio está en pausa',
    times_changed: 'Se canceló porque cambió el horario de visitas',
    unknown: 'Cancelada',
  },

  walkIn: 'Sin cita',
  walkInTitle: 'Nueva visita sin cita',
  walkInHint: 'La visita empieza ahora.',
  pet: 'Mascota',
  petPlaceholder: 'Busca por nombre o raza',
  petMissing: 'Elige una mascota.',
  name: 'Nombre (opcional)',
  addContact: 'Agregar contacto',
  email: 'Correo (opcional)',
  phone: 'Teléfono (opcional)',
  busyUntil: ({ visitor, time }) => `Con ${visitor} hasta ${theHour(time)}`,
  save: 'Empezar visita',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  ifBooked: {
    shorten: 'Acortar visita',
    start_anyway: 'Empezar igual',
  },
  walkInSaved: ({ visitor, pet }) => `Empezó la visita: ${visitor} con ${pet}`,
  openVisit: 'Abrir visita',
  walkInFailed: 'No se pudo guardar la visita.',
};

export const visitDashboardMessages: Translation<typeof english.visitDashboardMessages> = {
  title: 'Solicitudes de visita',
  add: 'Agendar visita',
  search: 'Buscar solicitudes de visita',
  searchHint: 'Mascota, nombre o teléfono',
  sort: 'Ordenar solicitudes de visita',
  sorts: { newest: 'Nuevas', day: 'Por día' },
  days: { earlier: 'Antes', today: 'Hoy', tomorrow: 'Mañana' },
  viewDetails: 'Ver detalles',
  moreFor: ({ visit }) => `Más opciones para ${visit}`,
};

export const visitDetailsMessages: Translation<typeof english.visitDetailsMessages> = {
  title: 'Detalles de la solicitud de visita',
  edit: 'Editar',
  close: 'Cerrar',
  requesterTitle: 'Datos de quien la solicita',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  account: 'Cuenta',
  openAccount: 'Abrir cuenta',
  visitTitle: 'Detalles de la visita',
  status: 'Estado',
  requestedDate: 'Fecha pedida',
  notes: 'Notas',
};
