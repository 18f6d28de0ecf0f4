import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { useId } from 'react';
import { numbersMessages as messages } from '../numbers-messages.ts';
import { Hatching } from './BarChart.tsx';

/** Which bars are of which period. */
export function ChartLegend({ current, year_before }: Pick<Numbers, 'current' | 'year_before'>) {
  const hatching = useId();
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <span className="inline-flex items-center gap-2">
        <svg aria-hidden="true" width={24} height={12}>
          <rect width={24} height={12} className="fill-action" />
        </svg>
        {messages.shortPeriod(current)}
      </span>
      <span className="inline-flex items-center gap-2">
        <svg aria-hidden="true" width={24} height={12}>
          <defs>
            <Hatching id={hatching} />
          </defs>
          <rect
            x={0.5}
            y={0.5}
            width={23}
            height={11}
            fill={`url(#${hatching})`}
            className="stroke-action"
          />
        </svg>
        {messages.shortPeriod(year_before)}
      </span>
    </p>
  );
}
