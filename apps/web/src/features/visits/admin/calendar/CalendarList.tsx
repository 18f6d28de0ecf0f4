import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { slotDateLabel, slotTimeLabel } from '@pawmatch/contract/visits/bookable-times';
import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../../components/ui/Button.tsx';
import { StatusBadge } from '../../../../components/ui/StatusBadge.tsx';
import { visitedPetName, visitName } from '../../visited-pet-name.ts';
import { visitStatusTone } from '../visit-status-tone.ts';
import { type CalendarActions, isCheckInOpen } from './CalendarTable.tsx';
import type { CalendarOrder, CalendarVisit } from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';

type CalendarListProps = CalendarActions & {
  visits: readonly CalendarVisit[];
  dates: readonly string[];
  by: CalendarOrder;
  today: string;
  onMove: (visit: Visit) => void;
};

/** B3.09: the calendar on a phone: the visits of each day, one below the other. */
export function CalendarList({ visits, dates, by, today, ...actions }: CalendarListProps) {
  const sorted =
    by === 'time'
      ? visits
      : [...visits].sort((a, b) =>
          visitedPetName(a.visit).localeCompare(visitedPetName(b.visit), 'en'),
        );
  const days = dates
    .map((date) => ({ date, ofDay: sorted.filter((item) => item.date === date) }))
    .filter(({ ofDay }) => ofDay.length > 0);
  return (
    <div className="grid gap-5 px-4 pt-2 sm:px-6">
      {days.map(({ date, ofDay }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="text-lg">
            {slotDateLabel(date)}
          </h2>
          <ul className="divide-y divide-line">
            {ofDay.map(({ visit, time }) => (
              <li key={visit.id} className="grid gap-2 py-3">
                <div className="flex items-start gap-3">
                  <span className="w-18 flex-none font-semibold tabular-nums">
                    {slotTimeLabel(time)}
                  </span>
                  <button
                    type="button"
                    className="min-h-11 min-w-0 flex-1 text-start leading-snug wrap-anywhere"
                    onClick={() => actions.onOpen(visit)}
                  >
                    <span className="block font-semibold">{visitedPetName(visit)}</span>
                    <span className="block text-sm text-text-muted">{visit.user.full_name}</span>
                  </button>
                  <StatusBadge tone={visitStatusTone(visit.status)}>
                    {visit.checked_in_at ? messages.checkedIn : capitaliseStatus(visit.status)}
                  </StatusBadge>
                </div>
                <div className="flex flex-wrap items-center gap-2">
                  {date === today && isCheckInOpen(visit) && (
                    <Button
                      size="sm"
                      aria-label={messages.checkInOf(visitName(visit))}
                      onClick={() => actions.onCheckIn(visit)}
                    >
                      {messages.checkIn}
                    </Button>
                  )}
                  {visit.allowed_actions.includes('move') && (
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={messages.moveOf(visitName(visit))}
                      onClick={() => actions.onMove(visit)}
                    >
                      {messages.move}
                    </Button>
                  )}
                  {visit.user.phone_number && (
                    <a
                      href={`tel:${visit.user.phone_number}`}
                      className="link ms-auto inline-flex min-h-11 items-center text-sm"
                    >
                      {formatPhoneNumber(visit.user.phone_number)}
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
