import type * as english from '../../../../../apps/server/src/features/visits/request-mails/request-mail-messages.ts';
import { mailLink } from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';

const describe = ({ pet, visitor }: { pet: string; visitor: string | undefined }) =>
  visitor ? `${visitor} quiere conocer a ${pet}.` : `Alguien quiere conocer a ${pet}.`;

export const requestMailMessages: Translation<typeof english.requestMailMessages> = {
  aPet: 'una mascota',

  one: (request, url) => ({
    subject: `Solicitud de visita para ${request.pet}: ${request.time}`,
    blocks: [
      describe(request),
      { kind: 'facts', facts: [{ label: 'Cuándo', value: request.time }] },
      mailLink('Responder la solicitud', url),
    ],
  }),

  several: ({ requests, count }, url) => ({
    subject: `${count} solicitudes de visita esperan respuesta`,
    blocks: [
      count > requests.length
        ? `Estas son las ${requests.length} más nuevas de ${count} solicitudes que esperan respuesta:`
        : 'Estas solicitudes esperan respuesta, primero las más nuevas:',
      {
        kind: 'facts',
        facts: requests.map((request) => ({ label: request.time, value: describe(request) })),
      },
      mailLink('Responder las solicitudes', url),
    ],
  }),

  settings: (url) => mailLink('Elegir cuándo recibes estos correos', url),
};
