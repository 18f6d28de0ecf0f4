import type { Occupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { placesMessages as messages } from '../places-messages.ts';

const CELL = 'py-1 ps-4 text-end tabular-nums';

/** What the drawings show, as numbers; the latest day first. */
export function OccupancyTable({ occupancy: { days, shelter, places } }: { occupancy: Occupancy }) {
  const columns = [{ id: '', name: messages.wholeShelter, ...shelter }, ...places];
  return (
    <details className="text-sm">
      <summary className="link flex min-h-11 w-fit items-center">{messages.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
      <section aria-label={messages.occupancy} tabIndex={0} className="overflow-x-auto">
        <table>
          <caption className="sr-only">{messages.occupancy}</caption>
          <thead className="text-text-muted">
            <tr>
              <th scope="col" className="text-start font-normal">
                {messages.day}
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className={`${CELL} font-normal`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className="text-start font-normal whitespace-nowrap">
                    {shortDate(day, 'UTC')}
                  </th>
                  {columns.map(({ id, counts }) => (
                    <td key={id} className={CELL}>
                      {counts[index]}
                    </td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </section>
    </details>
  );
}
