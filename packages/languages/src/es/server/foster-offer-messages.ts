import type * as english from '../../../../../apps/server/src/features/fosters/offers/foster-offer-messages.ts';
import { mailLink } from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';

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
