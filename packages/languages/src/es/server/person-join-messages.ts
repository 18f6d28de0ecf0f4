import { UNDO_JOIN_DAYS } from '@pawmatch/contract/person-joins/person-join-values';
import type * as english from '../../../../../apps/server/src/features/person-joins/person-join-messages.ts';
import type { Translation } from '../../translation.ts';

export const joinRefusals: Translation<typeof english.joinRefusals> = {
  same: 'Es el mismo registro.',
  staff: 'Las cuentas de quienes trabajan en un refugio no se pueden unir.',
  unconfirmed:
    'La cuenta que queda debe tener un correo electrónico confirmado. La persona puede confirmarlo con el enlace que le enviamos.',
  joinedBefore: `Este registro se unió en los últimos ${UNDO_JOIN_DAYS} días. Sepáralo primero, o espera hasta entonces.`,
  overlap:
    'Los dos registros tienen una solicitud o una adopción de la misma mascota, o visitas a la misma hora. Termina primero una de ellas.',
};
