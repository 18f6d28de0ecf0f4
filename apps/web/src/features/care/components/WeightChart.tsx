const WIDTH = 240;
const HEIGHT = 48;
const MARGIN = 4;

/** A weight in grams, with when it was measured as ISO 8601. */
export interface MeasuredWeight {
  grams: number;
  at: string;
}

/** The course of weights as a small line; nothing for fewer than two. @param weights the latest first */
export function WeightChart({ weights }: { weights: readonly MeasuredWeight[] }) {
  const [last] = weights;
  const first = weights.at(-1);
  if (!first || !last || weights.length < 2) return null;
  const from = Date.parse(first.at);
  const time = Math.max(1, Date.parse(last.at) - from);
  const lowest = Math.min(...weights.map(({ grams }) => grams));
  const spread = Math.max(1, Math.max(...weights.map(({ grams }) => grams)) - lowest);
  const points = weights.map(({ grams, at }) => {
    const x = MARGIN + ((Date.parse(at) - from) / time) * (WIDTH - 2 * MARGIN);
    const y = HEIGHT - MARGIN - ((grams - lowest) / spread) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className="max-w-full text-action"
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
