import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { telUrl } from '@pawmatch/contract/shelter/contact-urls';
import { slotDateLabel, slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { useNow } from '../../../lib/dates/use-now.ts';
import {
  cancelReasonText,
  isCheckInOpen,
  isHere,
  isLate,
} from '../staff/outcome/visit-progress.ts';
import { visitStatusTone } from '../staff/visit-cells.tsx';
import { visitStatusName } from '../visit-status-name.ts';
import { visitedPetName, visitName } from '../visited-pet-name.ts';
import type { CalendarActions } from './CalendarTable.tsx';
import type { CalendarOrder, CalendarVisit } from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { isMovable } from './use-move-visit.ts';

type CalendarListProps = CalendarActions & {
  visits: readonly CalendarVisit[];
  dates: readonly string[];
  by: CalendarOrder;
  today: string;
  timeZone: string;
  onMove: (visit: Visit) => void;
};

/** The calendar on a phone: the visits of each day, one below the other. */
export function CalendarList({
  visits,
  dates,
  by,
  today,
  timeZone,
  ...actions
}: CalendarListProps) {
  const now = useNow();
  const sorted =
    by === 'time'
      ? visits
      : [...visits].sort((a, b) =>
          visitedPetName(a.visit).localeCompare(visitedPetName(b.visit), 'en'),
        );
  const days = dates
    .map((date) => ({ date, ofDay: sorted.filter((item) => item.date === date) }))
    .filter(({ ofDay }) => ofDay.length > 0);
  // The first visit of today that has not ended, when one has. By pet, the list is not by time.
  const ofToday = by === 'time' ? visits.filter(({ date }) => date === today) : [];
  const isOver = ({ visit }: CalendarVisit) => Date.parse(visit.ends_at) <= now.getTime();
  const next = ofToday.some(isOver) ? ofToday.find((item) => !isOver(item))?.visit : undefined;
  const nowRef = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view, as a reader may scroll.
  useEffect(() => nowRef.current?.scrollIntoView(), [dates, by]);
  return (
    <div className="grid gap-5 px-4 pt-2 sm:px-6">
      {days.map(({ date, ofDay }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="text-lg">
            {slotDateLabel(date)}
          </h2>
          <ul className="divide-y divide-line">
            {ofDay.map(({ visit, time }) => (
              <Fragment key={visit.id}>
                {visit === next && (
                  <li
                    ref={nowRef}
                    className="scroll-mt-24 py-1 text-sm font-semibold text-accent-text"
                  >
                    {messages.nowLine(slotTimeLabel(toZonedTime(now, timeZone).time))}
                  </li>
                )}
                <CalendarListItem
                  visit={visit}
                  time={time}
                  isToday={date === today}
                  now={now}
                  {...actions}
                />
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type CalendarListItemProps = CalendarActions & {
  visit: Visit;
  /** At the shelter. */
  time: string;
  isToday: boolean;
  now: Date;
  onMove: (visit: Visit) => void;
};

function CalendarListItem({ visit, time, isToday, now, ...actions }: CalendarListItemProps) {
  const isCancelled = visit.status === 'cancelled';
  const isVisitLate = isToday && isLate(visit, now);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start gap-3">
        <span className="min-w-20 flex-none font-semibold whitespace-nowrap tabular-nums">
          {slotTimeLabel(time)}
        </span>
        <button
          type="button"
          className="min-h-11 min-w-0 flex-1 text-start leading-snug wrap-anywhere"
          onClick={() => actions.onOpen(visit)}
        >
          <span
            className={classNames(
              'block font-semibold',
              isCancelled && 'text-text-muted line-through',
            )}
          >
            {visitedPetName(visit)}
          </span>
          <span className="block text-sm text-text-muted">{visit.user.full_name}</span>
        </button>
        <div className="grid justify-items-end gap-1">
          {isHere(visit) ? (
            <span className="rounded-full bg-action px-2.5 py-0.5 text-xs font-semibold text-on-action">
              {messages.here}
            </span>
          ) : (
            <StatusBadge tone={isCancelled ? 'neutral' : visitStatusTone(visit.status)}>
              {visitStatusName(visit.status)}
            </StatusBadge>
          )}
          {isVisitLate && (
            <span className="text-xs font-bold text-accent-text">{messages.late}</span>
          )}
        </div>
      </div>
      {isCancelled && <p className="text-sm text-text-muted">{cancelReasonText(visit)}</p>}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {isToday && isCheckInOpen(visit) && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={messages.checkInOf(visitName(visit))}
            onClick={() => actions.onCheckIn(visit)}
          >
            {messages.checkIn}
          </Button>
        )}
        {isMovable(visit) && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.moveOf(visitName(visit))}
            onClick={() => actions.onMove(visit)}
          >
            {messages.move}
          </Button>
        )}
        {visit.user.phone_number && (
          <a
            href={telUrl(visit.user.phone_number)}
            className="link ms-auto inline-flex min-h-11 items-center text-sm"
          >
            {formatPhoneNumber(visit.user.phone_number)}
          </a>
        )}
      </div>
    </li>
  );
}
