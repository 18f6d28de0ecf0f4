import { UNDO_CARE_HOURS } from '@pawmatch/contract/care/care-values';
import type * as english from '../../../../../apps/web/src/features/care/care-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';
import { theHour } from '../the-hour.ts';

export const careMessages: Translation<typeof english.careMessages> = {
  title: 'Cuidados pendientes',
  count: ({ total, overdue }) => {
    const due = total === 1 ? '1 pendiente' : `${formatCount(total)} pendientes`;
    if (overdue === 0) return due;
    return overdue === 1 ? `${due}, 1 atrasado` : `${due}, ${formatCount(overdue)} atrasados`;
  },
  plans: 'Planes de cuidados',
  viewsLabel: 'Hasta cuándo',
  views: {
    today: 'Hasta hoy',
    overdue: 'Atrasados',
    week: 'Próximos 7 días',
    results: 'Resultados pendientes',
  },
  loading: 'Cargando lo pendiente...',
  loadFailed: 'No se pudo cargar lo pendiente.',
  none: 'No hay nada pendiente',
  noneOverdue: 'No hay nada atrasado',
  noneAwaited: 'No se espera ningún resultado',
  noneHint: 'Lo pendiente resulta de los planes y de lo que ya se hizo.',
  showMore: (count) => `Mostrar ${formatCount(count)} más`,
  area: 'Edificio o área',
  everywhere: 'Todos',
  noPlace: 'Sin lugar',
  overdueHere: (count) => (count === 1 ? '1 atrasado' : `${formatCount(count)} atrasados`),
  nthDose: ({ what, number, of }) => `${what} (${number}\u00a0de\u00a0${of})`,

  overdue: (days) => (days === 1 ? '1 día de atraso' : `${formatCount(days)} días de atraso`),
  dueToday: 'Para hoy',
  due: ({ day }) => `Para el ${day}`,
  missed: (count) => (count === 1 ? 'Faltó 1 dosis' : `Faltaron ${formatCount(count)} dosis`),

  done: 'Hecho',
  doneNamed: ({ what, pet }) => `Hecho: ${what}, ${pet}`,
  detailsNamed: ({ what, pet }) => `Detalles: ${what}, ${pet}`,
  isDone: ({ what, pet }) => `${what}, ${pet}: hecho.`,
  areDone: ({ what, count }) =>
    count === 1
      ? `${what}: hecho para 1 mascota.`
      : `${what}: hecho para ${formatCount(count)} mascotas.`,
  isSkipped: ({ what, pet }) => `${what}, ${pet}: se omitió.`,
  takenBack: 'Está pendiente otra vez.',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  kept: (items) =>
    items.length === 1
      ? `${items[0]?.what}, ${items[0]?.pet}: se guarda en este dispositivo hasta que se pueda enviar.`
      : `${items[0]?.what} para ${formatCount(items.length)} mascotas: se guarda en este dispositivo hasta que se pueda enviar.`,
  waiting: {
    'care.done': 'Hecho, falta enviarlo',
    'care.skip': 'Omitido, falta enviarlo',
    'care.undo': 'Deshecho, falta enviarlo',
    'care.result': 'Resultado, falta enviarlo',
  },
  waitingWeight: ({ weight }) => `${weight}, falta enviarlo`,
  withdrawNamed: ({ what, pet }) => `Retirar: ${what}, ${pet}`,
  notSaved: ({ items, reason }) =>
    items.length === 1
      ? `${items[0]?.what}, ${items[0]?.pet}: no se guardó. ${reason}`
      : `${items[0]?.what} para ${formatCount(items.length)} mascotas: no se guardó. ${reason}`,
  weightNotSaved: ({ pet, weight, reason }) => `${pet}, ${weight}: no se guardó. ${reason}`,
  refused: {
    already_done: ({ what, pet, by, at }) =>
      by && at
        ? sentence`${what}, ${pet}: lo hizo ${by} a ${theHour(at)}.`
        : `${what}, ${pet}: ya está hecho.`,
    already_skipped: ({ what, pet, by, at }) =>
      by && at
        ? sentence`${what}, ${pet}: lo omitió ${by} a ${theHour(at)}.`
        : `${what}, ${pet}: ya se omitió.`,
    not_done: ({ what, pet }) => `${what}, ${pet}: no hay nada que deshacer.`,
    too_late: ({ what, pet }) =>
      `${what}, ${pet}: solo se puede deshacer durante ${UNDO_CARE_HOURS} horas.`,
    not_yours: ({ what, pet }) =>
      `${what}, ${pet}: solo puede deshacerlo quien lo hizo, o el personal.`,
    not_a_test: ({ what, pet }) => `${what}, ${pet}: solo una prueba tiene resultado.`,
    no_result_awaited: ({ what, pet }) =>
      `${what}, ${pet}: mientras tanto alguien anotó o deshizo el resultado.`,
    needs_weight: ({ pet }) => `${pet}: escribe el peso.`,
    not_found: ({ what, pet }) => `${what}, ${pet}: ya no está pendiente.`,
  },

  all: ({ what, count }) => `Todas (${formatCount(count)}): ${what}`,
  allTitle: ({ what, count }) => `${what} para ${formatCount(count)} mascotas`,
  product: 'Producto',
  lot: 'Número de lote',
  dose: 'Dosis',
  day: 'Día',
  dayInFuture: 'Elige hoy o un día anterior.',
  note: 'Nota para colegas',
  cost: 'Costo',
  costOfEach: 'Costo por mascota',
  costUnclear: 'Indica una cantidad, por ejemplo 12.50, o deja el campo vacío.',
  result: 'Resultado',
  noResult: 'Sin resultado',
  resultLater: 'El resultado llega después',
  resultMissing: 'Elige también el resultado.',
  resultNote: 'Nota del resultado',
  resultNoteHint: 'Quien adopta la lee en el historial de salud.',
  awaited: 'Resultados pendientes',
  awaitedCount: (count) =>
    count === 1 ? 'Se espera 1 resultado' : `Se esperan ${formatCount(count)} resultados`,
  awaitedSince: ({ awaited, day }) => `${awaited} desde el ${day}`,
  writeResult: 'Anotar resultado',
  writeResultNamed: ({ what, pet }) => `Anotar el resultado: ${what}, ${pet}`,
  isWritten: ({ what, pet, result }) => `${what}, ${pet}: ${result}.`,
  isAwaitedAgain: ({ what, pet }) => `${what}, ${pet}: se espera otra vez el resultado.`,
  resultBy: ({ day, by }) =>
    by ? `resultado anotado el ${day} por ${by}` : `resultado anotado el ${day}`,
  takeBackResult: 'Deshacer el resultado',
  takeBackResultNamed: ({ what, day }) => `Deshacer el resultado: ${what}, ${day}`,
  allConfirm: ({ count }) => `Hecho para las ${formatCount(count)}`,

  said: { done: 'Hecho', skipped: 'Omitido' },
  noLongerDue: 'Ya no está pendiente',

  skip: 'Omitir',
  skipNamed: ({ what, pet }) => `Omitir: ${what}, ${pet}`,
  reason: 'Por qué',
  reasonHint: 'Por ejemplo: la mascota estaba enferma.',
  reasonMissing: 'Di por qué.',
  skipConfirm: 'Omitirlo',

  weightOf: ({ pet }) => `Peso de ${pet}`,
  weightHint: 'Por ejemplo 9 lb 4 oz, o 4.2 kg.',
  lastWeight: ({ weight, day }) => `Último: ${weight}, ${day}`,
  weightUnclear: 'Indica el peso con su unidad, por ejemplo 9 lb 4 oz o 4.2 kg.',
  unit: 'Unidad',
  saveWeight: 'Guardar peso',
  save: 'Guardar',
  weighed: ({ pet, weight }) => `${pet}: ${weight}.`,
  fell: ({ pet, percent }) =>
    `${pet} perdió ${percent} % en los últimos 30 días. Ahora hay una revisión pendiente.`,

  card: 'Cuidados',
  cardNone: 'No hay nada pendiente.',
  doneTitle: 'Lo que se hizo',
  doneBy: ({ day, by }) => `${day}, por ${by}`,
  skippedBecause: ({ reason }) => `Se omitió: ${reason}`,
  takeBack: 'Deshacer',
  takeBackNamed: ({ what, day }) => `Deshacer: ${what}, ${day}`,
  weights: 'Pesos',
  add: 'Agregar un cuidado',
  what: 'Qué está pendiente',
  kind: 'Tipo',
  when: 'Cuándo',
  addConfirm: 'Agregar',

  addCourse: 'Agregar un medicamento',
  medicines: 'Medicamentos',
  medicine: 'Medicamento',
  howToGive: 'Cómo se da',
  howToGiveHint: 'Por ejemplo: con comida.',
  from: 'Primer día',
  lastDay: 'Último día',
  timesADay: 'Cuántas veces al día',
  courseTimes: ({ times, from, to }) =>
    times === 1
      ? `Una vez al día, del ${from} al ${to}`
      : `${times} veces al día, del ${from} al ${to}`,
  courseDoses: ({ given, missed }) => {
    const done = given === 1 ? '1 dosis dada' : `${formatCount(given)} dosis dadas`;
    if (missed === 0) return done;
    return missed === 1 ? `${done}, 1 sin dar` : `${done}, ${formatCount(missed)} sin dar`;
  },
  endCourse: 'Terminar hoy',
  endCourseNamed: ({ medicine }) => `Terminar hoy: ${medicine}`,
  courseEnded: ({ medicine }) => `${medicine} termina hoy.`,

  advice: 'Son recordatorios, no consejos. Consulta a tu veterinario.',
  plansLoading: 'Cargando planes...',
  plansLoadFailed: 'No se pudieron cargar los planes.',
  source: ({ source, day }) => (day ? `Fuente: ${source} (${day})` : `Fuente: ${source}`),
  ownPlan: 'Un plan propio',
  forBoth: 'Perros y gatos',
  forSpecies: { Dog: 'Perros', Cat: 'Gatos' },
  isOn: 'En uso',
  isOff: 'Sin usar',
  use: 'Usarlo',
  takeUpNamed: ({ plan }) => `Usar: ${plan}`,
  stop: 'Dejar de usarlo',
  stopNamed: ({ plan }) => `Dejar de usar: ${plan}`,
  planChanged: 'El plan está guardado',
  change: 'Cambiar',
  changeNamed: ({ plan }) => `Cambiar ${plan}`,
  newPlan: 'Agregar un plan',
  planName: 'Nombre',
  species: 'Para',
  starts: 'Se cuenta desde',
  startsLabels: {
    intake: 'El día de su ingreso',
    birth: 'El día de su nacimiento',
    last: 'La última vez, también en una estancia anterior',
  },
  firstAfter: 'Días hasta la primera vez',
  interval: 'Días entre una vez y la siguiente',
  intervalHint: 'Déjalo vacío si es una sola vez.',
  minAge: 'Edad mínima en semanas',
  maxAge: 'Hasta qué edad en semanas',
  maxAgeHint: 'Déjalo vacío si la edad no importa.',
  adultTimes: 'Cuántas veces en adultos',
  times: 'Cuántas veces como máximo',
  timesHint: 'Déjalo vacío si no hay límite.',
  sourceLabel: 'Fuente',
  savePlan: 'Guardar plan',
  saving: 'Guardando...',
  delete: 'Eliminar plan',
  deleteQuestion: ({ plan }) => `¿Eliminar ${plan}?`,
  deleteText: 'Lo pendiente de este plan se quita; lo que se hizo se queda.',
  keep: 'Conservarlo',
  deleted: 'El plan está eliminado',
};
