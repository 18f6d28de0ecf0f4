import type * as english from '../../../../../apps/server/src/features/visits/notifications/cancellation-messages.ts';
import { mailLink } from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

const CHOOSE_AGAIN = 'Puedes elegir otra hora o conocer a otra mascota.';
const CHOOSE_OTHER_TIME = 'Nos gustaría verte de todos modos. Elige otra hora.';
const OTHERS = 'Hay más mascotas que esperan conocer a alguien como tú.';
const OTHER_TIME = 'Elegir otra hora';
const NEW_TIME = 'Elegir una nueva hora';
const OTHER_PETS = 'Ver otras mascotas';

export const cancellationMessages: Translation<typeof english.cancellationMessages> = {
  adopter: ({ pet, time, petUrl, similarPetsUrl }) => ({
    subject: `Cancelaste tu visita con ${pet}`,
    blocks: [
      sentence`Cancelaste tu visita con ${pet} del ${time}. Gracias por avisarnos.`,
      CHOOSE_AGAIN,
      mailLink(OTHER_TIME, petUrl),
      mailLink(OTHER_PETS, similarPetsUrl),
    ],
  }),

  staff: ({ pet, time, petUrl, similarPetsUrl }) => ({
    subject: `Se canceló tu visita con ${pet}`,
    blocks: [
      sentence`Lo sentimos: tuvimos que cancelar tu visita con ${pet} del ${time}.`,
      CHOOSE_AGAIN,
      mailLink(OTHER_TIME, petUrl),
      mailLink(OTHER_PETS, similarPetsUrl),
    ],
  }),

  declined: ({ pet, time, explanation, petUrl, similarPetsUrl }) => ({
    subject: `No podemos ofrecerte la visita con ${pet}`,
    blocks: [
      sentence`Lo sentimos: no podemos ofrecerte la visita con ${pet} que pediste para el ${time}.`,
      ...(explanation ? [explanation] : []),
      CHOOSE_AGAIN,
      mailLink(OTHER_TIME, petUrl),
      mailLink(OTHER_PETS, similarPetsUrl),
    ],
  }),

  unanswered: ({ pet, time, petUrl, freeTimes }) => ({
    subject: `No respondimos a tiempo tu solicitud para conocer a ${pet}`,
    blocks: [
      `Lo sentimos: nadie en el refugio respondió tu solicitud para conocer a ${pet} el ${time}, y esa hora ya pasó.`,
      'Nos gustaría verte de todos modos. Elige una nueva hora.',
      mailLink(NEW_TIME, petUrl),
      ...(freeTimes.length > 0
        ? [
            'En este momento están libres estas horas:',
            ...freeTimes.map((freeTime) => mailLink(freeTime, petUrl)),
          ]
        : []),
    ],
  }),

  unconfirmed: ({ pet, time, petUrl }) => ({
    subject: `Terminó tu solicitud para conocer a ${pet}`,
    blocks: [
      `Tu solicitud para conocer a ${pet} el ${time} terminó, porque tu correo electrónico no se confirmó en el plazo de un día.`,
      'Puedes pedirla de nuevo: primero confirma tu correo con el enlace que te enviamos.',
      mailLink(NEW_TIME, petUrl),
    ],
  }),

  pet_adopted: ({ pet, isPair, leaving, time, similarPetsUrl }) => ({
    subject: `${leaving} ya tiene hogar`,
    blocks: [
      `${leaving} ya tiene una familia. Es una buena noticia para ${leaving}, y sabemos que para ti es una decepción.`,
      isPair
        ? sentence`Se cancela tu visita con ${pet} del ${time}.`
        : sentence`Se cancela tu visita del ${time}.`,
      OTHERS,
      mailLink(OTHER_PETS, similarPetsUrl),
    ],
  }),

  pet_removed: ({ pet, isPair, leaving, time, similarPetsUrl }) => ({
    subject: `Se canceló tu visita con ${pet}`,
    blocks: [
      isPair
        ? sentence`Lo sentimos: ${leaving} ya no está en nuestro refugio, así que se cancela tu visita con ${pet} del ${time}.`
        : sentence`Lo sentimos: ${leaving} ya no está en nuestro refugio, así que se cancela tu visita del ${time}.`,
      OTHERS,
      mailLink(OTHER_PETS, similarPetsUrl),
    ],
  }),

  pet_moved: ({ pet, leaving, movedTo, time, petUrl }) => ({
    subject: `${leaving} ahora vive en ${movedTo}`,
    blocks: [
      sentence`${leaving} ahora vive en ${movedTo}, otro de nuestros refugios. Lamentamos haber tenido que cancelar tu visita con ${pet} del ${time}.`,
      `Todavía puedes conocer a ${leaving}: pide una visita a ${movedTo}, en la misma página de antes.`,
      mailLink(NEW_TIME, petUrl),
    ],
  }),

  account_closed: ({ pet, time }) => ({
    subject: `Se canceló tu visita con ${pet}`,
    blocks: [
      sentence`Se eliminó tu cuenta, así que se cancela tu visita con ${pet} del ${time}.`,
      'En el refugio siempre hay un lugar para ti.',
    ],
  }),

  closed: ({ pet, time, petUrl, closedBecause }) => ({
    subject: `Se canceló tu visita con ${pet}`,
    blocks: [
      closedBecause
        ? sentence`A esa hora el refugio está cerrado (${closedBecause}). Lamentamos haber tenido que cancelar tu visita con ${pet} del ${time}.`
        : sentence`A esa hora el refugio está cerrado. Lamentamos haber tenido que cancelar tu visita con ${pet} del ${time}.`,
      CHOOSE_OTHER_TIME,
      mailLink(OTHER_TIME, petUrl),
    ],
  }),

  times_changed: ({ pet, time, petUrl }) => ({
    subject: `Se canceló tu visita con ${pet}`,
    blocks: [
      sentence`El refugio cambió su horario de visitas. Lamentamos haber tenido que cancelar tu visita con ${pet} del ${time}.`,
      CHOOSE_OTHER_TIME,
      mailLink(OTHER_TIME, petUrl),
    ],
  }),

  shelter_paused: ({ pet, time, similarPetsUrl }) => ({
    subject: `Se canceló tu visita con ${pet}`,
    blocks: [
      sentence`Nuestro refugio no recibe visitas por un tiempo. Lamentamos haber tenido que cancelar tu visita con ${pet} del ${time}.`,
      'En otros refugios hay mascotas que esperan conocer a alguien como tú.',
      mailLink(OTHER_PETS, similarPetsUrl),
    ],
  }),
};
