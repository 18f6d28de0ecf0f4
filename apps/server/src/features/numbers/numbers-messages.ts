import { currentLocale, localized } from '@pawmatch/contract/localized';
import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';

type Unit = Numbers['course_unit'];

interface Stays {
  count: number;
  before: number;
  /** The part with the most of them; null where there is none. */
  most: { label: string; count: number } | null;
}

const inWords = (count: number) => count.toLocaleString(currentLocale());

export const numbersMessages = localized('numbersMessages', {
  notBegun: 'The period has not begun yet.',
  endsBeforeStart: 'The first day is after the last one.',
  tooLong: ({ years }: { years: number }) => `A period has at most ${years} years.`,

  intakeByKind: 'Intake by kind',
  outcomesByKind: 'Outcomes by kind',
  intakeBy: {
    week: 'Intake by week',
    month: 'Intake by month',
    year: 'Intake by year',
  } satisfies Record<Unit, string>,
  outcomesBy: {
    week: 'Outcomes by week',
    month: 'Outcomes by month',
    year: 'Outcomes by year',
  } satisfies Record<Unit, string>,
  /** @param facts.day such as `Nov 2, 2026` */
  weekOf: ({ day }: { day: string }) => `Week of ${day}`,

  /** Such as `156 stays, and 119 a year before. Most: October 2026 (20).` */
  summary({ count, before, most }: Stays): string {
    const total =
      count === 1
        ? `1 stay, and ${inWords(before)} a year before.`
        : `${inWords(count)} stays, and ${inWords(before)} a year before.`;
    return most ? `${total} Most: ${most.label} (${inWords(most.count)}).` : total;
  },
});
