import { ARRIVE_EARLY_MINUTES } from '@pawmatch/contract/visits/times/bookable-times';
import type * as english from '../../../../../apps/server/src/features/visits/notifications/visit-mail-messages.ts';
import { mailLink } from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';
import { theHour } from '../the-hour.ts';

const willAnswer = (by: string | undefined) =>
  by
    ? sentence`Te responderemos a más tardar el ${by}. Si para entonces no has sabido de nosotros, responde a este correo.`
    : 'Te escribiremos de nuevo en cuanto la visita esté confirmada.';
const whatToExpect = (minutes: number) =>
  `Por favor, llega ${ARRIVE_EARLY_MINUTES} minutos antes y trae una identificación vigente. Una visita dura unos ${minutes} minutos.`;
const CALENDAR = 'Va adjunta la visita para tu calendario.';
const CALENDAR_MOVED = 'Va adjunta la nueva hora para tu calendario.';
const KNOW_MORE = 'Te escribiremos en cuanto sepamos más.';

export const visitMailMessages: Translation<typeof english.visitMailMessages> = {
  ourPet: 'nuestra mascota',
  anotherShelter: 'otro refugio',

  requestReceived: ({ pet, time, answerBy }) => ({
    subject: `Recibimos tu solicitud para conocer a ${pet}`,
    blocks: [sentence`Gracias por pedir conocer a ${pet} el ${time}.`, willAnswer(answerBy)],
  }),

  requestBookedByStaff: ({ pet, time, answerBy }) => ({
    subject: `Tenemos una solicitud tuya para conocer a ${pet}`,
    blocks: [
      sentence`Registramos tu solicitud para conocer a ${pet} el ${time}.`,
      willAnswer(answerBy),
    ],
  }),

  requestMovedByStaff: ({ pet, from, to, answerBy }) => ({
    subject: `Cambiamos la hora de tu solicitud para conocer a ${pet}: ${to}`,
    blocks: [
      sentence`Cambiamos tu solicitud para conocer a ${pet} del ${from} al ${to}.`,
      willAnswer(answerBy),
      'Si la nueva hora no te conviene, cancela la solicitud y elige otra.',
    ],
  }),

  requestRevivedByStaff: ({ pet, time, answerBy }) => ({
    subject: `Tu solicitud para conocer a ${pet} está abierta de nuevo`,
    blocks: [
      sentence`Volvimos a abrir tu solicitud para conocer a ${pet} el ${time}.`,
      willAnswer(answerBy),
    ],
  }),

  confirmed: ({ pet, isPair, time, minutes }) => ({
    subject: `Tu visita con ${pet} está confirmada: ${time}`,
    blocks: [
      isPair
        ? `Te esperamos el ${time}, y también ${pet} te esperan.`
        : `Te esperamos el ${time}, y también ${pet} te espera.`,
      whatToExpect(minutes),
      CALENDAR,
    ],
  }),

  confirmedAtOtherTime: ({ pet, from, to, minutes }) => ({
    subject: `Tu visita con ${pet} está confirmada, a otra hora: ${to}`,
    blocks: [
      sentence`Confirmamos tu visita con ${pet} y la cambiamos del ${from} al ${to}.`,
      whatToExpect(minutes),
      CALENDAR,
    ],
  }),

  movedByStaff: ({ pet, from, to, minutes }) => ({
    subject: `Tu visita con ${pet} cambió de hora: ${to}`,
    blocks: [
      sentence`Tuvimos que cambiar tu visita con ${pet} del ${from} al ${to}.`,
      whatToExpect(minutes),
      CALENDAR_MOVED,
      'Si la nueva hora no te conviene, cancela la visita y elige otra.',
    ],
  }),

  requestMovedByAdopter: ({ pet, from, to, answerBy }) => ({
    subject: `Cambiaste la hora de tu solicitud para conocer a ${pet}: ${to}`,
    blocks: [
      sentence`Cambiaste tu solicitud para conocer a ${pet} del ${from} al ${to}. Gracias por avisarnos.`,
      willAnswer(answerBy),
    ],
  }),

  movedByAdopter: ({ pet, from, to, minutes }) => ({
    subject: `Cambiaste la hora de tu visita con ${pet}: ${to}`,
    blocks: [
      sentence`Cambiaste tu visita con ${pet} del ${from} al ${to}. Gracias por avisarnos.`,
      whatToExpect(minutes),
      CALENDAR_MOVED,
    ],
  }),

  moveOrCancel: (url) => mailLink('Cambiarla o cancelarla', url),

  dashboard: (url) => mailLink('Tus visitas', url),

  facts: ({ pet, time, zone, place }) => ({
    kind: 'facts',
    facts: [
      { label: 'Mascota', value: pet },
      { label: 'Cuándo', value: zone ? `${time} (${zone})` : time },
      ...(place ? [{ label: 'Dónde', value: place }] : []),
    ],
  }),

  thanks: ({ pet, petUrl }) => ({
    subject: `Gracias por conocer a ${pet}`,
    blocks: [
      `Gracias por visitarnos y conocer a ${pet}.`,
      `¿Te gustaría dar un hogar a ${pet}? Responde a este correo y hablamos sobre el siguiente paso. También puedes volver para otra visita.`,
      mailLink(`Volver a ver a ${pet}`, petUrl),
    ],
  }),

  thanksForAdopting: ({ pet }) => ({
    subject: `Gracias por querer dar un hogar a ${pet}`,
    blocks: [
      `Gracias por visitarnos y por querer dar un hogar a ${pet}.`,
      'La adopción está en marcha: te escribiremos sobre los siguientes pasos. Si tienes alguna pregunta, responde a este correo: ayudamos con gusto.',
    ],
  }),

  thanksForComing: ({ pet, similarPetsUrl }) => ({
    subject: `Gracias por conocer a ${pet}`,
    blocks: [
      `Gracias por visitarnos y conocer a ${pet}. Esta vez no eran del todo compatibles, y fue bueno descubrirlo.`,
      'Hay más mascotas que esperan conocer a alguien como tú.',
      mailLink('Ver otras mascotas', similarPetsUrl),
    ],
  }),

  reminder: ({ pet, time, minutes }) => ({
    subject: `Recordatorio: tu visita con ${pet} es el ${time}`,
    blocks: [
      sentence`Tu visita con ${pet} es el ${time}.`,
      whatToExpect(minutes),
      'Si no puedes venir, cancela, para que otra persona pueda venir.',
    ],
  }),

  newLink: ({ pet, time }) => ({
    subject: `Un enlace nuevo para tu visita con ${pet}: ${time}`,
    blocks: [
      'Tu cuenta cambió, así que los enlaces de los correos anteriores sobre tus visitas ya no sirven. Este correo trae uno nuevo.',
    ],
  }),

  notConfirmedAnyMore: ({ pet, time }) => ({
    subject: `Tu visita con ${pet} ya no está confirmada`,
    blocks: [
      `Tenemos que revisar de nuevo tu visita con ${pet} del ${time}, y ya no está confirmada.`,
      KNOW_MORE,
    ],
  }),

  movedAndNotConfirmedAnyMore: ({ pet, from, to }) => ({
    subject: `Tu visita con ${pet} ya no está confirmada`,
    blocks: [
      `Cambiamos tu visita con ${pet} del ${from} al ${to}, y ya no está confirmada.`,
      KNOW_MORE,
    ],
  }),
};

export const visitTimeMessages: Translation<typeof english.visitTimeMessages> = {
  dayAndTime: ({ day, time }) => `${day} a ${theHour(time)}`,
};
