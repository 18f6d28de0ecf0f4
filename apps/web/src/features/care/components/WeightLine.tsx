import type { CareItem } from '@pawmatch/contract/care/care-item';
import { formatWeight } from '@pawmatch/contract/care/pet-weight';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { careMessages as messages } from '../care-messages.ts';
import { WeightChart } from './WeightChart.tsx';

interface WeightLineProps {
  /** The latest first. */
  items: readonly Pick<CareItem, 'grams' | 'done_at'>[];
  timeZone: string;
}

/** The weights of a pet as a small line, and as a table for who does not see it. */
export function WeightLine({ items, timeZone }: WeightLineProps) {
  const weights = items.flatMap(({ grams, done_at }) =>
    grams && done_at ? [{ grams, at: done_at }] : [],
  );
  const [last] = weights;
  if (!last) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{messages.weights}</h3>
      <p className="text-sm">{formatWeight(last.grams)}</p>
      <WeightChart weights={weights} />
      {/* A table is as wide as its words, whatever its class says. */}
      <div className="sr-only">
        <table>
          <caption>{messages.weights}</caption>
          <tbody>
            {[...weights].reverse().map(({ grams, at }) => (
              <tr key={at}>
                <th scope="row">{longDate(at, timeZone)}</th>
                <td>{formatWeight(grams)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
