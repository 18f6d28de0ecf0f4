import { useId } from 'react';
import { formatCount } from '../../../lib/format-text.ts';

/** A row of a chart. */
export interface BarRow {
  label: string;
  now: number;
  before: number;
}

const BAR = 11;
const ROW = 32;
/** In percent of the width: labels end and bars begin here, so that letters keep their size. */
const LABELS = 48;
const BARS = 41;

type BarChartProps = {
  /** Read out instead of the picture. */
  label: string;
  rows: readonly BarRow[];
};

/** Two bars a row: this period is filled, the year before is hatched. All values are written beside their bars. */
export function BarChart({ label, rows }: BarChartProps) {
  const hatching = useId();
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]));
  const widthOf = (value: number) => (value / most) * BARS;
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={rows.length * ROW}
      className="fill-text text-[0.75rem] tabular-nums"
    >
      <defs>
        <Hatching id={hatching} />
      </defs>
      {rows.map(({ label: name, now, before }, index) => (
        <g key={name} transform={`translate(0 ${index * ROW})`}>
          <text x={`${LABELS}%`} dx={-8} y={BAR + 5} textAnchor="end">
            {name}
          </text>
          <rect
            x={`${LABELS}%`}
            y={2}
            width={`${widthOf(now)}%`}
            height={BAR}
            className="fill-action"
          />
          <text x={`${LABELS + widthOf(now)}%`} dx={5} y={BAR + 1} fontWeight={600}>
            {formatCount(now)}
          </text>
          <rect
            x={`${LABELS}%`}
            y={BAR + 4}
            width={`${widthOf(before)}%`}
            height={BAR}
            fill={`url(#${hatching})`}
            className="stroke-action"
            strokeWidth={before > 0 ? 1 : 0}
          />
          <text
            x={`${LABELS + widthOf(before)}%`}
            dx={5}
            y={2 * BAR + 3}
            className="fill-text-muted"
          >
            {formatCount(before)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Stripes, which tell bars apart without color. */
export function Hatching({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width={5}
      height={5}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={5} height={5} className="fill-surface" />
      <rect width={1.5} height={5} className="fill-action" />
    </pattern>
  );
}
