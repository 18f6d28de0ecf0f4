import { deaths, liveOutcomes } from '@pawmatch/contract/numbers/number-values';
import type {
  MatrixCell,
  NumberRow,
  PeriodNumbers,
} from '@pawmatch/contract/numbers/numbers-endpoints';
import type { Period } from '@pawmatch/contract/numbers/periods';
import { intakeKinds, outcomeKinds } from '@pawmatch/contract/stays/stay-values';
import type { CountedPeriod } from './counted-stays.ts';
import type { NumberRowColumns } from './number-rows.repository.ts';
import { quantile } from './quantile.ts';
import type { KindCount, LengthCount, PartOf, ReturnCount } from './stay-numbers.repository.ts';
import type { Answers, VisitCounts } from './visit-numbers.repository.ts';

/** A period with its weeks, months or years, by their first days. */
export interface DividedPeriod extends Period, CountedPeriod {
  parts: readonly { from: string; since: Date }[];
}

/** What was counted of several periods at once, stays by their parts. */
export interface CountedTogether {
  intake: PartOf<KindCount>[];
  outcomes: PartOf<KindCount>[];
  lengths: PartOf<LengthCount>[];
  returns: PartOf<ReturnCount>[];
  answersOf: (period: CountedPeriod) => Answers | undefined;
  visitsOf: (period: CountedPeriod) => VisitCounts | undefined;
}

/** In care before and after a period. */
export interface CountedInCare {
  began: KindCount[];
  ended: KindCount[];
}

const within =
  (since: Date, until: Date | undefined) =>
  <Row extends { since: Date }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.since >= since && (!until || row.since < until));

const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

/** Counts of all kinds, also of those without a stay. */
const byKind = <Kind extends string>(kinds: readonly Kind[], rows: readonly KindCount[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, sum(rows.filter((row) => row.kind === kind))]),
  ) as Record<Kind, number>;

const inTenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** The rows of a section without the parts of the period. */
function toCells(section: MatrixCell['section'], rows: readonly KindCount[]): MatrixCell[] {
  const cells = new Map<string, MatrixCell>();
  for (const { kind, species, is_young, count } of rows) {
    const key = `${kind} ${species} ${is_young}`;
    const before = cells.get(key)?.count ?? 0;
    cells.set(key, { section, kind, species, is_young, count: before + count });
  }
  return [...cells.values()];
}

export function presentNumbers(
  period: DividedPeriod,
  counted: CountedTogether,
  { began, ended }: CountedInCare,
): PeriodNumbers {
  const { from, to, since, until, parts } = period;
  const answers = counted.answersOf(period) ?? { requests: 0, median_hours: null };
  const visits = counted.visitsOf(period) ?? { took_place: 0, adopted: 0 };
  const inPeriod = within(since, until);
  const intake = inPeriod(counted.intake);
  const outcomes = inPeriod(counted.outcomes);
  const returns = inPeriod(counted.returns);
  const lengths = inPeriod(counted.lengths);
  const byOutcome = byKind(outcomeKinds, outcomes);
  const countOf = (kinds: readonly (keyof typeof byOutcome)[]) =>
    kinds.reduce((total, kind) => total + byOutcome[kind], 0);
  const live = countOf(liveOutcomes);
  const dead = countOf(deaths);
  return {
    from,
    to,
    intake: byKind(intakeKinds, intake),
    outcomes: byOutcome,
    live_release: { rate: shareOf(live, live + dead), live, deaths: dead, all: live + dead },
    length_of_stay: {
      stays: sum(lengths),
      median_days: inTenths(quantile(lengths, 0.5)),
      ninety_percent_days: inTenths(quantile(lengths, 0.9)),
    },
    in_care: sum(ended),
    adoptions: {
      all: byOutcome.adopted,
      back_30: returns.reduce((total, { back_30 }) => total + back_30, 0),
      back_90: returns.reduce((total, { back_90 }) => total + back_90, 0),
    },
    answers: { requests: answers.requests, median_hours: inTenths(answers.median_hours) },
    visits: {
      took_place: visits.took_place,
      adopted: visits.adopted,
      share: shareOf(visits.adopted, visits.took_place),
    },
    matrix: [
      ...toCells('began', began),
      ...toCells('intake', intake),
      ...toCells('outcome', outcomes),
      ...toCells('ended', ended),
    ],
    course: parts.map((part, index) => {
      const inPart = within(part.since, parts[index + 1]?.since);
      return { from: part.from, came: sum(inPart(intake)), left: sum(inPart(outcomes)) };
    }),
  };
}

export const presentNumberRow = (row: NumberRowColumns): NumberRow => ({
  id: row.id,
  subject: row.subject,
  pet_id: row.pet_id,
  pet_name: row.pet_name,
  intake: row.intake,
  outcome: row.outcome,
  began_at: new Date(row.began_at).toISOString(),
  ended_at: row.ended_at && new Date(row.ended_at).toISOString(),
});
