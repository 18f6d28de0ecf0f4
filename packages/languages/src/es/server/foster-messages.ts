import type * as english from '../../../../../apps/server/src/features/fosters/foster-messages.ts';
import { mailLink } from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

export const fosterOfferMessages: Translation<typeof english.fosterOfferMessages> = {
  offered: ({ pets, from, weeks, note }, url) => ({
    subject: `¿Podrías acoger a ${pets}?`,
    blocks: [
      weeks === 1
        ? `Buscamos un hogar temporal para ${pets}, a partir del ${from}, por una semana.`
        : `Buscamos un hogar temporal para ${pets}, a partir del ${from}, por ${weeks} semanas.`,
      { kind: 'quote', text: note },
      mailLink('Ver la oferta', url),
      'La oferta es de quien diga que sí primero. Si esta vez no se puede, no pasa nada.',
    ],
  }),

  taken: ({ pets }) => ({
    subject: `${pets}: ya hay un hogar`,
    blocks: [`Otro hogar temporal acoge a ${pets}. Gracias por pensarlo.`],
  }),

  accepted: ({ pets, home }, url) => ({
    subject: `${home} acoge a ${pets}`,
    blocks: [
      `${home} acoge a ${pets}, y así consta ya en el tablero de lugares. Pónganse de acuerdo sobre el día de llegada.`,
      mailLink('Ver los hogares temporales', url),
    ],
  }),

  settings: (url) => mailLink('Elegir si recibes estos correos', url),
};

const TELL_US = 'Si no puedes estar, responde a este correo.';

type Visit = Parameters<typeof english.fosterVisitMessages.confirmed>[0];

const factsOf = ({ pet, time, place, visitor }: Visit) => ({
  kind: 'facts' as const,
  facts: [
    { label: 'Mascota', value: pet },
    { label: 'Cuándo', value: time },
    ...(place ? [{ label: 'Dónde', value: place }] : []),
    ...(visitor ? [{ label: 'Visitante', value: visitor }] : []),
  ],
});

export const fosterVisitMessages: Translation<typeof english.fosterVisitMessages> = {
  confirmed: (visit) => ({
    subject: `Alguien viene a conocer a ${visit.pet}: ${visit.time}`,
    blocks: [
      sentence`Hay una visita confirmada con ${visit.pet} para el ${visit.time}.`,
      factsOf(visit),
      TELL_US,
    ],
  }),
  moved: (visit) => ({
    subject: `La visita con ${visit.pet} cambió de hora: ${visit.time}`,
    blocks: [
      sentence`La visita con ${visit.pet} pasó del ${visit.from} al ${visit.time}.`,
      factsOf(visit),
      TELL_US,
    ],
  }),
  cancelled: ({ pet, time }) => ({
    subject: `Se canceló la visita con ${pet}`,
    blocks: [sentence`Se canceló la visita con ${pet} del ${time}. No hace falta que estés.`],
  }),
  notConfirmedAnyMore: ({ pet, time }) => ({
    subject: `La visita con ${pet} ya no está confirmada`,
    blocks: [
      `La visita con ${pet} del ${time} ya no está confirmada. Te escribiremos cuando sepamos más.`,
    ],
  }),
};

export const fosterRefusals: Translation<typeof english.fosterRefusals> = {
  notAllHere: 'No todas estas mascotas están en el refugio. Revisa de nuevo.',
  dayPassed: 'Elige hoy o un día posterior.',
  noneFits: 'Ningún hogar temporal es adecuado. Elige otras mascotas, o pregunta a las personas.',
  noColleague: 'Elige a un colega sin hogar temporal.',
};
