import type * as english from '../../../../../apps/server/src/features/feeds/feed-mail-messages.ts';
import type { Translation } from '../../translation.ts';

export const feedMailMessages: Translation<typeof english.feedMailMessages> = {
  held: {
    subject: ({ site }) => `El canal de ${site} te espera`,
    text: ({ site, before, now }) =>
      `${site} tenía ${before} de tus mascotas, y ahora recibiría ${now}. Por si es un error, no se envió nada. Revísalo, y deja que se envíe si está bien.`,
  },
  failed: {
    subject: ({ site }) => `El canal de ${site} no llega`,
    text: ({ site }) => `${site} no recibe tus mascotas en este momento. Este es el motivo:`,
  },
  feeds: 'Canales',
};
