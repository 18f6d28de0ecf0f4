import type * as english from '../../../../../apps/web/src/lib/dates/shelter-dates-messages.ts';
import type { Translation } from '../../translation.ts';

export const shelterDateMessages: Translation<typeof english.shelterDateMessages> = {
  noDate: 'Fecha no disponible',
  shortDateTime: ({ weekday, month, day, year, clock }) =>
    `${weekday} ${day} ${month}${year ? ` ${year}` : ''}, ${clock}`,
};
