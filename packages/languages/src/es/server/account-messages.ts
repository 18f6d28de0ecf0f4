import type * as english from '../../../../../apps/server/src/features/account/account-messages.ts';
import type { Translation } from '../../translation.ts';

export const accountMessages: Translation<typeof english.accountMessages> = {
  knownElsewhere:
    'Otro refugio también conoce a esta persona. Solo ella y quien administra la red pueden borrar la cuenta.',
};

export const accountMailMessages: Translation<typeof english.accountMailMessages> = {
  emailChanged: ({ shelter }) => `Cambió tu correo electrónico en ${shelter}`,
  newAddress: ({ email }) =>
    `Tu cuenta ahora tiene el correo electrónico ${email}. A esta dirección ya no llegarán correos sobre ella.`,
  anotherAddress:
    'Tu cuenta ahora tiene otro correo electrónico. A esta dirección ya no llegarán correos sobre ella.',
  notYou: 'Si no fuiste tú, responde a este correo cuanto antes.',

  closed: ({ shelter }) => `Se eliminó tu cuenta en ${shelter}`,
  everythingDeleted:
    'Se eliminó tu cuenta, con todo lo que habíamos guardado sobre ti.\nLas visitas que faltaban se cancelaron.',
  comeBack: 'Puedes volver cuando quieras.',
};
