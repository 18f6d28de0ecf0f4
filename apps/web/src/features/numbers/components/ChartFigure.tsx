import { formatCount } from '../../../lib/format-text.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';
import { BarChart, type BarRow } from './BarChart.tsx';

const CELL = 'py-1 ps-3 text-end tabular-nums';

/** A chart with a sentence that sums it up, and with its values as a table. */
export function ChartFigure({ title, rows }: { title: string; rows: readonly BarRow[] }) {
  const sum = (key: 'now' | 'before') => rows.reduce((total, row) => total + row[key], 0);
  const most = [...rows].sort((a, b) => b.now - a.now)[0];
  const summary = messages.summary({
    now: sum('now'),
    before: sum('before'),
    most: most && most.now > 0 ? `${most.label} (${formatCount(most.now)})` : null,
  });
  return (
    <figure className="grid content-start gap-2 break-inside-avoid rounded-xl border border-line bg-surface p-4">
      <figcaption className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-text-muted">{summary}</p>
      </figcaption>
      <BarChart label={`${title}. ${summary}`} rows={rows} />
      <details className="text-sm print:hidden">
        <summary className="link flex min-h-9 w-fit items-center pointer-coarse:min-h-11">
          {messages.asTable}
        </summary>
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead className="text-text-muted">
            <tr>
              <th scope="col" className="text-start font-normal">
                {messages.part}
              </th>
              <th scope="col" className={`${CELL} font-normal`}>
                {messages.thisPeriod}
              </th>
              <th scope="col" className={`${CELL} font-normal`}>
                {messages.yearBefore}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, now, before }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="text-start font-normal">
                  {label}
                </th>
                <td className={CELL}>{formatCount(now)}</td>
                <td className={CELL}>{formatCount(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
