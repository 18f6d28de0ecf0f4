import type * as english from '../../../../../apps/web/src/features/fosters/fosters-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const fostersMessages: Translation<typeof english.fostersMessages> = {
  title: 'Hogares temporales',
  count: (count) => (count === 1 ? '1 hogar' : `${formatCount(count)} hogares`),
  loading: 'Cargando hogares temporales...',
  loadFailed: 'No se pudieron cargar los hogares temporales.',
  none: 'Aún no hay hogares temporales. Agrega uno para un colega, o invita a alguien a dar hogar temporal en la página de colegas.',
  left: ({ person, count }) => {
    const back =
      count === 1
        ? 'hay que traer de vuelta 1 mascota'
        : `hay que traer de vuelta ${formatCount(count)} mascotas`;
    return person ? `${person} ya no tiene acceso: ${back}.` : `Se eliminó una cuenta: ${back}.`;
  },
  leftBadge: 'Ya sin acceso',
  awayUntil: ({ day }) => `Ausente hasta el ${day}`,
  noAnswers: 'Aún no ha dicho qué mascotas acoge.',
  takes: ({ list }) => `Acoge ${list}.`,
  givesMedicine: 'Da medicamentos.',
  livesWith: ({ who }) => `En casa viven: ${who}.`,
  meetingPlace: ({ place }) => `Los visitantes conocen a las mascotas aquí: ${place}`,
  since: ({ day }) => `Desde el ${day}`,
  noPets: 'Ahora no vive ninguna mascota ahí.',
  late: ({ what, pet, day }) => `${what}, ${pet}: atrasado desde el ${day}`,

  kinds: {
    puppies: 'Cachorros',
    dogs: 'Perros',
    kittens: 'Gatitos',
    cats: 'Gatos',
  },
  kindsInText: {
    puppies: 'cachorros',
    dogs: 'perros',
    kittens: 'gatitos',
    cats: 'gatos',
  },
  companions: { children: 'niños', dogs: 'perros', cats: 'gatos' },

  offerHome: 'Ofrece tu hogar',
  add: 'Agregar un hogar temporal',
  person: 'Colega',
  choosePerson: 'Elige a un colega',
  nobodyLeft:
    'Todos los colegas tienen ya un hogar temporal. Primero invita a alguien en la página de colegas.',
  edit: 'Cambiar',
  editNamed: ({ name }) => `Cambiar ${name}`,
  answers: {
    takes: 'Acoge',
    medicine: 'Da medicamentos',
    whoLivesHere: 'Quién vive ahí',
    meetingPlaceHint:
      'Los visitantes lo leen. Nunca escribas la dirección del hogar; déjalo vacío para reunirse en el refugio.',
  },
  save: 'Guardar hogar temporal',
  saveFailed: 'No se pudo guardar el hogar temporal. Inténtalo de nuevo.',
  close: 'Cerrar este hogar',
  closed: ({ name }) => `${name}: hogar cerrado.`,
  closeFailed: 'No se pudo cerrar el hogar temporal.',
};

export const offerMessages: Translation<typeof english.offerMessages> = {
  title: 'Ofertas',
  about: 'Mascotas que buscan un hogar temporal. Quien dice que sí primero las acoge.',
  loadFailed: 'No se pudieron cargar las ofertas.',
  none: 'Por el momento no se ofrece nada.',
  offer: 'Ofrecer mascotas',
  offerTitle: 'Ofrecer mascotas a hogares temporales',
  offerThese: 'Ofrecer a otros',
  which: 'Qué mascotas',
  all: 'Todas',
  allOf: ({ place }) => `Todas las de ${place}`,
  withoutPlace: 'Sin lugar',
  note: 'Tu mensaje',
  noteHint: 'Por ejemplo: Dos gatitos que comen solos. ¿Podrías acogerlos?',
  from: 'Desde cuándo',
  fromHint: 'La oferta termina con este día.',
  weeks: 'Cuántas semanas',
  reach: 'A quién llega',
  reachFailed: 'No se pudo cargar a quién llega.',
  chooseFirst: 'Elige mascotas para ver a quién llega.',
  reached: ({ names }) => `Llega a ${names}.`,
  reachesNobody: 'No llega a nadie.',
  misfit: ({ name, reasons }) => `${name}: ${reasons}`,
  misfits: {
    no_access: 'ya no tiene acceso',
    away: 'no está',
    full: 'no tiene espacio',
    kind: 'acoge otras mascotas',
    medicine: 'no da medicamentos',
    children: 'ahí viven niños',
    dogs: 'ahí viven perros',
    cats: 'ahí viven gatos',
  },
  send: 'Enviar oferta',
  sent: 'La oferta va en camino.',
  sendFailed: 'No se pudo enviar la oferta. Inténtalo de nuevo.',
  withdraw: 'Retirar',
  withdrawNamed: ({ pets: names }) => `Retirar la oferta: ${names}`,
  withdrawn: 'La oferta está retirada.',
  withdrawFailed: 'No se pudo retirar la oferta.',

  when: ({ day, count }) =>
    count === 1
      ? `Desde el ${day}, por 1 semana`
      : `Desde el ${day}, por ${formatCount(count)} semanas`,
  nobodyAny: 'Mascotas que ya no están aquí',
  sentTo: ({ names }) => `Se envió a ${names}.`,
  declinedBy: ({ names }) => `Esta vez no: ${names}.`,
  takenBy: ({ home }) => `Dijo que sí: ${home}.`,
  states: {
    open: 'Abierta',
    taken: 'Aceptada',
    withdrawn: 'Retirada',
    over: 'Pasó el día',
    gone: 'Ya no hace falta un hogar',
  },

  ownTitle: '¿Podrías acoger mascotas?',
  medicine: 'Necesita medicamentos',
  take: 'Acoger',
  takeNamed: ({ pets: names }) => `Acoger a ${names}`,
  takeQuestion: ({ pets: names }) => `¿Acoger a ${names}?`,
  takeText: 'Entonces su cuidado queda en tus manos. El refugio acuerda contigo el día de llegada.',
  took: ({ pets: names }) => `${names}: ¡gracias! El refugio ya lo sabe.`,
  takeFailed: 'No se pudo guardar. Inténtalo de nuevo.',
  decline: 'Esta vez no',
  declineNamed: ({ pets: names }) => `Esta vez no: ${names}`,
  youDeclined: 'Dijiste: esta vez no. Puedes cambiar de opinión.',
  youTook: 'Dijiste que sí.',
  ended: {
    taken: 'Otro hogar dijo que sí.',
    withdrawn: 'El refugio retiró la oferta.',
    over: 'Ya pasó su día.',
    gone: 'Ya no hace falta un hogar.',
  },
};

export const ownHomeMessages: Translation<typeof english.ownHomeMessages> = {
  title: 'Tu hogar',
  about: 'Lo que digas decide por qué mascotas te preguntamos. Solo lo ve el refugio.',
  loadFailed: 'No se pudieron cargar tus respuestas.',
  takes: 'Qué acoges',
  medicine: 'Puedo dar medicamentos',
  whoLivesHere: 'Quién vive contigo',
  companions: { has_dogs: 'Perros', has_cats: 'Gatos', has_children: 'Niños' },
  notSaid: 'Sin respuesta',
  yes: 'Sí',
  no: 'No',
  capacity: 'Cuántas mascotas a la vez',
  capacityHint: 'Déjalo vacío si depende.',
  away: 'Ausente hasta',
  awayHint: 'Antes de este día no llegan ofertas.',
  visitDays: 'Días en que se puede conocer a las mascotas',
  visitDaysHint: 'No elijas ninguno si valen todos los días de visita del refugio.',
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  meetingPlace: 'Dónde se conoce a las mascotas',
  meetingPlaceHint:
    'Lo leen quienes visitan. Nunca escribas tu dirección; déjalo vacío para reunirse en el refugio.',
  mails: 'Enviarme un correo cuando haya mascotas que buscan hogar',
  save: 'Guardar respuestas',
  saved: 'Tus respuestas están guardadas.',
  saveFailed: 'No se pudieron guardar tus respuestas. Inténtalo de nuevo.',
};
