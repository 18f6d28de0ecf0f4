import { intakeKinds, intakeLabels, outcomeKinds, outcomeLabels } from '../stays/stay-values.ts';
import type { NumberId, NumberPart } from './number-values.ts';
import type { PeriodNumbers } from './numbers-endpoints.ts';

/** A value of a number. */
export interface Figure {
  label: string;
  /** A share is from 0 to 1; null where there is nothing to measure. */
  value: number | null;
  unit: 'count' | 'share' | 'days' | 'hours';
  /** Whose rows can be listed by themselves. */
  part?: NumberPart;
}

/** The labels of parts. */
export const partLabels: Record<NumberPart, string> = {
  ...intakeLabels,
  ...outcomeLabels,
  live: 'Left alive',
  deaths: 'Died or put to sleep',
  back_30: 'Back within 30 days',
  back_90: 'Back within 90 days',
};

const count = (label: string, value: number): Figure => ({ label, value, unit: 'count' });

const countOf = (part: NumberPart, value: number): Figure => ({
  ...count(partLabels[part], value),
  part,
});

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, each) => total + each, 0);

/** What a page or a file shows of each number; the first figure is the most important. */
export const figuresOf: Record<NumberId, (numbers: PeriodNumbers) => Figure[]> = {
  intake: ({ intake }) => [
    count('All intake', sum(intake)),
    ...intakeKinds.map((kind) => countOf(kind, intake[kind])),
  ],
  outcomes: ({ outcomes }) => [
    count('All outcomes', sum(outcomes)),
    ...outcomeKinds.map((kind) => countOf(kind, outcomes[kind])),
  ],
  live_release: ({ live_release: { rate, live, deaths, all } }) => [
    { label: 'Live release rate', value: rate, unit: 'share' },
    countOf('live', live),
    countOf('deaths', deaths),
    count('All, without deleted records', all),
  ],
  length_of_stay: ({ length_of_stay }) => [
    { label: 'Median', value: length_of_stay.median_days, unit: 'days' },
    { label: 'Nine of ten at most', value: length_of_stay.ninety_percent_days, unit: 'days' },
    count('Stays', length_of_stay.stays),
  ],
  in_care: ({ in_care }) => [count('Pets in care', in_care)],
  adoptions: ({ adoptions: { all, back_30, back_90 } }) => [
    count('Adoptions', all),
    countOf('back_30', back_30),
    countOf('back_90', back_90),
  ],
  answers: ({ answers: { requests, median_hours } }) => [
    { label: 'Median', value: median_hours, unit: 'hours' },
    count('Answered requests', requests),
  ],
  visits: ({ visits: { took_place, adopted, share } }) => [
    { label: 'Followed by an adoption', value: share, unit: 'share' },
    count('Visits that took place', took_place),
    countOf('adopted', adopted),
  ],
};

const formats = {
  count: new Intl.NumberFormat('en-US'),
  share: new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
  days: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
  hours: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
};

/** `1,240`, `92.4%`, `12.5 days`, or a dash where there is nothing to measure. */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (value === null) return '–';
  const text = formats[unit].format(value);
  if (unit === 'count' || unit === 'share') return text;
  return `${text} ${text === '1' ? unit.slice(0, -1) : unit}`;
}
