import { isVisitActionAllowed, type VisitAction } from '@pawmatch/contract/visits/visit-actions';
import type { CheckInUndo, VisitOutcomeChange } from '@pawmatch/contract/visits/visit-input';
import type * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { notifyOfChange } from '../notifications/notify-of-change.ts';
import type { OnVisitOutcome } from '../on-visit-outcome.ts';
import { type ExpectedVisit, requireUnchanged } from '../require-unchanged.ts';
import { requireVisit } from '../visit-errors.ts';
import { lockVisit } from '../visit-locks.repository.ts';
import { visitState } from '../visit-state.ts';
import * as repository from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';

export type OutcomesService = ReturnType<typeof createOutcomesService>;

/** Who came, and what came of it. */
export function createOutcomesService(
  { database, clock }: Uses<'database' | 'clock'>,
  onVisitOutcome: OnVisitOutcome,
) {
  /** Changes a visit in a way that the rules allow staff now. */
  const change = (
    actor: Actor,
    { id, action, expected }: { id: string; action: VisitAction; expected: ExpectedVisit },
    columnsOf: (visit: VisitRow, now: Date) => Partial<VisitRow>,
  ) =>
    database.transactionAs(actor, async (tx) => {
      const now = clock();
      const visit = requireVisit(await lockVisit(tx, id));
      await requireUnchanged(tx, visit, expected, now);
      const state = visitState(visit);
      if (!isVisitActionAllowed('staff', action, state, now)) {
        throw new AppError('VISIT_ACTION_REFUSED');
      }
      await repository.updateVisit(tx, id, { ...columnsOf(visit, now), updatedAt: now });
      const stored = { visitId: id, before: visit, actor: 'staff' } as const;
      const after = requireVisit(await notifyOfChange(tx, stored, now));
      await onVisitOutcome(tx, after.visit, visit.outcome, now);
      return after;
    });

  return {
    /**
     * The visitor has come; a request is confirmed by it. Checking in twice changes nothing.
     * @throws AppError VISIT_NOT_FOUND, CONFLICT, VISIT_ACTION_REFUSED when it is cancelled or over
     */
    checkIn: (actor: Actor, id: string, expected: ExpectedVisit) =>
      change(actor, { id, action: 'check_in', expected }, (visit, now) => ({
        status: 'confirmed',
        checkedInAt: visit.checkedInAt ?? now,
      })),

    /**
     * The visitor has not come yet; the visit is as it was before the check-in.
     * @throws AppError VISIT_NOT_FOUND, CONFLICT, VISIT_ACTION_REFUSED when nobody is checked in
     */
    undoCheckIn: (actor: Actor, id: string, undo: z.output<typeof CheckInUndo>) =>
      change(actor, { id, action: 'undo_check_in', expected: undo }, ({ status }) => ({
        status: undo.status ?? status,
        checkedInAt: null,
      })),

    /**
     * Stores what came of a visit, which completes it. Without an outcome it is confirmed again.
     * @throws AppError VISIT_NOT_FOUND, CONFLICT, VISIT_ACTION_REFUSED before it begins or the visitor is checked in, SCHEDULING_CONFLICT
     */
    setOutcome: (actor: Actor, id: string, input: z.output<typeof VisitOutcomeChange>) =>
      change(actor, { id, action: 'set_outcome', expected: input }, (visit, now) => ({
        status: input.outcome === null ? 'confirmed' : 'completed',
        ...outcomeColumns(input),
        checkedInAt: checkInAfter(visit, input.outcome, now),
      })),
  };
}

/** Only a pet that was not a fit has a reason. */
export const outcomeColumns = ({
  outcome,
  not_a_fit_because,
}: Pick<z.output<typeof VisitOutcomeChange>, 'outcome' | 'not_a_fit_because'>) => ({
  outcome,
  notAFitBecause: outcome === 'not_a_fit' ? (not_a_fit_because ?? null) : null,
});

/** Who did not come was not checked in; of everybody else the time is known or is now. */
function checkInAfter(visit: VisitRow, outcome: VisitRow['outcome'], now: Date): Date | null {
  if (outcome === 'no_show') return null;
  return outcome === null ? visit.checkedInAt : (visit.checkedInAt ?? now);
}
