import type * as english from '../../../../../apps/web/src/features/history/history-messages.ts';
import { listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';
import { theHour } from '../the-hour.ts';

type English = typeof english.historyMessages;

/** Facts of a pet with the article, as they stand in a sentence; others are quoted. */
const factNames: Readonly<Record<string, string>> = {
  species: 'la especie',
  age_group: 'la edad',
  sex: 'el sexo',
  size: 'el tamaño',
  energy_level: 'el nivel de energía',
  hair_length: 'el largo del pelaje',
  experience_level: 'la experiencia necesaria',
  home_alone: 'el tiempo a solas',
  home_needed: 'la vivienda necesaria',
  children_from: 'la edad de los niños',
};

/** With the article, as they stand in a sentence. */
const fieldNames: Translation<English['fieldNames']> = {
  name: 'el nombre',
  breed: 'la raza',
  status: 'el estado',
  summary: 'el resumen',
  description: 'la descripción',
  shelter_notes: 'las notas del refugio',
  microchip: 'el microchip',
  color: 'el color',
  birth_date: 'la fecha de nacimiento',
  is_birth_date_estimated: '“fecha de nacimiento aproximada”',
  shelter_number: 'el número del refugio',
  training_traits: 'los hábitos aprendidos',
  photo_hash: 'la foto',
  external_photo: 'la foto',
  photos: 'las fotos',
  bonded_with: 'la pareja inseparable',
  earlier_home_words: 'lo que contó el hogar anterior',

  came_at: 'la hora de llegada',
  came_from: 'la procedencia',
  intake: 'el tipo de ingreso',
  hold_until: 'el final de la retención',
  left_at: 'la hora de salida',
  outcome: 'la salida',
  outcome_reason: 'el motivo de la salida',

  notes: 'las notas',
  starts_at: 'la hora',
  visitor_name: 'el nombre de quien visita',
  visitor_email: 'el correo de quien visita',
  visitor_phone: 'el teléfono de quien visita',

  answer_by: 'el plazo de respuesta',
  contract: 'el contrato',
  fee_cents: 'la cuota',
  trial_until: 'el final de la prueba',
  second_name: 'la segunda persona adoptante',
  second_email: 'el correo de la segunda persona adoptante',
  adopter_name: 'el nombre de la persona adoptante',
  adopter_email: 'el correo de la persona adoptante',
  adopter_phone: 'el teléfono de la persona adoptante',
  message: 'el mensaje',
  closed_despite: 'el motivo por el que se cerró aunque faltaba algo',

  full_name: 'el nombre',
  phone_number: 'el teléfono',
  phone: 'el teléfono',
  email: 'el correo',
  email_confirmed_at: 'la confirmación del correo',
  password_hash: 'la contraseña',
  staff_role: 'el rol',
  shares_matching: '“compartir la compatibilidad”',

  slug: 'el nombre en las direcciones',
  address: 'la dirección',
  zip: 'el código postal',
  hours: 'el horario',
  time_zone: 'la zona horaria',
  language: 'el idioma',
  paper_size: 'el papel de contratos y recibos',
  opening_hours: 'el horario de visitas',
  closures: 'los cierres',
  visit_minutes: 'la duración de una visita',
  gap_minutes: 'los minutos entre dos horas',
  days_ahead: 'los días por adelantado',
  is_same_day: '“se puede agendar hoy”',
  notice_minutes: 'la anticipación mínima',
  answer_hours: 'las horas para responder',
  visits_at_once: 'las visitas a la misma hora',
  visits_of_pet_a_day: 'las visitas por mascota al día',
  rest_minutes: 'el descanso',
  contract_years: 'los años que se conservan los contratos',
  care_parts: 'las partes de los cuidados que se usan',
  takes: 'lo que acoge el hogar temporal',
  gives_medicine: 'los medicamentos en el hogar temporal',
  has_dogs: 'los perros en el hogar temporal',
  has_cats: 'los gatos en el hogar temporal',
  has_children: 'los niños en el hogar temporal',
  away_until: 'hasta cuándo no está el hogar temporal',
  visit_days: 'los días de visita en el hogar temporal',
  meeting_place: 'el punto de encuentro del hogar temporal',
  wants_offer_mails: 'los correos con ofertas al hogar temporal',
  second_factor_required_at: 'el inicio del segundo paso obligatorio',
};

const valueNames: Translation<English['valueNames']> = {
  stray: 'de la calle',
  surrendered: 'entrega de su dueño',
  transferred_in: 'traslado de otro refugio',
  seized: 'decomiso',
  born_here: 'nacimiento aquí',
  returned: 'devolución',
  unknown: 'desconocido',
  adopted: 'adopción',
  returned_to_owner: 'de vuelta con su dueño',
  transferred_out: 'traslado a otro refugio',
  died: 'muerte',
  euthanized: 'eutanasia',
  removed: 'eliminación del registro',
  open: 'sin firmar',
  signed: 'firmado',
  void: 'anulado',
  HouseTrained: 'hace sus necesidades afuera',
  LitterTrained: 'usa el arenero',
  places: 'lugares',
  care: 'cuidados',
  fosters: 'hogares temporales',
  tasks: 'tareas',
};

export const historyMessages: Translation<English> = {
  title: 'Historial',
  whoLooked: 'Quién consultó a esta persona',
  loading: 'Cargando el historial...',
  failed: 'No se pudo cargar el historial. Inténtalo de nuevo.',
  nothing: 'Todavía no ha pasado nada.',
  showOlder: 'Ver anteriores',

  actors: {
    adopter: 'La persona adoptante',
    staff: 'Alguien del personal',
    link: 'Alguien con el enlace de un correo',
    system: 'La aplicación',
  },
  unnamedPet: 'una mascota eliminada',

  petCreated: ({ actor, pet }) => `${actor} agregó a ${pet}.`,
  petDeleted: ({ actor, pet }) => `${actor} eliminó a ${pet}.`,
  petUpdated: ({ actor, pet }) => `${actor} cambió los datos de ${pet}.`,
  visitCreated: ({ actor, pet }) => `${actor} pidió una visita con ${pet}.`,
  visitScheduled: ({ actor, pet }) => `${actor} agendó una visita con ${pet}.`,
  visitRecorded: ({ actor, pet, time }) =>
    sentence`${actor} anotó una visita pasada con ${pet}, del ${time}.`,
  visitUpdated: ({ actor, pet }) => `${actor} cambió la visita con ${pet}.`,
  visitDeleted: ({ actor, pet }) => `${actor} eliminó la visita con ${pet}.`,
  visitMoved: ({ actor, pet, from, to }) =>
    sentence`${actor} movió la visita con ${pet} del ${from} al ${to}.`,
  visitStatus: ({ actor, pet, status }) =>
    `${actor} puso la visita con ${pet} en el estado “${status}”.`,
  checkedIn: ({ actor, time }) =>
    /^\d/.test(time)
      ? sentence`${actor} registró la llegada a ${theHour(time)}.`
      : sentence`${actor} registró la llegada el ${time}.`,
  checkInUndone: ({ actor }) => `${actor} quitó la llegada.`,
  outcome: ({ actor, outcome }) => `${actor} anotó: ${outcome}.`,
  outcomeWithReason: ({ actor, outcome, reason }) => `${actor} anotó: ${outcome} (${reason}).`,
  outcomeUndone: ({ actor }) => `${actor} quitó el resultado.`,
  outcomes: {
    came: 'vino a la visita',
    no_show: 'no se presentó',
    adopted: 'adopta',
    thinking: 'lo está pensando',
    not_a_fit: 'no son compatibles',
  },
  notAFitReasons: {
    energy: 'demasiada o muy poca energía',
    size: 'tamaño',
    children: 'niños en el hogar',
    other_pets: 'otras mascotas en el hogar',
    allergy: 'alergia',
    home: 'la vivienda',
    other: 'otra cosa',
  },
  visitCancelled: {
    adopter: ({ pet }) => `La persona adoptante canceló la visita con ${pet}.`,
    staff: ({ actor, pet }) => `${actor} canceló la visita con ${pet}.`,
    unanswered: ({ pet }) =>
      `La visita con ${pet} se canceló, porque nadie respondió la solicitud a tiempo.`,
    unconfirmed: ({ pet }) =>
      `La visita con ${pet} se canceló, porque la persona adoptante no confirmó su correo en un día.`,
    pet_adopted: ({ pet }) => `La visita con ${pet} se canceló, porque la mascota fue adoptada.`,
    pet_removed: ({ pet }) => `La visita con ${pet} se canceló, porque la mascota se eliminó.`,
    pet_moved: ({ pet }) =>
      `La visita con ${pet} se canceló, porque la mascota pasó a otro refugio.`,
    account_closed: ({ pet }) => `La visita con ${pet} se canceló, porque se eliminó la cuenta.`,
    closed: ({ actor, pet }) =>
      `${actor} cerró el refugio a la hora de la visita con ${pet}, que se canceló.`,
    times_changed: ({ actor, pet }) =>
      `${actor} cambió las reglas de las visitas, y la visita con ${pet} se canceló.`,
    shelter_paused: ({ pet }) =>
      `La visita con ${pet} se canceló, porque el refugio se puso en pausa.`,
    unknown: ({ actor, pet }) => `${actor} canceló la visita con ${pet}.`,
  },
  adoptionStage: {
    asked: ({ actor, pet }) => `${actor} anotó que alguien quiere adoptar a ${pet}.`,
    checking: ({ actor, pet }) => `${actor} empezó a revisar la adopción de ${pet}.`,
    approved: ({ actor, pet }) => `${actor} aprobó la adopción de ${pet}.`,
    on_trial: ({ actor, pet }) => `${actor} anotó que empezó la prueba de ${pet}.`,
    adopted: ({ actor, pet }) => `${actor} anotó la adopción de ${pet}.`,
    declined: ({ actor, pet }) => `${actor} rechazó la adopción de ${pet}.`,
    withdrawn: ({ actor, pet }) => `${actor} retiró la adopción de ${pet}.`,
    returned: ({ actor, pet }) => `${actor} anotó la devolución de ${pet}.`,
  },
  petShown: ({ actor, pet }) => `${actor} mostró a ${pet} a los adoptantes.`,
  petHidden: ({ actor, pet }) => `${actor} ocultó a ${pet} de los adoptantes.`,
  adoptionUpdated: ({ actor, pet }) => `${actor} cambió la adopción de ${pet}.`,
  personCreated: ({ actor }) => `${actor} creó la cuenta.`,
  personDeleted: ({ actor }) => `${actor} eliminó la cuenta.`,
  personJoined: ({ actor }) => `${actor} unió dos registros de la persona.`,
  personSeparated: ({ actor }) => `${actor} separó dos registros que estaban unidos.`,
  personExported: ({ actor }) => `${actor} descargó los datos de la persona.`,
  personUpdated: ({ actor }) => `${actor} cambió la cuenta.`,

  suspended: ({ actor }) => `${actor} suspendió a su colega.`,
  reinstated: ({ actor }) => `${actor} reincorporó a su colega.`,

  factorReset: {
    asked: ({ actor }) => `${actor} pidió quitar el segundo paso.`,
    done: ({ actor }) => `${actor} confirmó la eliminación del segundo paso.`,
    stopped: ({ actor }) => `${actor} detuvo la eliminación del segundo paso.`,
  },

  petOffered: ({ actor, pet, to }) => `${actor} ofreció a ${pet} a ${to}.`,
  petOfferEnded: ({ actor, pet, to }) => `${actor} terminó la oferta de ${pet} a ${to}.`,
  petMoved: ({ actor, pet, from, to }) => `${actor} recibió a ${pet}: de ${from} a ${to}.`,

  shelterCreated: ({ actor }) => `${actor} creó el refugio.`,
  managerInvited: ({ actor }) => `${actor} invitó a una persona responsable.`,
  shelterPaused: ({ actor }) => `${actor} puso el refugio en pausa.`,
  shelterResumed: ({ actor }) => `${actor} terminó la pausa del refugio.`,
  settingsUpdated: ({ actor }) => `${actor} cambió los ajustes.`,

  fieldChanged: ({ actor, field, before, after }) =>
    sentence`${actor} cambió ${field}: antes ${before}, ahora ${after}.`,
  fieldSet: ({ actor, field, after }) => sentence`${actor} anotó ${field}: ${after}.`,
  fieldCleared: ({ actor, field, before }) => sentence`${actor} quitó ${field}; antes: ${before}.`,
  fieldsChanged: ({ actor, fields }) => `${actor} cambió ${listInWords(fields)}.`,

  fosterReport: ({ day }) => `Viene del informe del hogar temporal del ${day}.`,
  earlierNote: (text) => `Antes: “${text}”`,

  fieldNames,
  factName: ({ fact, label }) => factNames[fact] ?? `“${label.toLowerCase()}”`,
  valueNames,
  yes: 'sí',
  no: 'no',
};
