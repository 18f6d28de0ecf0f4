import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { classNames } from '../../../components/ui/class-names.ts';
import { outcomeMessages } from '../staff/staff-visits-messages.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import type { CalendarVisit } from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { TickBox } from './PetDay.tsx';

/** Up to so many visits, a page has room for notes of normal size. */
const MAX_FOR_LARGE_NOTES = 24;

/** For those who come without an appointment. */
const WALK_IN_LINES = 5;

const columns = [
  { label: messages.time, width: 'w-16' },
  { label: messages.pet, width: 'w-[15%]' },
  { label: messages.visitor, width: 'w-[23%]' },
  { label: messages.phone, width: 'w-26' },
  { label: messages.notes },
  { label: messages.came, width: 'w-10' },
  { label: messages.noShow, width: 'w-10' },
  { label: messages.outcome, width: 'w-24' },
];

/**
 * The visits of a day as a table for paper, with lines for walk-ins; 40 visits fit on one page (A4 or
 * Letter), 75 on two.
 */
export function DaySheet({ visits }: { visits: readonly CalendarVisit[] }) {
  const isDense = visits.length > MAX_FOR_LARGE_NOTES;
  const notesClass = isDense ? 'text-[0.5625rem] leading-[0.625rem]' : 'leading-4';
  const rowClass =
    'h-5.25 break-inside-avoid *:border-b *:border-line *:px-0.5 *:align-middle *:leading-4';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scroll area is no set of fields.
    <div
      role="group"
      aria-label={messages.sheetArea}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className="w-full min-w-3xl table-fixed border-collapse text-[0.75rem] leading-4 print:min-w-0">
        <thead>
          <tr>
            {columns.map(({ label, width }) => (
              <th
                key={label}
                scope="col"
                className={classNames(
                  'border-b border-line-strong px-0.5 text-start align-bottom text-[0.625rem] leading-3',
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
            <tr key={visit.id} className={rowClass}>
              <td className="whitespace-nowrap tabular-nums">{slotTimeLabel(time)}</td>
              <th scope="row" className="truncate text-start font-semibold">
                {visitedPetName(visit)}
              </th>
              <td>
                <span className="flex gap-1">
                  <span className="truncate">{visit.user.full_name}</span>
                  {visit.status === 'pending' && (
                    <span className="flex-none font-semibold">{messages.isPending}</span>
                  )}
                </span>
              </td>
              <td className="whitespace-nowrap tabular-nums">
                {visit.user.phone_number && formatPhoneNumber(visit.user.phone_number)}
              </td>
              <td className="leading-none!">
                <span className={classNames('line-clamp-2 wrap-anywhere', notesClass)}>
                  {visit.notes}
                </span>
              </td>
              <td>
                <TickBox isTicked={visit.checked_in_at !== null} />
              </td>
              <td>
                <TickBox isTicked={visit.outcome === 'no_show'} />
              </td>
              <td className="truncate border-s border-line">
                {visit.outcome && outcomeMessages.outcomes[visit.outcome]}
              </td>
            </tr>
          ))}
        </tbody>
        <tbody>
          {Array.from({ length: WALK_IN_LINES }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same.
            <tr key={line} className={rowClass}>
              <td className="text-[0.625rem] text-text-muted">{messages.walkInLine}</td>
              <td />
              <td />
              <td />
              <td />
              <td>
                <TickBox isTicked={false} />
              </td>
              <td />
              <td className="border-s border-line" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
