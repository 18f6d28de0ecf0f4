import { perLanguage } from '../localized.ts';
import { intakeLabels, outcomeLabels } from '../stays/stay-messages.ts';
import { intakeKinds, outcomeKinds } from '../stays/stay-values.ts';
import { figureLabels, figureTexts, numberPartLabels } from './number-messages.ts';
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

export function partLabel(part: NumberPart): string {
  if (part in numberPartLabels) return numberPartLabels[part as keyof typeof numberPartLabels];
  const kinds: Readonly<Record<string, string>> =
    part in intakeLabels ? intakeLabels : outcomeLabels;
  return kinds[part] ?? part;
}

const count = (label: string, value: number): Figure => ({ label, value, unit: 'count' });

const countOf = (part: NumberPart, value: number): Figure => ({
  ...count(partLabel(part), value),
  part,
});

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, each) => total + each, 0);

/** What a page or a file shows of each number; the first figure is the most important. */
export const figuresOf: Record<NumberId, (numbers: PeriodNumbers) => Figure[]> = {
  intake: ({ intake }) => [
    count(figureLabels.allIntake, sum(intake)),
    ...intakeKinds.map((kind) => countOf(kind, intake[kind])),
  ],
  outcomes: ({ outcomes }) => [
    count(figureLabels.allOutcomes, sum(outcomes)),
    ...outcomeKinds.map((kind) => countOf(kind, outcomes[kind])),
  ],
  live_release: ({ live_release: { rate, live, deaths, all } }) => [
    { label: figureLabels.liveReleaseRate, value: rate, unit: 'share' },
    countOf('live', live),
    countOf('deaths', deaths),
    count(figureLabels.allKept, all),
  ],
  length_of_stay: ({ length_of_stay }) => [
    { label: figureLabels.median, value: length_of_stay.median_days, unit: 'days' },
    { label: figureLabels.ninetyPercent, value: length_of_stay.ninety_percent_days, unit: 'days' },
    count(figureLabels.stays, length_of_stay.stays),
  ],
  in_care: ({ in_care }) => [count(figureLabels.inCare, in_care)],
  adoptions: ({ adoptions: { all, back_30, back_90 } }) => [
    count(figureLabels.adoptions, all),
    countOf('back_30', back_30),
    countOf('back_90', back_90),
  ],
  answers: ({ answers: { requests, median_hours } }) => [
    { label: figureLabels.median, value: median_hours, unit: 'hours' },
    count(figureLabels.answered, requests),
  ],
  visits: ({ visits: { took_place, adopted, share } }) => [
    { label: figureLabels.adoptedShare, value: share, unit: 'share' },
    count(figureLabels.tookPlace, took_place),
    countOf('adopted', adopted),
  ],
};

const formats = perLanguage((locale) => {
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    count: new Intl.NumberFormat(locale),
    share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    days: decimal,
    hours: decimal,
  };
});

/** `1,240`, `92.4%`, `12.5 days`, or a dash where there is nothing to measure. */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (value === null) return figureTexts.nothing;
  const text = formats()[unit].format(value);
  return unit === 'count' || unit === 'share' ? text : figureTexts[unit]({ value: text });
}
