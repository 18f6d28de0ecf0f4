import type { NumberChart } from '@pawmatch/contract/numbers/numbers-endpoints';
import { formatCount } from '../../../lib/text/format-text.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';

type ChartFigureProps = {
  chart: NumberChart;
  /** What the two periods are called. */
  periods: { now: string; before: string };
};

const CELL = 'py-1 ps-3 text-end tabular-nums';

/** A chart with a sentence that sums it up, and with its values as a table. */
export function ChartFigure({ chart: { title, summary, rows, svg }, periods }: ChartFigureProps) {
  return (
    <figure className="grid content-start gap-3 break-inside-avoid rounded-xl border border-line bg-surface p-4">
      <figcaption className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-text-muted">{summary}</p>
      </figcaption>
      {rows.length > 0 && (
        <>
          <div
            className="tabular-nums"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our server's drawing, inline to take the theme's color.
            dangerouslySetInnerHTML={{ __html: svg }}
          />
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
                    {periods.now}
                  </th>
                  <th scope="col" className={`${CELL} font-normal`}>
                    {periods.before}
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
        </>
      )}
    </figure>
  );
}
