import type * as english from '../../../../../apps/server/src/features/stays/stay-messages.ts';
import type { Translation } from '../../translation.ts';

export const stayMessages: Translation<typeof english.stayMessages> = {
  inFuture: 'Elige hoy o un día pasado.',
  beforeItCame: ({ petName }) => `${petName} aún no estaba en el refugio. Elige un día posterior.`,
  overlap: ({ petName }) =>
    `${petName} estaba en el refugio o ya había salido. Elige un día entre las otras estancias.`,
  notEnded: 'Esta estancia no ha terminado, así que no tiene esa fecha ni ese resultado.',
  adopted:
    'Esta estancia terminó con una adopción o con un registro eliminado, así que solo se pueden corregir sus fechas.',
};
