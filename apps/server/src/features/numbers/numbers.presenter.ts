import { deaths, liveOutcomes } from '@pawmatch/contract/numbers/number-values';
import type {
  MatrixCell,
  NumberRow,
  PeriodNumbers,
} from '@pawmatch/contract/numbers/numbers-endpoints';
import type { Period } from '@pawmatch/contract/numbers/periods';
import { intakeKinds, outcomeKinds } from '@pawmatch/contract/stays/stay-values';
import type { NumberRowColumns } from './number-rows.repository.ts';
import type { CountedKind, countReturns, measureLengthOfStay } from './stay-numbers.repository.ts';
import type { countVisitsToAdoptions, measureFirstAnswers } from './visit-numbers.repository.ts';

interface Counted {
  intake: CountedKind[];
  outcomes: CountedKind[];
  /** In care before and after the period. */
  began: CountedKind[];
  ended: CountedKind[];
  lengths: Awaited<ReturnType<typeof measureLengthOfStay>>;
  returns: Awaited<ReturnType<typeof countReturns>>;
  answers: Awaited<ReturnType<typeof measureFirstAnswers>>;
  visits: Awaited<ReturnType<typeof countVisitsToAdoptions>>;
}

const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

/** Counts of all kinds, also of those without a stay. */
const byKind = <Kind extends string>(kinds: readonly Kind[], rows: readonly CountedKind[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, sum(rows.filter((row) => row.kind === kind))]),
  ) as Record<Kind, number>;

const inTenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** The rows of a section without the parts of the period. */
function toCells(section: MatrixCell['section'], rows: readonly CountedKind[]): MatrixCell[] {
  const cells = new Map<string, MatrixCell>();
  for (const { kind, species, is_young, count } of rows) {
    const key = `${kind} ${species} ${is_young}`;
    const before = cells.get(key)?.count ?? 0;
    cells.set(key, { section, kind, species, is_young, count: before + count });
  }
  return [...cells.values()];
}

/** @param starts of the parts of the period */
export function presentNumbers(
  { from, to }: Period,
  starts: readonly string[],
  { intake, outcomes, began, ended, lengths, returns, answers, visits }: Counted,
): PeriodNumbers {
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
      stays: lengths.stays,
      median_days: inTenths(lengths.median),
      ninety_percent_days: inTenths(lengths.ninety),
    },
    in_care: sum(ended),
    adoptions: { all: byOutcome.adopted, back_30: returns.back_30, back_90: returns.back_90 },
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
    course: starts.map((day, index) => ({
      from: day,
      came: sum(intake.filter(({ part }) => part === index + 1)),
      left: sum(outcomes.filter(({ part }) => part === index + 1)),
    })),
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
