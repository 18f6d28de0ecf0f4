import type { ShelterSchedule } from '@pawmatch/contract/visits/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import { type CalendarPlace, type CalendarVisit, isClosedPlace } from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';

/** Whether staff may move it; a cancelled visit is restored first. */
export const isMovable = ({ status, allowed_actions }: Visit): boolean =>
  status !== 'cancelled' && allowed_actions.includes('move');

/** Where a visit goes (ISO 8601 in UTC), or why it stays; null where it is already. */
export type PlannedMove = { requestedAt: string } | { refusal: string } | null;

/**
 * B3.09: what follows when a visit is dropped on a place of the calendar. Who wants a time outside the
 * visiting hours chooses it in the dialog.
 */
export function planMove(
  { visit, date, time }: CalendarVisit,
  target: CalendarPlace,
  { schedule, now }: { schedule: ShelterSchedule; now: Date },
): PlannedMove {
  const wanted = target.time ?? time;
  if (target.date === date && wanted === time) return null;
  if (!isMovable(visit)) return { refusal: messages.notMovable };
  if (isClosedPlace(target, schedule)) return { refusal: messages.closedTime };
  const instant = fromZonedTime(target.date, wanted, schedule.time_zone);
  if (!instant) return { refusal: messages.skippedTime };
  if (instant < now) return { refusal: messages.pastTime };
  return { requestedAt: instant.toISOString() };
}
