import { type NamedPeriod, namedPeriods, type Period } from '@pawmatch/contract/numbers/periods';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { useNow } from '../../lib/dates/use-now.ts';
import { useListAddress } from '../../staff/page/use-list-address.ts';
import { useShelter } from '../shelter/shelter-api.ts';

export const periodNames = Object.keys(namedPeriods) as NamedPeriod[];

const parameters = { period: periodNames, from: null, to: null } as const;

/** Earlier years are not finished being typed. */
const FIRST_DAY = '1900-01-01';

/** The period of the address: a named one, this year without one, or any days. */
export function usePeriod() {
  const { values, searchWith, set } = useListAddress(parameters);
  const timeZone = useShelter()?.time_zone;
  const now = useNow();
  const today = timeZone && toZonedTime(now, timeZone).date;
  const named = today ? namedPeriods[values.period || 'this_year'](today) : null;
  const from = values.from || (named?.from ?? '');
  const to = values.to || (named?.to ?? '');
  const name = periodNames.find((each) => {
    const days = today && namedPeriods[each](today);
    return days && days.from === from && days.to === to;
  });
  const period: Period | null = named && from >= FIRST_DAY && to >= FIRST_DAY ? { from, to } : null;
  return {
    /** Undefined for other days. */
    name,
    from,
    to,
    /** Null until the shelter's clock is known, and while a day is typed. */
    period,
    searchOf: (next: NamedPeriod) => searchWith({ period: next, from: '', to: '' }),
    setDays: (days: Partial<Period>) =>
      set({ period: '', from, to, ...days }, { replace: true, preventScrollReset: true }),
  };
}
