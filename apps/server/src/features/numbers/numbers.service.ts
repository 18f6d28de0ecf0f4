import type {
  NumberRowsQuery,
  Numbers,
  PeriodQuery,
} from '@pawmatch/contract/numbers/numbers-endpoints';
import {
  MAX_PERIOD_YEARS,
  namedPeriods,
  type Period,
  partsOfPeriod,
  yearBefore,
} from '@pawmatch/contract/numbers/periods';
import { addDays, addMonths, startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { invalidField } from '../../platform/app-error.ts';
import { numberCharts } from './charts/number-charts.ts';
import type { CountedPeriod } from './counted-stays.ts';
import { countNumberRows, queryNumberRows } from './number-rows.repository.ts';
import {
  type CountedInCare,
  type CountedTogether,
  type DividedPeriod,
  presentNumbers,
} from './numbers.presenter.ts';
import { numbersMessages as messages } from './numbers-messages.ts';
import * as stays from './stay-numbers.repository.ts';
import { countVisitsToAdoptions, measureFirstAnswers } from './visit-numbers.repository.ts';

/** @throws AppError VALIDATION_FAILED for a period that is empty, too long, or has not begun */
function periodOf(query: PeriodQuery, today: string): Period {
  const to = query.to && query.to < today ? query.to : today;
  const from = query.from ?? namedPeriods.this_year(to).from;
  if (from > today) throw invalidField('from', messages.notBegun);
  if (from > to) throw invalidField('from', messages.endsBeforeStart);
  if (to >= addMonths(from, MAX_PERIOD_YEARS * 12)) {
    throw invalidField('from', messages.tooLong({ years: MAX_PERIOD_YEARS }));
  }
  return { from, to };
}

const toInstants = (shelterId: string, timeZone: string, { from, to }: Period): CountedPeriod => ({
  shelterId,
  timeZone,
  since: startOfDay(from, timeZone),
  until: startOfDay(addDays(to, 1), timeZone),
});

export function createNumbersService({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>) {
  function readPeriod(shelterId: string, query: PeriodQuery) {
    const timeZone = shelters.of(shelterId).time_zone;
    return { period: periodOf(query, toZonedTime(clock(), timeZone).date), timeZone };
  }

  /** What is counted of both periods at once, since a stay or visit is often in both. */
  async function countTogether(
    timeline: stays.Timeline,
    periods: readonly CountedPeriod[],
  ): Promise<CountedTogether> {
    const [intake, outcomes, lengths, returns, answersOf, visitsOf] = await Promise.all([
      stays.countIntake(database, timeline),
      stays.countOutcomes(database, timeline),
      stays.countLengths(database, timeline),
      stays.countReturns(database, timeline),
      measureFirstAnswers(database, periods),
      countVisitsToAdoptions(database, periods),
    ]);
    return { intake, outcomes, lengths, returns, answersOf, visitsOf };
  }

  async function countInCare(period: CountedPeriod): Promise<CountedInCare> {
    const [began, ended] = await Promise.all([
      stays.countInCare(database, period, period.since),
      stays.countInCare(database, period, period.until),
    ]);
    return { began, ended };
  }

  return {
    /** @throws AppError VALIDATION_FAILED */
    async get(shelterId: string, query: PeriodQuery): Promise<Numbers> {
      const { period, timeZone } = readPeriod(shelterId, query);
      const { unit, starts } = partsOfPeriod(period);
      const divide = (days: Period, firstDays: string[]): DividedPeriod => ({
        ...days,
        ...toInstants(shelterId, timeZone, days),
        parts: firstDays.map((from) => ({ from, since: startOfDay(from, timeZone) })),
      });
      const before = { from: yearBefore(period.from), to: yearBefore(period.to) };
      const current = divide(period, starts);
      const yearAgo = divide(before, starts.map(yearBefore));
      const times = [current, yearAgo].flatMap(({ parts, until }) => [
        ...parts.map(({ since }) => since.getTime()),
        until.getTime(),
      ]);
      const instants = [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time));
      const [together, inCare, inCareYearAgo] = await Promise.all([
        countTogether({ shelterId, timeZone, instants }, [current, yearAgo]),
        countInCare(current),
        countInCare(yearAgo),
      ]);
      const counted = {
        course_unit: unit,
        current: presentNumbers(current, together, inCare),
        year_before: presentNumbers(yearAgo, together, inCareYearAgo),
      };
      return { ...counted, charts: numberCharts(counted) };
    },

    /** @throws AppError VALIDATION_FAILED */
    async listRows(shelterId: string, query: NumberRowsQuery) {
      const { period, timeZone } = readPeriod(shelterId, query);
      const counted = toInstants(shelterId, timeZone, period);
      const [rows, total] = await Promise.all([
        queryNumberRows(database, query, counted),
        countNumberRows(database, query, counted),
      ]);
      return { rows, total };
    },
  };
}
