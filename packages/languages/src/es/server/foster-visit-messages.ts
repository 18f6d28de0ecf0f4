import type * as english from '../../../../../apps/server/src/features/fosters/visits/foster-visit-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

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
