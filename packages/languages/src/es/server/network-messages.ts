import type * as english from '../../../../../apps/server/src/features/network/network-messages.ts';
import type { Translation } from '../../translation.ts';

export const networkMessages: Translation<typeof english.networkMessages> = {
  slugTaken: 'Otro refugio tiene esta dirección, o la tuvo antes. Elige otra.',
  onlyShelter:
    'No se puede pausar el único refugio. En sus ajustes puedes cerrar días y horarios de visita.',
};
