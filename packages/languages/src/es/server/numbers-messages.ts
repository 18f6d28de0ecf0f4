import { currentLocale } from '@pawmatch/contract/localized';
import type * as english from '../../../../../apps/server/src/features/numbers/numbers-messages.ts';
import type { Translation } from '../../translation.ts';

const inWords = (count: number) => count.toLocaleString(currentLocale());

export const numbersMessages: Translation<typeof english.numbersMessages> = {
  notBegun: 'El período aún no empieza.',
  endsBeforeStart: 'El primer día es posterior al último.',
  tooLong: ({ years }) => `Un período tiene como máximo ${years} años.`,

  intakeByKind: 'Ingresos por tipo',
  outcomesByKind: 'Salidas por tipo',
  intakeBy: {
    week: 'Ingresos por semana',
    month: 'Ingresos por mes',
    year: 'Ingresos por año',
  },
  outcomesBy: {
    week: 'Salidas por semana',
    month: 'Salidas por mes',
    year: 'Salidas por año',
  },
  weekOf: ({ day }) => `Semana del ${day}`,

  summary({ count, before, most }) {
    const total =
      count === 1
        ? `1 estancia, y ${inWords(before)} un año antes.`
        : `${inWords(count)} estancias, y ${inWords(before)} un año antes.`;
    return most ? `${total} Máximo: ${most.label} (${inWords(most.count)}).` : total;
  },
};
