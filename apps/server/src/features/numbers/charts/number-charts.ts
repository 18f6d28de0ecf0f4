import { perLanguage } from '@pawmatch/contract/localized';
import { figuresOf } from '@pawmatch/contract/numbers/number-figures';
import type { NumberChart, Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { periodLabels } from '@pawmatch/contract/numbers/periods';
import { numbersMessages as messages } from '../numbers-messages.ts';
import type { Drawing } from './chart-frame.ts';
import { drawBars } from './draw-bars.ts';
import { drawColumns } from './draw-columns.ts';

type Counted = Omit<Numbers, 'charts'>;
type Unit = Numbers['course_unit'];

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = perLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  return (day: string) => formatter().format(new Date(`${day}T00:00:00Z`));
};

const fullDay = format({ month: 'short', day: 'numeric', year: 'numeric' });

/** `Week of Nov 2, 2026`, `November 2026` or `2026`, and how an axis has it. */
const namesOfParts: Record<Unit, Record<'label' | 'shortLabel', (day: string) => string>> = {
  week: {
    label: (day) => messages.weekOf({ day: fullDay(day) }),
    shortLabel: format({ month: 'short', day: 'numeric' }),
  },
  month: {
    label: format({ month: 'long', year: 'numeric' }),
    shortLabel: format({ month: 'short' }),
  },
  year: { label: format({ year: 'numeric' }), shortLabel: format({ year: 'numeric' }) },
};

/** The kinds that occurred in one of the periods. */
const kindsOf = (number: 'intake' | 'outcomes', { current, year_before }: Counted) =>
  figuresOf[number](current).flatMap(({ label, value, part }, index) => {
    const [now, before] = [value ?? 0, figuresOf[number](year_before)[index]?.value ?? 0];
    return part && now + before > 0 ? [{ label, now, before }] : [];
  });

/** The course of a period, part by part. */
const courseOf = (key: 'came' | 'left', { current, year_before, course_unit }: Counted) =>
  current.course.map((part, index) => ({
    label: namesOfParts[course_unit].label(part.from),
    shortLabel: namesOfParts[course_unit].shortLabel(part.from),
    now: part[key],
    before: year_before.course[index]?.[key] ?? 0,
  }));

/** `156 stays, and 119 a year before. Most: October 2026 (20).` */
function summarize(rows: Drawing['rows']): string {
  const sum = (key: 'now' | 'before') => rows.reduce((total, row) => total + row[key], 0);
  const [most] = [...rows].sort((a, b) => b.now - a.now);
  return messages.summary({
    ...{ count: sum('now'), before: sum('before') },
    most: most && most.now > 0 ? { label: most.label, count: most.now } : null,
  });
}

/** Intake and outcomes, by kind and in their course. */
export function numberCharts(counted: Counted): NumberChart[] {
  const { course_unit: unit } = counted;
  const charts = [
    { title: messages.intakeByKind, draw: drawBars, rows: kindsOf('intake', counted) },
    { title: messages.outcomesByKind, draw: drawBars, rows: kindsOf('outcomes', counted) },
    { title: messages.intakeBy[unit], draw: drawColumns, rows: courseOf('came', counted) },
    { title: messages.outcomesBy[unit], draw: drawColumns, rows: courseOf('left', counted) },
  ];
  return charts.map(({ title, draw, rows }, index) => {
    const summary = summarize(rows);
    return {
      ...{ title, summary },
      rows: rows.map(({ label, now, before }) => ({ label, now, before })),
      svg: draw({
        ...{ id: `chart-${index}`, label: `${title}. ${summary}` },
        ...{ periods: periodLabels(counted.current), rows },
      }),
    };
  });
}
