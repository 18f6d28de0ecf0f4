import { figuresOf } from '@pawmatch/contract/numbers/number-figures';
import type { NumberId } from '@pawmatch/contract/numbers/number-values';
import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { courseLabel } from '../course-label.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';
import type { BarRow } from './BarChart.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';

/** The kinds that occurred in one of the periods. */
const kindsOf = (id: NumberId, { current, year_before }: Numbers): BarRow[] =>
  figuresOf[id](current).flatMap(({ label, value, part }, index) => {
    const [now, before] = [value ?? 0, figuresOf[id](year_before)[index]?.value ?? 0];
    return part && now + before > 0 ? [{ label, now, before }] : [];
  });

const courseOf = (key: 'came' | 'left', numbers: Numbers): BarRow[] =>
  numbers.current.course.map((part, index) => ({
    label: courseLabel(part.from, numbers.course_unit),
    now: part[key],
    before: numbers.year_before.course[index]?.[key] ?? 0,
  }));

/** Intake and outcomes, by kind and in their course. */
export function NumberCharts({ numbers }: { numbers: Numbers }) {
  const { chart } = messages;
  const unit = numbers.course_unit;
  return (
    <section aria-labelledby="charts" className="grid gap-3 print:break-before-page">
      <h2 id="charts" className="text-xl">
        {messages.charts}
      </h2>
      <ChartLegend {...numbers} />
      <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        <ChartFigure title={chart.intakeKinds} rows={kindsOf('intake', numbers)} />
        <ChartFigure title={chart.outcomeKinds} rows={kindsOf('outcomes', numbers)} />
        <ChartFigure title={chart.intakeCourse[unit]} rows={courseOf('came', numbers)} />
        <ChartFigure title={chart.outcomeCourse[unit]} rows={courseOf('left', numbers)} />
      </div>
    </section>
  );
}
