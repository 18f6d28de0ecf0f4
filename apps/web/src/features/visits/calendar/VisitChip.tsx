import { slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { memo } from 'react';
import { toneClasses } from '../../../components/ui/Badge.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { ArriveIcon } from '../../../components/ui/icons/secondary.tsx';
import { statusMarks } from '../../../components/ui/StatusBadge.tsx';
import { cancelReasonText, isHere } from '../staff/outcome/visit-progress.ts';
import { visitStatusTone } from '../staff/visit-cells.tsx';
import { visitStatusName } from '../visit-status-name.ts';
import { visitedPetName, visitName } from '../visited-pet-name.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { isMovable } from './use-move-visit.ts';

const ARRIVED = 'bg-action text-on-action';
const CANCELLED = 'bg-sunken text-text-muted border border-dashed border-line-strong';

type VisitChipProps = {
  visit: Visit;
  /** At the shelter. */
  time: string;
  /** What its row does not say. */
  shows: 'pet' | 'visitor';
  /** Whether its row or column does not say the time. */
  isTimeShown: boolean;
  /** Whether the visit should have started, and nobody has come. */
  isLate: boolean;
  /** Whether the visitor can be checked in now. */
  canCheckIn: boolean;
  /** Whether the server has not answered yet where it goes. */
  isPending: boolean;
  /** Whether it is as wide as its cell, so that its size is known before it is laid out. */
  isFullWidth: boolean;
  onOpen: (visit: Visit) => void;
  onCheckIn: (visit: Visit) => void;
};

/** A visit in the calendar: a press opens it, a drag moves it, one tap checks its visitor in. */
export const VisitChip = memo(function VisitChip({
  visit,
  time,
  shows,
  isTimeShown,
  isLate,
  canCheckIn,
  isPending,
  isFullWidth,
  onOpen,
  onCheckIn,
}: VisitChipProps) {
  const name = visitName(visit);
  const isCancelled = visit.status === 'cancelled';
  const hasArrived = isHere(visit);
  const status = statusText(visit, isLate);
  const label = slotTimeLabel(time);
  const tone = visitStatusTone(visit.status);
  return (
    <li
      data-visit={visit.id}
      className={classNames(
        'relative flex min-h-8 max-w-full min-w-0 items-stretch rounded-md text-xs select-none data-carried:outline-2 data-carried:outline-action data-carried:outline-dashed',
        hasArrived ? ARRIVED : isCancelled ? CANCELLED : toneClasses[tone],
        isLate && 'outline-2 -outline-offset-2 outline-accent',
        isPending && 'opacity-60',
        // Of a long calendar, only what is in sight is laid out.
        isFullWidth && '[contain-intrinsic-size:auto_2rem] [content-visibility:auto]',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.open({ time: label, visit: name, status })}
        onClick={() => onOpen(visit)}
        className={classNames(
          'flex min-w-0 flex-1 items-center gap-1 rounded-md px-2 text-start focus-visible:-outline-offset-2',
          isMovable(visit) && 'cursor-grab',
        )}
      >
        <span className="grid flex-none empty:hidden">
          {tone !== 'positive' && !hasArrived && statusMarks[tone]}
        </span>
        <span
          title={isCancelled ? cancelReasonText(visit) : undefined}
          className={classNames('my-1 line-clamp-2 leading-tight', isCancelled && 'line-through')}
        >
          {hasArrived && <Word>{messages.here}</Word>}
          {isLate && <Word>{messages.late}</Word>}
          {isTimeShown && <span className="tabular-nums">{label} </span>}
          {shows === 'pet' && <strong className="font-semibold">{visitedPetName(visit)} </strong>}
          {visit.user.full_name}
        </span>
      </button>
      {canCheckIn && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.checkInOf(name)}
          title={messages.checkIn}
          onClick={() => onCheckIn(visit)}
          className="grid w-8 flex-none place-items-center rounded-e-md border-s border-line hover:bg-action hover:text-on-action focus-visible:-outline-offset-2"
        >
          <ArriveIcon className="size-4" />
        </button>
      )}
    </li>
  );
});

/** What the colour of a visit says, in a word. */
function Word({ children }: { children: string }) {
  return <span className="font-bold uppercase">{children} </span>;
}

function statusText(visit: Visit, isLate: boolean): string {
  if (visit.status === 'cancelled') return cancelReasonText(visit);
  if (visit.checked_in_at) return messages.checkedIn;
  const status = visitStatusName(visit.status);
  return isLate ? messages.lateStatus(status) : status;
}
