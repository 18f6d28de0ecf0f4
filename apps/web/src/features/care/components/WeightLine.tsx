import type { CareItem } from '@pawmatch/contract/care/care-item';
import { formatWeight } from '@pawmatch/contract/care/pet-weight';
import { longDate } from '../../../lib/shelter-dates.ts';
import { careMessages as messages } from '../care-messages.ts';

const WIDTH = 240;
const HEIGHT = 48;
const MARGIN = 4;

interface WeightLineProps {
  /** The latest first. */
  items: readonly Pick<CareItem, 'grams' | 'done_at'>[];
  timeZone: string;
}

/** The weights of a pet as a small line, and as a table for who does not see it. */
export function WeightLine({ items, timeZone }: WeightLineProps) {
  const weights = items
    .flatMap(({ grams, done_at }) => (grams && done_at ? [{ grams, at: done_at }] : []))
    .reverse();
  const [first] = weights;
  const last = weights.at(-1);
  if (!first || !last) return null;
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
    <div className="grid gap-1">
      <h3 className="text-base">{messages.weights}</h3>
      <p className="text-sm">{formatWeight(last.grams)}</p>
      {weights.length > 1 && (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          aria-hidden="true"
          className="max-w-full text-action"
        >
          <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      <table className="sr-only">
        <caption>{messages.weights}</caption>
        <tbody>
          {weights.map(({ grams, at }) => (
            <tr key={at}>
              <th scope="row">{longDate(at, timeZone)}</th>
              <td>{formatWeight(grams)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
