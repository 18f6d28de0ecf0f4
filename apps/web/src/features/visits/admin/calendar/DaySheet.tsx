import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { slotTimeLabel } from '@pawmatch/contract/visits/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { classNames } from '../../../../components/ui/class-names.ts';
import { visitedPetName } from '../../visited-pet-name.ts';
import type { CalendarVisit } from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { TickBox } from './TickBox.tsx';

/** Up to so many visits, a page has room for notes of several lines. */
const MAX_FOR_LONG_NOTES = 18;

const columns = [
  { label: messages.time, width: 'w-18' },
  { label: messages.pet, width: 'w-[17%]' },
  { label: messages.visitor, width: 'w-[22%]' },
  { label: messages.phone, width: 'w-27' },
  { label: messages.notes },
  { label: messages.came, width: 'w-12' },
  { label: messages.noShow, width: 'w-14' },
];

/** B3.09: the visits of a day as a table for paper; 40 of them fit on one page (A4 or Letter). */
export function DaySheet({ visits }: { visits: readonly CalendarVisit[] }) {
  const notesClass = visits.length > MAX_FOR_LONG_NOTES ? 'line-clamp-1' : 'line-clamp-3';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scroll area is no set of fields.
    <div
      role="group"
      aria-label={messages.sheetArea}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full min-w-2xl table-fixed border-collapse text-[0.75rem] leading-4 print:min-w-0">
        <thead>
          <tr>
            {columns.map(({ label, width }) => (
              <th
                key={label}
                scope="col"
                className={classNames(
                  'border-b border-line-strong p-0.5 text-start align-bottom',
                  width,
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map(({ visit, time }) => (
            <tr
              key={visit.id}
              className="break-inside-avoid *:border-b *:border-line *:p-0.5 *:align-top"
            >
              <td className="tabular-nums">{slotTimeLabel(time)}</td>
              <th scope="row" className="truncate text-start font-semibold">
                {visitedPetName(visit)}
              </th>
              <td className="truncate">{visitorOf(visit)}</td>
              <td className="truncate tabular-nums">
                {visit.user.phone_number && formatPhoneNumber(visit.user.phone_number)}
              </td>
              <td>
                <span className={notesClass}>{visit.notes}</span>
              </td>
              <td>
                <TickBox isTicked={visit.checked_in_at !== null} />
              </td>
              <td>
                <TickBox isTicked={visit.outcome === 'no_show'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const visitorOf = ({ status, user }: Visit): string =>
  status === 'pending' ? messages.unanswered(user.full_name) : user.full_name;
