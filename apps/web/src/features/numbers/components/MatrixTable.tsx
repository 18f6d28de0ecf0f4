import { matrixColumnLabel, matrixColumns, matrixRows } from '@pawmatch/contract/numbers/matrix';
import type { PeriodNumbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { formatCount } from '../../../lib/text/format-text.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';

const HEAD = 'px-3 py-1 text-start print:py-0';
const CELL = 'px-1 py-1 text-end tabular-nums last:pe-3 sm:px-3 print:py-0';

/** The matrix of Shelter Animals Count, for the report. */
export function MatrixTable({ numbers }: { numbers: PeriodNumbers }) {
  const columns = matrixColumns.map(matrixColumnLabel);
  return (
    <section aria-labelledby="matrix" className="grid gap-2 break-inside-avoid">
      <h2 id="matrix" className="text-xl">
        {messages.matrix}
      </h2>
      <p className="max-w-3xl text-sm text-text-muted">{messages.matrixIntro}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a scroll area is no set of fields. */}
      <div
        role="group"
        aria-label={messages.matrix}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-line bg-surface"
      >
        <table className="w-full text-xs sm:text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} font-semibold`}>
                {messages.row}
              </th>
              {columns.map((label) => (
                <th key={label} scope="col" className={`${CELL} font-semibold`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrixRows(numbers).map(({ label, counts }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className={`${HEAD} font-normal`}>
                  {label}
                </th>
                {counts.map((count, index) => (
                  <td key={columns[index]} className={CELL}>
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
