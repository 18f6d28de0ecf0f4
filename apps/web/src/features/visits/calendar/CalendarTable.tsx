import {
  type ShelterSchedule,
  slotTimeLabel,
} from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { useId, useMemo } from 'react';
import { classNames } from '../../../components/ui/class-names.ts';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useCan } from '../../../lib/use-can.ts';
import { isCheckInOpen, isLate } from '../staff/outcome/visit-progress.ts';
import { visitName } from '../visited-pet-name.ts';
import {
  buildCalendarGrid,
  type CalendarCell,
  type CalendarOrder,
  type CalendarPlace,
  type CalendarVisit,
  presentTime,
  shortDayLabel,
} from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { NowLine, useScrollToNow } from './NowLine.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { isMovable } from './use-move-visit.ts';
import { useVisitDrag } from './use-visit-drag.ts';
import { VisitChip } from './VisitChip.tsx';

export interface CalendarActions {
  onOpen: (visit: Visit) => void;
  onCheckIn: (visit: Visit) => void;
}

type CalendarTableProps = CalendarActions & {
  visits: readonly CalendarVisit[];
  dates: readonly string[];
  by: CalendarOrder;
  today: string;
  schedule: ShelterSchedule;
  /** Visits that are being moved. */
  pending: ReadonlyMap<string, string>;
  onMove: (moved: CalendarVisit, target: CalendarPlace) => void;
};

/** The visits of a day or a week, where they can be dragged to other times. */
export function CalendarTable({
  visits,
  dates,
  by,
  today,
  schedule,
  pending,
  onMove,
  ...actions
}: CalendarTableProps) {
  const { columns, rows } = useMemo(
    () => buildCalendarGrid(visits, dates, { by, schedule, today }),
    [visits, dates, by, schedule, today],
  );
  const isDayByTime = by === 'time' && dates.length === 1;
  const helpId = useId();
  const mayMove = useCan()('visits.edit');
  const now = useNow();
  const clock = toZonedTime(now, schedule.time_zone).time;
  const times = by === 'time' ? rows : dates.length === 1 ? columns : [];
  const present = presentTime(
    times.map(({ key }) => key),
    clock,
  );
  const isPresent = (cell: CalendarPlace) => cell.date === today && cell.time === present?.time;
  const find = (id: string) => visits.find(({ visit }) => visit.id === id);
  const findCell = (key: string) =>
    rows.flatMap(({ cells }) => cells).find((cell) => cell.key === key);
  const handleDrop = (id: string, key: string) => {
    const [moved, target] = [find(id), findCell(key)];
    if (moved && target) onMove(moved, target);
  };
  const handlePress = useVisitDrag(handleDrop);
  const keyboard = useCalendarKeys({
    isFlowing: isDayByTime,
    describePickUp: (id) => {
      const picked = find(id);
      return picked && isMovable(picked.visit)
        ? messages.pickedUp({ visit: visitName(picked.visit), time: placeLabel(picked) })
        : null;
    },
    describeTarget: (id, key) => {
      const { date = '', time, visits: others = [], isClosed = false } = findCell(key) ?? {};
      const label = placeLabel({ date, time: time ?? find(id)?.time ?? '' });
      return describeTarget({ time: label, visits: others.length }, isClosed);
    },
    describeStay: (id) => {
      const picked = find(id);
      return picked
        ? messages.left({ visit: visitName(picked.visit), time: placeLabel(picked) })
        : '';
    },
    onDrop: handleDrop,
    onCheckIn: (id) => {
      const found = find(id);
      if (found && canCheckIn(found, today)) actions.onCheckIn(found.visit);
    },
  });
  useScrollToNow(keyboard.areaRef, `${dates[0]} ${dates.length} ${by}`);
  return (
    <>
      <p id={helpId} className="sr-only">
        {mayMove ? `${messages.keyboardHelp} ${messages.keyboardMove}` : messages.keyboardHelp}
      </p>
      <p ref={keyboard.liveRef} role="status" className="sr-only" />
      <div
        ref={keyboard.areaRef}
        onPointerDown={mayMove ? handlePress : undefined}
        {...keyboard.handlers}
        className="min-h-0 flex-1 scroll-ps-36 scroll-pt-11 overflow-auto border-t border-line bg-surface"
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid is a table.
          role="grid"
          aria-label={messages.scrollArea}
          aria-describedby={helpId}
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
        >
          <colgroup>
            <col className={by === 'time' ? 'w-24' : 'w-40'} />
            {columns.map(({ key }) => (
              <col key={key} className={columns.length > 1 ? 'w-36' : undefined} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky start-0 top-0 z-20 border-e border-b border-line bg-surface px-2 py-2 text-start font-semibold"
              >
                {by === 'time' ? messages.time : messages.pet}
              </th>
              {columns.map(({ key, label, isToday }) => (
                <th
                  key={key}
                  scope="col"
                  aria-current={isToday ? 'date' : undefined}
                  className="sticky top-0 z-10 border-e border-b border-line bg-surface px-2 py-2 text-start font-semibold aria-[current]:text-action aria-[current]:underline"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th
                  scope="row"
                  className="sticky start-0 z-10 border-e border-b border-line bg-surface px-2 py-2 text-start align-top font-medium wrap-anywhere tabular-nums"
                >
                  {label}
                </th>
                {cells.map((cell) => (
                  <td
                    key={cell.key}
                    data-cell={cell.key}
                    tabIndex={-1}
                    data-now={isPresent(cell) || undefined}
                    className={classNames(
                      'relative h-11 border-e border-b border-line p-1 align-top focus-visible:-outline-offset-2 data-over:bg-action-soft data-over:outline-2 data-over:-outline-offset-2 data-over:outline-action',
                      cell.isClosed && 'bg-sunken',
                    )}
                  >
                    {cell.isClosed && <VisuallyHidden>{messages.closed}</VisuallyHidden>}
                    {present && isPresent(cell) && (
                      <NowLine passed={present.passed} isVertical={by === 'pet'} />
                    )}
                    {cell.visits.length > 0 && (
                      <ul className={isDayByTime ? 'flex flex-wrap gap-1' : 'grid gap-1'}>
                        {cell.visits.map((item) => (
                          <VisitChip
                            key={item.visit.id}
                            visit={item.visit}
                            time={item.time}
                            shows={by === 'time' ? 'pet' : 'visitor'}
                            isTimeShown={isTimeShown(cell, item)}
                            isLate={item.date === today && isLate(item.visit, now)}
                            canCheckIn={canCheckIn(item, today)}
                            isPending={pending.has(item.visit.id)}
                            isFullWidth={!isDayByTime}
                            {...actions}
                          />
                        ))}
                      </ul>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const isTimeShown = (cell: CalendarCell, { time }: CalendarVisit) => cell.time !== time;

const placeLabel = ({ date, time }: { date: string; time: string }) =>
  messages.dayAndTime({ day: shortDayLabel(date), time: slotTimeLabel(time) });

const canCheckIn = ({ visit, date }: CalendarVisit, today: string) =>
  date === today && isCheckInOpen(visit);

/** What a screen reader says of the place to which a visit may be moved. */
function describeTarget(target: { time: string; visits: number }, isClosed: boolean): string {
  const { free, booked, closed, closedAndBooked } = messages.target;
  if (target.visits === 0) return (isClosed ? closed : free)(target);
  return (isClosed ? closedAndBooked : booked)(target);
}
