import type * as english from '../../../../../apps/server/src/features/visits/waiting-list/waiting-list-messages.ts';
import { mailLink } from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';
import { theHour } from '../the-hour.ts';

/** "las 3:15 p.m.", or with the day where that is not today. */
const moment = (until: string) => (/^\d/.test(until) ? theHour(until) : `el ${until}`);

const OTHERS = 'A otras mascotas les encantaría conocerte.';
const CHOOSE_AGAIN = 'Puedes elegir otro día o esperar uno.';
const SEE_ALL = 'Ver todas las mascotas';

export const waitingListMessages: Translation<typeof english.waitingListMessages> = {
  anotherShelter: 'otro refugio',

  held: ({ pet, time, until, bookUrl, releaseUrl, isLast }) => ({
    subject: `Hay una hora libre con ${pet}: ${time}`,
    blocks: [
      sentence`Hay una hora libre para conocer a ${pet}: ${time}. Te la guardamos hasta ${moment(until)}.`,
      mailLink('Reservar esta hora', bookUrl),
      mailLink('Dejarla libre', releaseUrl),
      isLast
        ? `Es la segunda hora que te guardamos. Si no la reservas antes de ${moment(until)}, se la ofrecemos a quien sigue en la lista, y dejas de esperar a ${pet}.`
        : `Si no la reservas antes de ${moment(until)}, se la ofrecemos a quien sigue en la lista, y tu lugar pasa al final.`,
    ],
  }),
  partner_visits: ({ pet, time, visitsUrl }) => ({
    subject: `Tu pareja visita a ${pet}, así que ya no esperas`,
    blocks: [
      sentence`Tu pareja visita a ${pet} el ${time}. Puedes ir también: una visita alcanza para ustedes dos, así que ya no esperas una hora propia.`,
      mailLink('Ver la visita', visitsUrl),
    ],
  }),
  pet_adopted: ({ pet, allPetsUrl }) => ({
    subject: `${pet} ya tiene hogar`,
    blocks: [
      `${pet} ya tiene hogar, así que no hace falta que sigas esperando. Gracias por tu interés.`,
      OTHERS,
      mailLink(SEE_ALL, allPetsUrl),
    ],
  }),
  pet_removed: ({ pet, allPetsUrl }) => ({
    subject: `Ya no se puede visitar a ${pet}`,
    blocks: [
      `Lo sentimos: ya no se puede visitar a ${pet}, así que no hace falta que sigas esperando.`,
      OTHERS,
      mailLink(SEE_ALL, allPetsUrl),
    ],
  }),
  pet_moved: ({ pet, movedTo, petUrl }) => ({
    subject: `${pet} ahora vive en ${movedTo}`,
    blocks: [
      `${pet} ahora vive en ${movedTo}, otro de nuestros refugios, así que ya no esperas una hora con nosotros.`,
      `Todavía puedes conocer a ${pet}: pide una visita a ${movedTo}, en la misma página de antes.`,
      mailLink('Elegir una hora', petUrl),
    ],
  }),
  missed: ({ pet, allPetsUrl }) => ({
    subject: `Ya no esperas a ${pet}`,
    blocks: [
      `Dos veces te guardamos una hora con ${pet}, y no la reservaste. Ya no esperas a ${pet}.`,
      'Puedes volver a la lista de espera cuando quieras.',
      mailLink(SEE_ALL, allPetsUrl),
    ],
  }),
  closed: ({ pet, times, allPetsUrl }) => ({
    subject: `No hay visitas con ${pet} el ${times}`,
    blocks: [
      `Lo sentimos: el refugio cierra el ${times}, así que ya no esperas una hora con ${pet} para entonces.`,
      CHOOSE_AGAIN,
      mailLink(SEE_ALL, allPetsUrl),
    ],
  }),
  other_days: ({ pet, times, allPetsUrl }) => ({
    subject: `No hay visitas con ${pet} el ${times}`,
    blocks: [
      `Lo sentimos: solo se puede conocer a ${pet} en otros días, así que ya no esperas una hora para el ${times}.`,
      CHOOSE_AGAIN,
      mailLink(SEE_ALL, allPetsUrl),
    ],
  }),
  passed: ({ pet, times, allPetsUrl }) => ({
    subject: `No hubo una hora libre con ${pet} el ${times}`,
    blocks: [
      `Lo sentimos: no hubo una hora libre con ${pet} el ${times}, así que ya no esperas una.`,
      CHOOSE_AGAIN,
      mailLink(SEE_ALL, allPetsUrl),
    ],
  }),
};
