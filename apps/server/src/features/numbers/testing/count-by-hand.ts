import type { Period } from '@pawmatch/contract/numbers/periods';
import { addDays, addMonths, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { StayRow } from '../../pets/stays.table.ts';

const DAY = 24 * 60 * 60_000;

/** The value below which a share of sorted values lies, between two of them where it falls there. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (low === undefined || high === undefined) return null;
  return Math.round((low + (high - low) * (position % 1)) * 10) / 10;
}

/** How often each value occurs. */
export const countEach = (values: readonly (string | null)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value ?? ''] = (counts[value ?? ''] ?? 0) + 1;
  return counts;
};

/** The stays behind each number, found one by one by their days at the shelter. */
export function countByHand(stays: readonly StayRow[], { from, to }: Period, timeZone: string) {
  const dayOf = (instant: Date) => toZonedTime(instant, timeZone).date;
  const isWithin = (instant: Date | null) =>
    instant !== null && dayOf(instant) >= from && dayOf(instant) <= to;
  const isYoung = (stay: StayRow, day: string) =>
    stay.birthDate ? day < addMonths(stay.birthDate, 5) : stay.ageGroup === 'Baby';
  const cellOf = (section: string, kind: string | null, stay: StayRow, day: string) =>
    `${section} ${kind} ${stay.species} ${isYoung(stay, day)}`;
  const inCare = (isBefore: (day: string) => boolean) =>
    stays.filter(({ cameAt, leftAt, outcome }) => {
      const isGone = outcome !== null && (leftAt === null || isBefore(dayOf(leftAt)));
      return isBefore(dayOf(cameAt)) && !isGone;
    });
  const backWithin = (days: number) => (stay: StayRow) =>
    stays.some(({ petId, intake, cameAt }) => {
      const gap = cameAt.getTime() - (stay.leftAt?.getTime() ?? 0);
      return petId === stay.petId && intake === 'returned' && gap >= 0 && gap < days * DAY;
    });

  const came = stays.filter(({ cameAt }) => isWithin(cameAt));
  const left = stays.filter(({ leftAt }) => isWithin(leftAt));
  const ended = left.filter(({ outcome }) => outcome !== 'removed');
  const adopted = left.filter(({ outcome }) => outcome === 'adopted');
  const before = inCare((day) => day < from);
  const afterwards = inCare((day) => day <= to);
  const isLive = ({ outcome }: StayRow) => outcome !== 'died' && outcome !== 'euthanized';
  const days = ended.map(({ cameAt, leftAt }) =>
    Math.floor(((leftAt?.getTime() ?? 0) - cameAt.getTime()) / DAY),
  );
  return {
    came,
    left,
    ended,
    live: ended.filter(isLive),
    adopted,
    afterwards,
    back_30: adopted.filter(backWithin(30)),
    back_90: adopted.filter(backWithin(90)),
    median_days: quantile(days, 0.5),
    ninety_percent_days: quantile(days, 0.9),
    /** By section, kind, species and youth. */
    cells: countEach([
      ...before.map((stay) => cellOf('began', null, stay, from)),
      ...came.map((stay) => cellOf('intake', stay.intake, stay, dayOf(stay.cameAt))),
      ...left.map((stay) =>
        cellOf('outcome', stay.outcome, stay, dayOf(stay.leftAt ?? new Date(0))),
      ),
      ...afterwards.map((stay) => cellOf('ended', null, stay, addDays(to, 1))),
    ]),
  };
}
