import type * as english from '../../../../../apps/server/src/features/adoption-papers/contracts/contract-messages.ts';
import type { Translation } from '../../translation.ts';

export const contractMessages: Translation<typeof english.contractMessages> = {
  choosePhoto: 'Elige una foto del contrato firmado.',
  noMailAddress: 'No hay un correo electrónico de quien adopta.',
  unconfirmed:
    'Quien adopta aún no ha confirmado su correo electrónico. Pídele que firme en una tableta o en papel.',
  changed: 'Mientras tanto, alguien cambió el contrato. Revísalo de nuevo.',
};
