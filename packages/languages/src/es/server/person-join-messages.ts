import { UNDO_JOIN_DAYS } from '@pawmatch/contract/person-joins/person-join-values';
import type * as english from '../../../../../apps/server/src/features/person-joins/person-join-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

export const joinRefusals: Translation<typeof english.joinRefusals> = {
  same: 'Es el mismo registro.',
  staff: 'Las cuentas de quienes trabajan en un refugio no se pueden unir.',
  unconfirmed:
    'La cuenta que queda debe tener un correo electrónico confirmado. La persona puede confirmarlo con el enlace que le enviamos.',
  joinedBefore: `Este registro se unió en los últimos ${UNDO_JOIN_DAYS} días. Sepáralo primero, o espera hasta entonces.`,
  overlap:
    'Los dos registros tienen una solicitud o una adopción de la misma mascota, o visitas a la misma hora. Termina primero una de ellas.',
};

export const joinMailMessages: Translation<typeof english.joinMailMessages> = {
  joined: {
    subject: ({ shelter }) => `Tus dos registros en ${shelter} ahora son uno`,
    remaining: [
      'Teníamos dos registros tuyos y los unimos. Ahora tus visitas y adopciones están juntas en tu cuenta.',
    ],
    other: [
      'Teníamos dos registros tuyos y los unimos. Ahora tus visitas y adopciones están en tu otra cuenta, y es ahí donde inicias sesión.',
      'Los enlaces de nuestros correos anteriores a esta dirección ya no sirven.',
    ],
    closing: ({ until }) =>
      sentence`Si esto es un error, responde a este correo: podemos deshacerlo hasta el ${until}.`,
  },
  separated: {
    subject: ({ shelter }) => `Tus registros en ${shelter} vuelven a estar separados`,
    remaining: ['Separamos dos registros que habíamos unido. Tu cuenta vuelve a tener lo suyo.'],
    other: [
      'Separamos dos registros que habíamos unido. Lo que era tuyo vuelve a estar en su propio registro.',
    ],
    closing: () => 'Responde a este correo si tienes alguna pregunta.',
  },
};
