import type { ShelterSchedule } from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { isVisitActionAllowed } from '@pawmatch/contract/visits/visit-actions';
import { UNDO_MOVE_MS } from '@pawmatch/contract/visits/visit-values';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../../lib/api/response/current-row.ts';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { seenVisit } from '../staff/form/visit-form-values.ts';
import { updateVisit, visitRows } from '../staff/staff-visits-api.ts';
import { visitName } from '../visited-pet-name.ts';
import { type CalendarPlace, type CalendarVisit, isClosedPlace } from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';

/** Whether staff may move it; a cancelled visit is restored first. Visits end while the calendar is open. */
export const isMovable = (visit: Visit, now = new Date()): boolean =>
  visit.status !== 'cancelled' &&
  visit.allowed_actions.includes('move') &&
  isVisitActionAllowed('staff', 'move', visit, now);

/** Where a visit goes (ISO 8601 in UTC), or why it stays; null where it is already. */
type PlannedMove = { requestedAt: string } | { refusal: string } | null;

/**
 * What follows when a visit is dropped on a place of the calendar. Who wants a time outside the
 * visiting hours chooses it in the dialog.
 */
export function planMove(
  { visit, date, time }: CalendarVisit,
  target: CalendarPlace,
  { schedule, now }: { schedule: ShelterSchedule; now: Date },
): PlannedMove {
  const wanted = target.time ?? time;
  if (target.date === date && wanted === time) return null;
  if (!isMovable(visit, now)) return { refusal: messages.notMovable };
  if (isClosedPlace(target, schedule)) return { refusal: messages.closedTime };
  const instant = fromZonedTime(target.date, wanted, schedule.time_zone);
  if (!instant) return { refusal: messages.skippedTime };
  if (instant < now) return { refusal: messages.pastTime };
  return { requestedAt: instant.toISOString() };
}

/** How long a notice that offers nothing to press is shown. */
const NOTICE_MS = 10_000;

/** What has come of the latest move. */
type MoveOutcome = { text: string; undo: (() => void) | null; isRefused: boolean };

/**
 * Moves visits. The new time is shown at once; when the server refuses it, the visit is shown
 * where it was, and the outcome says why.
 */
export function useMoveVisit(timeZone: string) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null);
  /** The new times of visits whose move the server has not answered yet. */
  const [pending, setPending] = useState<ReadonlyMap<string, string>>(new Map());
  const timeOf = (requestedAt: string) => shortDateTime(requestedAt, timeZone);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), outcome.undo ? UNDO_MOVE_MS : NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const showPending = (id: string, requestedAt: string | null) =>
    setPending((before) => {
      const next = new Map(before);
      if (requestedAt === null) next.delete(id);
      else next.set(id, requestedAt);
      return next;
    });

  /** @returns why it was refused; null when it is moved */
  const save = async (visit: Visit, requestedAt: string, isUndo: boolean) => {
    try {
      const body = { requested_at: requestedAt, ...seenVisit(visit) };
      const saved = await updateVisit(visit.id, body);
      visitRows.upsert(client, [saved]);
      const { requested_at: before } = visit;
      setOutcome({
        text: messages[isUndo ? 'movedBack' : 'moved']({
          visit: visitName(visit),
          time: timeOf(requestedAt),
        }),
        undo: isUndo ? null : () => void move(saved, before, true),
        isRefused: false,
      });
      return null;
    } catch (error) {
      const current = readCurrentRow<Visit>(error);
      if (current) visitRows.upsert(client, [current]);
      else void visitRows.refresh(client);
      return failureReason(error, messages.moveFailed);
    }
  };

  /** From the calendar: shows the visit there until the server has answered. */
  const move = async (visit: Visit, requestedAt: string, isUndo = false) => {
    setOutcome(null);
    showPending(visit.id, requestedAt);
    const refusal = await save(visit, requestedAt, isUndo);
    if (refusal) refuse(visit, refusal);
    showPending(visit.id, null);
  };

  const refuse = (visit: Visit, reason: string) =>
    setOutcome({
      text: messages.stays({
        visit: visitName(visit),
        time: timeOf(visit.requested_at),
        reason,
      }),
      undo: null,
      isRefused: true,
    });

  return {
    outcome,
    dismiss: () => setOutcome(null),
    pending,
    move: (visit: Visit, requestedAt: string) => void move(visit, requestedAt),
    refuse,
    /** From a dialog, which shows itself why it was refused. */
    save: (visit: Visit, requestedAt: string) => save(visit, requestedAt, false),
  };
}
