import type * as english from '../../../../../apps/web/src/features/visits/waiting-list-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'];
const lineOf = (petName: string, times: string | null) =>
  times ? `la lista de espera de ${petName} (${times})` : `la lista de espera de ${petName}`;

export const waitingListMessages: Translation<typeof english.waitingListMessages> = {
  title: 'En espera de una hora',
  allTaken: (petName) => `Todas las horas con ${petName} están ocupadas.`,
  offer:
    'Podemos avisarte cuando se libere una hora y guardártela 60 minutos, o de noche hasta la mañana.',
  otherTimes: 'Esperar un día u hora que está ocupado',
  day: 'Día que esperas',
  anyDay: 'Cualquier día',
  chooseDay: 'Elige un día',
  hour: 'Hora de ese día',
  anyHour: 'Cualquier hora',
  meanwhile:
    'Cuando se libere una hora, te enviamos un correo y te la guardamos 60 minutos, o de noche hasta la mañana.',
  meanwhilePartner: 'Cuando se libere una hora, tú o tu pareja pueden reservarla para ustedes dos.',
  meanwhileUnconfirmed: 'Te guardaremos la próxima hora libre cuando hayas confirmado tu correo.',
  whyConfirm: (email) =>
    `Podrás esperar una hora libre cuando confirmes tu correo. Abre el enlace que enviamos a ${email}.`,
  lastHold:
    'No usaste la última hora que te guardamos. Si tampoco usas la próxima, sales de la lista.',
  lastHeld: 'Si tampoco usas esta hora, sales de la lista.',
  join: 'Avisarme cuando se libere una hora',
  leave: 'Salir de la lista',
  hasLeft: (petName) => `Ya no esperas a ${petName}.`,
  place: (petName, place, times = null) => {
    const ordinal = ORDINALS[place - 1];
    return ordinal
      ? `Tienes el ${ordinal} lugar en ${lineOf(petName, times)}.`
      : `Tienes el lugar número ${place} en ${lineOf(petName, times)}.`;
  },
  placeOfPartner: (petName, place, times = null) => {
    const ordinal = ORDINALS[place - 1];
    return ordinal
      ? `Tu pareja tiene el ${ordinal} lugar en ${lineOf(petName, times)}.`
      : `Tu pareja tiene el lugar número ${place} en ${lineOf(petName, times)}.`;
  },
  held: (petName, time, until) =>
    sentence`Hay una hora libre con ${petName}: ${time}. Te la guardamos hasta: ${until}.`,
  minutesLeft: (minutes) => (minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`),
  linkTitle: 'Una hora libre',
  linkLoading: 'Cargando la hora...',
  linkEnded: {
    title: 'Ya no te guardamos esta hora',
    text: 'Tus visitas y tu lugar en la lista están en tu panel.',
  },
  isFree: (petName) => `Hay una hora libre con ${petName}`,
  asked: (petName) => `Pediste conocer a ${petName}`,
  released: 'Dejaste libre la hora',
  heldWith: (petName) => `Visita con ${petName}`,
  heldUntil: (until) => sentence`Te la guardamos hasta: ${until}.`,
  release: 'Dejarla libre',
  releaseHint: (isLast) =>
    isLast
      ? 'Si la dejas libre, puede usarla quien sigue en la lista, y tú sales de ella, porque es la segunda vez que te guardamos una hora.'
      : 'Si la dejas libre, puede usarla quien sigue en la lista, y tu lugar pasa al final.',
  isBooked: 'Pedida, aún sin confirmar. El refugio te responderá por correo.',
  isReleased: (isLast) =>
    isLast
      ? 'La hora está libre para otra persona. Saliste de la lista.'
      : 'La hora está libre para otra persona. Sigues en espera, al final de la lista.',
  bookFailed: 'No se pudo reservar la hora.',
  releaseFailed: 'No se pudo dejar libre la hora.',
  dashboard: 'Mi panel',
  book: 'Reservar esta hora',
  confirmBooking: '¿Reservarla ahora?',
  bookingQuestion: (petName, time) => sentence`Visita con ${petName}: ${time}.`,
  staffTitle: 'Lista de espera',
  length: (count) => {
    if (count === 0) return 'Nadie espera.';
    return count === 1 ? 'Espera 1 persona.' : `Esperan ${count} personas.`;
  },
  showPeople: 'Mostrar quién espera',
  waitsFor: (times) => `Espera: ${times}`,
  heldFor: (time, until) => `${time}; guardada hasta: ${until}`,
};
