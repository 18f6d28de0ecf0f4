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
import type { Dependencies } from '../../dependencies.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { CountedPeriod } from './counted-stays.ts';
import { countNumberRows, queryNumberRows } from './number-rows.repository.ts';
import { presentNumbers } from './numbers.presenter.ts';
import * as stays from './stay-numbers.repository.ts';
import { countVisitsToAdoptions, measureFirstAnswers } from './visit-numbers.repository.ts';

/** @throws AppError VALIDATION_FAILED for a period that is empty, too long, or has not begun */
function periodOf(query: PeriodQuery, today: string): Period {
  const to = query.to && query.to < today ? query.to : today;
  const from = query.from ?? namedPeriods.this_year(to).from;
  if (from > today) throw invalidField('from', 'The period has not begun yet.');
  if (from > to) throw invalidField('from', 'The first day is after the last one.');
  if (to >= addMonths(from, MAX_PERIOD_YEARS * 12)) {
    throw invalidField('from', `A period has at most ${MAX_PERIOD_YEARS} years.`);
  }
  return { from, to };
}

export function createNumbersService({
  database,
  clock,
  shelters,
}: Pick<Dependencies, 'database' | 'clock' | 'shelters'>) {
  function readPeriod(shelterId: string, query: PeriodQuery) {
    const timeZone = shelters.of(shelterId).time_zone;
    const period = periodOf(query, toZonedTime(clock(), timeZone).date);
    return { period, timeZone };
  }

  const toInstants = (shelterId: string, timeZone: string, { from, to }: Period) => ({
    shelterId,
    timeZone,
    since: startOfDay(from, timeZone),
    until: startOfDay(addDays(to, 1), timeZone),
  });

  async function count(period: Period, starts: string[], counted: CountedPeriod) {
    const instants = starts.map((day) => startOfDay(day, counted.timeZone));
    const [intake, outcomes, began, ended, lengths, returns, answers, visits] = await Promise.all([
      stays.countIntake(database, counted, instants),
      stays.countOutcomes(database, counted, instants),
      stays.countInCare(database, counted, counted.since),
      stays.countInCare(database, counted, counted.until),
      stays.measureLengthOfStay(database, counted),
      stays.countReturns(database, counted),
      measureFirstAnswers(database, counted),
      countVisitsToAdoptions(database, counted),
    ]);
    return presentNumbers(period, starts, {
      ...{ intake, outcomes, began, ended, lengths, returns, answers, visits },
    });
  }

  return {
    /** @throws AppError VALIDATION_FAILED */
    async get(shelterId: string, query: PeriodQuery): Promise<Numbers> {
      const { period, timeZone } = readPeriod(shelterId, query);
      const { unit, starts } = partsOfPeriod(period);
      const before = { from: yearBefore(period.from), to: yearBefore(period.to) };
      const [current, year_before] = await Promise.all([
        count(period, starts, toInstants(shelterId, timeZone, period)),
        count(before, starts.map(yearBefore), toInstants(shelterId, timeZone, before)),
      ]);
      return { course_unit: unit, current, year_before };
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
