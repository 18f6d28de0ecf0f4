import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { periodLabels } from '@pawmatch/contract/numbers/periods';
import { numbersMessages as messages } from '../numbers-messages.ts';
import { ChartFigure } from './ChartFigure.tsx';

/** Intake and outcomes, by kind and in their course. */
export function NumberCharts({ numbers: { charts, current } }: { numbers: Numbers }) {
  return (
    <section aria-labelledby="charts" className="grid gap-3 print:break-before-page">
      <h2 id="charts" className="text-xl">
        {messages.charts}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {charts.map((chart) => (
          <ChartFigure key={chart.title} chart={chart} periods={periodLabels(current)} />
        ))}
      </div>
    </section>
  );
}
