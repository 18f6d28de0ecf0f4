import { matrixColumns, matrixRows } from '@pawmatch/contract/numbers/matrix';
import type { PeriodNumbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { formatCount } from '../../../lib/format-text.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';

/** Stays while the counts scroll. */
const HEAD =
  'sticky start-0 max-w-36 bg-surface px-3 text-start sm:max-w-none print:static print:py-0';
const CELL = 'px-2 py-1 text-end tabular-nums print:py-0';

/** The matrix of Shelter Animals Count, for the report. */
export function MatrixTable({ numbers }: { numbers: PeriodNumbers }) {
  return (
    <section aria-labelledby="matrix" className="grid gap-2 break-inside-avoid print:gap-1">
      <h2 id="matrix" className="text-xl print:text-base">
        {messages.matrix}
      </h2>
      <p className="max-w-3xl text-sm text-text-muted print:text-[0.625rem] print:leading-tight">
        {messages.matrixIntro}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a scroll area is no set of fields. */}
      <div
        role="group"
        aria-label={messages.matrix}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-line bg-surface print:rounded-none print:border-0"
      >
        <table className="w-full min-w-xl text-sm print:min-w-0 print:text-[0.6875rem] print:leading-tight">
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} py-2 font-semibold`}>
                {messages.row}
              </th>
              {matrixColumns.map(({ label }) => (
                <th key={label} scope="col" className={`${CELL} font-semibold`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrixRows(numbers).map(({ label, counts }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className={`${HEAD} py-1 font-normal`}>
                  {label}
                </th>
                {counts.map((count, index) => (
                  <td key={matrixColumns[index]?.label} className={CELL}>
                    {formatCount(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
