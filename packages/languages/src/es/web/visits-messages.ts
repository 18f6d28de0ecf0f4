import type * as english from '../../../../../apps/web/src/features/visits/visits-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

export const missingSlotMessages: Translation<typeof english.missingSlotMessages> = {
  detail: 'Elige el día y la hora',
  schedule: 'Elige un día y una hora.',
};

export const visitFormMessages: Translation<typeof english.visitFormMessages> = {
  date: 'Fecha',
  chooseDate: 'Elige una fecha',
  datesLoading: 'Cargando fechas...',
  time: 'Hora',
  chooseTime: 'Elige una hora',
  chooseDateFirst: 'Elige primero una fecha',
  loadFailed: 'No se pudieron cargar las horas de visita.',
  questions: 'Enviar preguntas con tu solicitud',
  note: 'Nota para el refugio (opcional)',
  noteHint: 'Por ejemplo, con quién vienes. Puedes cambiarla hasta que pase la visita.',
  cancel: 'Cancelar',
  submit: 'Agendar visita',
  submitting: 'Agendando...',
};

export const expectationMessages: Translation<typeof english.expectationMessages> = {
  title: 'Qué esperar',
  at: ({ shelter, address }) =>
    address ? `La visita es en ${shelter}, ${address}` : `La visita es en ${shelter}`,
  arriveEarly: ({ minutes }) => `Llega ${minutes} minutos antes`,
  bringId: 'Trae una identificación vigente',
  duration: ({ minutes }) => `La visita dura unos ${minutes} minutos`,
};

export const zoneHint: Translation<typeof english.zoneHint> = ({ zone }) =>
  zone ? `Hora del refugio (${zone})` : 'Hora del refugio';

export const NO_PET_MESSAGE: Translation<typeof english.NO_PET_MESSAGE> =
  'No elegiste ninguna mascota para la visita.';

export const visitFailureMessages: Translation<typeof english.visitFailureMessages> = {
  rejected: 'No se pudo enviar la solicitud de visita. Inténtalo de nuevo.',
  unexpected: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
  failed: 'No se pudo agendar la visita. Inténtalo de nuevo.',
};

export const conflictMessages: Translation<typeof english.conflictMessages> = new Map([
  ['Scheduling conflict', 'Esta hora ya está reservada. Elige otra.'],
  ['Duplicate request', 'Ya tienes una solicitud de visita pendiente para esta mascota.'],
]);

export const requestedMessage: Translation<typeof english.requestedMessage> = (petName) =>
  petName ? `¡Pediste una visita con ${petName}!` : '¡Se envió la solicitud de visita!';

export const fullDayLabel: Translation<typeof english.fullDayLabel> = (day) => `${day} (completo)`;

export const takenTimeLabel: Translation<typeof english.takenTimeLabel> = (time) =>
  `${time} (ocupada)`;

export const closedDayLabel: Translation<typeof english.closedDayLabel> = (day, reason) =>
  reason ? `${day} (cerrado: ${reason})` : `${day} (cerrado)`;

export const fullTimeLabel: Translation<typeof english.fullTimeLabel> = (time) =>
  `${time} (sin cupo)`;

export const closedTimeLabel: Translation<typeof english.closedTimeLabel> = (time) =>
  `${time} (cerrado)`;

export const restingTimeLabel: Translation<typeof english.restingTimeLabel> = ({
  time,
  petName = 'la mascota',
  until,
}) =>
  until
    ? `${time} (${petName} descansa hasta: ${until})`
    : `${time} (${petName} necesita descansar antes de la siguiente visita)`;

export const ownTimeLabel: Translation<typeof english.ownTimeLabel> = (time, petName) =>
  petName ? `${time} (tu visita con ${petName})` : `${time} (tienes otra visita)`;

export const endVisitHint: Translation<typeof english.endVisitHint> = (petName, time) =>
  sentence`${petName}, ${time}. Otra persona podrá usar esta hora.`;

export const ownVisitMessage: Translation<typeof english.ownVisitMessage> = (
  petName,
  time,
  isConfirmed,
) =>
  isConfirmed
    ? sentence`Tienes una visita con ${petName}: ${time}.`
    : sentence`Pediste visitar a ${petName}: ${time}. Falta que el refugio lo confirme.`;

export const readersVisitMessage: Translation<typeof english.readersVisitMessage> = (
  petName,
  time,
  isConfirmed,
) =>
  isConfirmed
    ? sentence`Tu propia visita con ${petName}: ${time}.`
    : sentence`Pediste tu propia visita con ${petName}: ${time}. Falta que el refugio la confirme.`;

export const ownVisitLinks: Translation<typeof english.ownVisitLinks> = {
  moveOrCancel: 'Cambiar o cancelar esta visita',
  see: 'Verla en tu panel',
};

export const ownVisitMessages: Translation<typeof english.ownVisitMessages> = {
  withPet: (pet) => `Visita con ${pet}`,
  isPending: 'Pedida, aún sin confirmar',
  isConfirmed: 'El refugio te espera',
  where: 'Dónde',
  openMap: 'Abrir el mapa',
  bring: 'Qué llevar',
  bringText: (minutes) => `Una identificación vigente. Llega ${minutes} minutos antes.`,
  calendar: 'Agregar al calendario',
  calendarFor: (pet) => `Agregar al calendario: visita con ${pet}`,
  google: 'Google Calendar',
  outlook: 'Outlook',
  file: 'Archivo de calendario',

  moveTitle: (pet) => `Cambia tu visita con ${pet}`,
  moveTo: 'Pasarla a otra hora',
  moveQuestion: ({ from, to }) => sentence`Ahora: ${from}. Nueva hora: ${to}.`,
  timeOf: ({ day, time }) => `${time}, ${day}`,
  fullDay: 'Completo',
  closedDay: ({ reason }) => (reason ? `Cerrado: ${reason}` : 'Cerrado'),
  slotStates: {
    taken: 'ocupada',
    resting: 'descanso',
    full: 'sin cupo',
    closed: 'cerrado',
    unavailable: 'ocupada',
    free: '',
  },
  yourTime: 'tu hora',
  isYourTime: (time) => `${time} (tu hora actual)`,
  moreDays: 'Más días',
  noTimes: 'Por ahora no hay otra hora libre.',
  timesLoading: 'Cargando horas...',
  timesFailed: 'No se pudieron cargar las horas de visita.',
  move: 'Cambiar visita',
  moveWith: (pet) => `Cambiar visita con ${pet}`,
  moving: 'Cambiando...',
  moved: (time) => sentence`Tu visita cambió. Nueva hora: ${time}.`,
  moveFailed: 'No se pudo cambiar tu visita.',
  movedFrom: (time) => sentence`Ahora: ${time}.`,
  missingTime: 'Elige el día y la hora',

  tooLate: 'Esta visita ya no se puede cambiar aquí. Pregunta al refugio.',
  callShelter: (phone) => `Llamar al refugio: ${phone}`,
  writeToShelter: (email) => `Escribir al refugio: ${email}`,
};

export const endVisitMessages: Translation<typeof english.endVisitMessages> = {
  request: {
    button: 'Retirar solicitud',
    buttonFor: (pet) => `Retirar solicitud para conocer a ${pet}`,
    choices: 'Aquí puedes cambiarla o retirarla.',
    question: '¿Retirar esta solicitud?',
    keep: 'Conservarla',
    done: 'Se retiró tu solicitud.',
    failed: 'No se pudo retirar tu solicitud.',
  },
  visit: {
    button: 'Cancelar visita',
    buttonFor: (pet) => `Cancelar visita con ${pet}`,
    choices: 'Aquí puedes cambiarla o cancelarla.',
    question: '¿Cancelar esta visita?',
    keep: 'Conservarla',
    done: 'Se canceló tu visita.',
    failed: 'No se pudo cancelar tu visita.',
  },
};

export const visitNameMessages: Translation<typeof english.visitNameMessages> = {
  noPet: 'Nombre de la mascota no disponible',
  petAndVisitor: ({ pet, visitor }) => `${pet}, ${visitor}`,
};

export const answerTimeMessages: Translation<typeof english.answerTimeMessages> = {
  by: (time) => sentence`El refugio te responde por correo a más tardar el ${time}.`,
  beforeVisit:
    'El refugio te responde por correo antes de tu visita. Si no hay respuesta, pregunta antes de salir.',
  askBefore: 'Si para entonces no hay respuesta, pregunta antes de salir.',
  late: (time) =>
    `El refugio prometió responder a más tardar el ${time}, y no lo ha hecho. Lo sentimos.`,
};

export const scheduledMessages: Translation<typeof english.scheduledMessages> = {
  scheduled: 'Visita agendada',
  notConfirmed: 'aún sin confirmar',
};

export const visitPanelMessages: Translation<typeof english.visitPanelMessages> = {
  requested: (pet) => `Pediste conocer a ${pet}`,
  confirmed: (pet) => `Vas a conocer a ${pet}`,
  toVisit: 'Ver la visita',
  close: 'Ocultar esto',
  cancel: 'No puedo ir',
};

export const visitNoteMessages: Translation<typeof english.visitNoteMessages> = {
  note: 'Nota',
  label: 'Nota para el refugio',
  add: 'Agregar una nota',
  addTo: (pet) => `Agregar una nota a la visita con ${pet}`,
  change: 'Cambiar nota',
  changeOf: (pet) => `Cambiar nota de la visita con ${pet}`,
  send: 'Enviar nota',
  sending: 'Enviando...',
  sent: 'Se envió tu nota.',
  removed: 'Se quitó tu nota.',
  dismiss: 'Ahora no',
  failed: 'No se pudo enviar la nota.',
};

export const visitLinkMessages: Translation<typeof english.visitLinkMessages> = {
  loadingTitle: 'Tu visita',
  loading: 'Cargando tu visita...',
  pendingTitle: 'Pediste una visita, aún sin confirmar',
  confirmedTitle: 'Tu visita está confirmada',
  cancelledTitle: 'Tu visita se canceló',
  endedTitle: 'Este enlace ya no funciona',
  ended: 'Inicia sesión para ver tus visitas en tu panel, o pregunta al refugio.',
  incompleteTitle: 'Este enlace está incompleto',
  incomplete: 'Ábrelo otra vez desde el correo.',
  failedTitle: 'No se pudo cargar tu visita',
  failed: 'Inténtalo más tarde.',
  chooseAnotherTime: 'Elegir otra hora',
  meetPets: 'Conocer a las mascotas',
  dashboard: 'Mi panel',
};
