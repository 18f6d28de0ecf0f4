import { SECOND_FACTOR_GRACE_DAYS } from '@pawmatch/contract/auth/second-factor';
import { MAX_REQUEST_MAIL_ADDRESSES } from '@pawmatch/contract/visits/visit-values';
import type * as english from '../../../../../apps/web/src/features/shelter/settings-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

const weekdays = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];

export const settingsMessages: Translation<typeof english.settingsMessages> = {
  title: 'Ajustes',
  journal: 'Registro de actividad',
  contract: 'Contrato de adopción',
  checkInstallation: 'Diagnóstico',
  addShelter: 'Agregar otro refugio',
  loading: 'Cargando los ajustes...',
  loadFailed: 'No se pudieron cargar los ajustes.',
  save: 'Guardar ajustes',
  saving: 'Guardando...',
  saved: 'Los ajustes se guardaron',
  saveFailed: 'No se pudieron guardar los ajustes. Revisa lo que escribiste.',
  check: (fields) => `Los ajustes no se guardaron. Revisa: ${fields}.`,
  changedByOther: 'Alguien más cambió los ajustes desde que los abriste.',

  contact: 'Refugio',
  contactHint: 'Se muestra al pie de la página, en el panel y en cada correo.',
  name: 'Nombre',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo',
  hours: 'Horario como texto',
  hoursHint: 'Sigue el horario de visitas hasta que escribas el tuyo.',
  timeZone: 'Zona horaria',
  language: 'Idioma de tus textos',
  languageHint:
    'El de las descripciones, preguntas y contratos. A cada texto se le pueden agregar otros idiomas.',
  paperSize: 'Papel',
  paperSizeHint: 'Los contratos, recibos y hojas de cuidados se hacen para este papel.',
  paperSizes: { letter: 'Carta (216 × 279 mm)', a4: 'A4 (210 × 297 mm)' },

  openingHours: 'Horario de visitas',
  weekdays,
  open: (weekday) => `${weekdays[weekday]}: abierto para visitas`,
  from: (weekday) => `${weekdays[weekday]} desde`,
  to: (weekday) => `${weekdays[weekday]} hasta`,

  copyMonday: 'Copiar el horario del lunes a los días abiertos',
  columns: { day: 'Abierto el', from: 'Desde', to: 'Hasta' },

  closures: 'Cierres y feriados',
  closuresHint:
    'Nadie puede agendar una visita entonces. Agrega uno para un feriado o para horas en que no hay nadie.',
  closeDays: 'Cerrar días',
  closeHours: 'Cerrar algunas horas',
  removeClosure: (number) => `Quitar el cierre ${number}`,
  firstDay: 'Primer día',
  lastDay: 'Último día',
  reason: 'Motivo',
  isWholeDay: 'Todo el día',
  closedFrom: 'Cerrado desde',
  closedTo: 'Cerrado hasta',
  isYearly: 'Cada año',

  rules: 'Visitas',
  visitingRules: {
    visit_minutes: { short: 'Duración de una visita', label: 'Duración de una visita en minutos' },
    gap_minutes: { short: 'Pausa entre visitas', label: 'Pausa entre visitas en minutos' },
    days_ahead: {
      short: 'Días por adelantado',
      label: 'Días por adelantado para agendar',
      hint: 'Los adoptantes eligen entre estos días, desde mañana.',
    },
    notice_minutes: {
      short: 'Anticipación mínima',
      label: 'Anticipación mínima en minutos',
      hint: 'Hasta cuánto antes de una visita los adoptantes pueden agendar, mover o cancelar.',
    },
    answer_hours: {
      short: 'Plazo para responder solicitudes',
      label: 'Plazo para responder solicitudes, en horas',
      hint: 'Se les dice a los adoptantes hasta cuándo. Las horas empiezan al abrir y corren en días abiertos: 24 horas son un día de trabajo.',
    },
    visits_at_once: {
      short: 'Visitas a la misma hora',
      label: 'Visitas a la misma hora (todas las mascotas)',
      hint: 'Vacío: sin límite',
    },
    visits_of_pet_a_day: {
      short: 'Visitas de una mascota al día',
      label: 'Visitas de una mascota al día',
      hint: 'Vacío: sin límite',
    },
    rest_minutes: {
      short: 'Descanso',
      label: 'Descanso de una mascota tras una visita, en minutos',
    },
    is_same_day: { short: 'Se puede agendar para hoy', label: 'También se puede agendar para hoy' },
  },

  affected: (count) =>
    count === 1
      ? 'Una visita agendada no concuerda con los nuevos ajustes. Queda como está.'
      : `${formatCount(count)} visitas agendadas no concuerdan con los nuevos ajustes. Quedan como están.`,
  cancelled: (count) =>
    count === 1
      ? 'Una visita agendada no concordaba con los nuevos ajustes. Se canceló, y quien la pidió recibe un correo.'
      : `${formatCount(count)} visitas agendadas no concordaban con los nuevos ajustes. Se cancelaron, y sus visitantes reciben un correo.`,
  more: (count) => (count === 1 ? 'Y una visita más.' : `Y ${formatCount(count)} visitas más.`),
  inNewZone: (time) => sentence`En la nueva zona horaria: ${time}.`,
  reasons: {
    closed: 'El refugio está cerrado entonces.',
    hours: 'Está fuera del horario de visitas.',
    rest: 'La mascota necesita descansar entonces.',
    pet_day: 'La mascota tiene demasiadas visitas ese día.',
    at_once: 'Hay demasiadas visitas a esa hora.',
    time_zone: 'Cambia la hora en el reloj del refugio.',
  },
  closedBecause: (reason) => `El refugio está cerrado entonces (${reason}).`,

  askTitle: (count) =>
    count === 1
      ? 'Una visita agendada no concuerda con estos ajustes'
      : `${formatCount(count)} visitas agendadas no concuerdan con estos ajustes`,
  askHint: 'Los ajustes todavía no están guardados.',
  askChoice: '¿Qué pasa con las visitas agendadas?',
  leave: 'Dejarlas como están',
  cancelAffected: 'Cancelarlas y enviar un correo con un enlace para elegir otra hora',
  back: 'Volver a los ajustes',

  visitLink: ({ pet, visitor, time }) => `${pet}, ${visitor}, ${time}`,
  removedPet: 'Mascota eliminada',
  yes: 'sí',
  no: 'no',
  fields: {
    name: 'Nombre',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo',
    hours: 'Horario como texto',
    time_zone: 'Zona horaria',
    language: 'Idioma de tus textos',
    paper_size: 'Papel',
    opening_hours: 'Horario de visitas',
    closures: 'Cierres y feriados',
  },
};

export const requestMailMessages: Translation<typeof english.requestMailMessages> = {
  title: 'Correos sobre solicitudes nuevas',
  about: 'Cada correo lista las solicitudes de visita que esperan respuesta.',
  loadFailed: 'No se pudieron cargar los ajustes de los correos.',
  frequency: 'Correos para ti',
  frequencies: {
    none: 'Ninguno',
    at_once: 'De inmediato',
    daily: 'Una vez al día, por la mañana',
  },
  addresses: 'Buzones del refugio',
  addressesHint: `Reciben un correo por cada solicitud nueva. Una dirección por línea, ${MAX_REQUEST_MAIL_ADDRESSES} como máximo.`,
  save: 'Guardar correos',
  saving: 'Guardando...',
  saved: 'Los ajustes de los correos se guardaron',
  saveFailed: 'No se pudieron guardar los ajustes de los correos. Revisa lo que escribiste.',
  wrongAddress: ({ line, message }) => `Línea ${line}: ${message}`,
};

export const calendarAddressMessages: Translation<typeof english.calendarAddressMessages> = {
  title: 'Dirección de calendario',
  about:
    'Suscríbete a todas las visitas en tu programa de calendario. Las entradas nombran a la mascota, no a quien la visita. Quien tenga la dirección puede leerlas: guárdala en secreto. Termina cuando cambias tu contraseña o tu correo.',
  loadFailed: 'No se pudo cargar la dirección de calendario.',
  none: 'No tienes una dirección de calendario.',
  existing: ({ date }) =>
    `Creaste una dirección el ${date}. No se vuelve a mostrar; una nueva la reemplaza.`,
  address: 'Tu dirección de calendario',
  shownOnce:
    'Solo se muestra ahora. Agrégala a tu programa de calendario con “desde URL” o “suscribirse”.',
  create: 'Crear dirección',
  creating: 'Creando...',
  replace: 'Reemplazar dirección',
  copy: 'Copiar dirección',
  copied: 'La dirección está copiada',
  copyFailed: 'No se pudo copiar la dirección. Selecciónala y cópiala.',
  revoke: 'Anular dirección',
  revoked: 'La dirección de calendario se anuló',
  createFailed: 'No se pudo crear la dirección de calendario.',
  revokeFailed: 'No se pudo anular la dirección de calendario.',
  replaceQuestion: '¿Reemplazar la dirección de calendario?',
  revokeQuestion: '¿Anular la dirección de calendario?',
  consequence: 'Los programas de calendario con la dirección actual ya no reciben visitas.',
};

export const requiredSecondFactorMessages: Translation<
  typeof english.requiredSecondFactorMessages
> = {
  title: 'Segundo paso de los colegas',
  about:
    'Una llave de acceso, o códigos de una aplicación, además de la contraseña. Así una contraseña robada no abre las páginas del personal.',
  isOff: 'Cada persona que trabaja aquí decide por sí misma.',
  isOn: ({ date }) =>
    `Es obligatorio desde el ${date}. Los colegas nuevos tienen ${SECOND_FACTOR_GRACE_DAYS} días para configurarlo. Después, las páginas del personal les quedan cerradas hasta que lo hagan.`,
  require: 'Hacerlo obligatorio',
  requireQuestion: '¿Pedir un segundo paso a todas las personas que trabajan aquí?',
  requireText: `Los colegas que no lo tienen reciben un correo y tienen ${SECOND_FACTOR_GRACE_DAYS} días para configurarlo. Esto también vale para ti.`,
  end: 'Dejar de exigirlo',
  required: 'Desde ahora el segundo paso es obligatorio',
  ended: 'El segundo paso ya no es obligatorio',
};

export const carePartsMessages: Translation<typeof english.carePartsMessages> = {
  title: 'A nuestro cuidado',
  about:
    'Usa lo que le sirve a tu refugio; nadie ve el resto. Lo que una parte tiene guardado se conserva mientras está apagada.',
  parts: {
    places: { label: 'Lugares', hint: 'Salas, caniles y quién vive dónde.' },
    care: {
      label: 'Cuidados pendientes',
      hint: 'Vacunas, pesos y medicamentos, con una ronda para cada día.',
    },
    fosters: {
      label: 'Hogares temporales',
      hint: 'Una página para quienes cuidan mascotas en casa, y ofertas de mascotas. También usa los lugares.',
    },
    tasks: { label: 'Tareas', hint: 'Una sola lista de lo que espera a alguien.' },
  },
  saved: 'Tu elección se guardó',
  saveFailed: 'No se pudo guardar tu elección. Inténtalo de nuevo.',
};
