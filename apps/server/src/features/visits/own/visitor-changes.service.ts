import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { isVisitActionAllowed, type VisitAction } from '@pawmatch/contract/visits/visit-actions';
import type { OwnNotesChange } from '@pawmatch/contract/visits/visit-input';
import type * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { isReserved, lockPet } from '../../pets/pets.repository.ts';
import { findFosterVisits } from '../../places/foster-visits.repository.ts';
import { visitTime } from '../booking/book-visit.service.ts';
import { listSlots, requireSlot, requireVisitDay } from '../booking/list-slots.ts';
import { notifyOfChange } from '../notifications/notify-of-change.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { requireVisitable } from '../require-visitable.ts';
import { requireVisit, throwMoveError } from '../visit-errors.ts';
import { lockVisit } from '../visit-locks.repository.ts';
import { visitState } from '../visit-state.ts';
import { presentVisitOfLink } from '../visits.presenter.ts';
import type { VisitDetails } from '../visits.repository.ts';
import * as repository from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';

/** Who changes which visit: its adopter, or the holder of a link. */
interface VisitorCall {
  actor: Actor;
  visitId: string;
  /** The visit must be theirs; undefined for a link, which names the visit. */
  userId?: string;
}

export type VisitorChanges = ReturnType<typeof createVisitorChanges>;

/** Visitors cancel and move their visits until the notice period begins; adopters change their note until the end. */
export function createVisitorChanges({
  database,
  clock,
  shelters,
  rateLimiter,
}: Uses<'database' | 'clock' | 'shelters' | 'rateLimiter'>) {
  const requireAllowed = (action: VisitAction, visit: VisitRow, now: Date) => {
    const state = visitState(visit);
    const { notice_minutes } = shelters.of(visit.shelterId).visiting;
    if (!isVisitActionAllowed('adopter', action, state, now, notice_minutes)) {
      throw new AppError(action === 'cancel' ? 'VISIT_NOT_ACTIVE' : 'VISIT_ACTION_REFUSED');
    }
  };

  const presentToVisitor = (details: VisitDetails, now: Date) =>
    presentVisitOfLink(details, now, shelters);

  return {
    /** The times to which the visit can be moved. @throws AppError VISIT_NOT_FOUND, PET_NOT_FOUND */
    async listSlots({ visitId, userId }: Omit<VisitorCall, 'actor'>) {
      const details = await repository.findVisit(database, visitId);
      const visit = requireOwn(details?.visit, userId);
      return listSlots({ database, clock, shelters }, visit.petId, visit.id);
    },

    /**
     * Cancels an upcoming visit; cancelling twice is no error.
     * @throws AppError VISIT_NOT_FOUND when it is somebody else's, VISIT_NOT_ACTIVE when it is too late
     */
    cancel: ({ actor, visitId, userId }: VisitorCall) =>
      database.transactionAs(actor, async (tx) => {
        const visit = requireOwn(await lockVisit(tx, visitId), userId);
        const now = clock();
        if (visit.status !== 'cancelled') {
          requireAllowed('cancel', visit, now);
          const cancelled = { status: 'cancelled', cancelReason: 'adopter' } as const;
          await repository.updateVisit(tx, visitId, { ...cancelled, updatedAt: now });
        }
        const change = { visitId, before: visit, actor: 'adopter' } as const;
        return requireVisit(await notifyOfChange(tx, change, now));
      }),

    /**
     * Changes the note to the shelter.
     * @throws AppError VISIT_NOT_FOUND, VISIT_ACTION_REFUSED when the visit is over, CONFLICT
     */
    changeNotes: (
      { actor, visitId, userId }: VisitorCall,
      { notes, ...expected }: z.output<typeof OwnNotesChange>,
    ) =>
      database.transactionAs(actor, async (tx) => {
        const visit = requireOwn(await lockVisit(tx, visitId), userId);
        const now = clock();
        await requireUnchanged(tx, visit, expected, now, presentToVisitor);
        requireAllowed('edit_notes', visit, now);
        await repository.updateVisit(tx, visitId, { notes, updatedAt: now });
        return requireVisit(await repository.findVisit(tx, visitId));
      }),

    /**
     * Moves an upcoming visit to another time that is offered; its status stays.
     * @throws AppError VISIT_NOT_FOUND, VISIT_ACTION_REFUSED when it is too late, CONFLICT,
     *   VALIDATION_FAILED (no slot), PET_UNAVAILABLE, TOO_MANY_MOVES, SCHEDULING_CONFLICT, PET_RESTS,
     *   TIME_FULL, PET_DAY_FULL, ADOPTER_BUSY
     */
    async move(
      { actor, visitId, userId }: VisitorCall,
      start: Date,
      expected: { expected_version?: number | undefined },
    ) {
      let attempted: VisitRow | undefined;
      const moving = database.transactionAs(actor, async (tx) => {
        const visit = requireOwn(await lockVisit(tx, visitId), userId);
        const now = clock();
        await requireUnchanged(tx, visit, expected, now, presentToVisitor);
        requireAllowed('move', visit, now);
        const schedule = shelters.of(visit.shelterId);
        requireSlot(start, now, schedule);
        const pet = visit.petId ? await lockPet(tx, visit.petId) : undefined;
        if (!pet) throw new AppError('PET_UNAVAILABLE');
        const isTheirs = visit.userId !== null && (await isReserved(tx, pet.id, visit.userId));
        if (!isTheirs) requireVisitable(pet, pet.bondedPet, now, schedule.time_zone);
        const { days } = await findFosterVisits(tx, pet.id, schedule, { isLocked: true });
        const names = petNames(pet, pet.bondedPet);
        requireVisitDay(start, { pet: names, days, time_zone: schedule.time_zone });
        const columns = { ...visitTime(start, schedule), isOverlapAllowed: false, updatedAt: now };
        attempted = { ...visit, ...columns };
        await rateLimiter.attempt('visitMoves', { visit: visitId }, tx);
        await repository.updateVisit(tx, visitId, columns);
        const change = { visitId, before: visit, actor: 'adopter' } as const;
        return requireVisit(await notifyOfChange(tx, change, now));
      });
      return moving.catch((error: unknown) =>
        throwMoveError(error, database, { visit: attempted, shelters, movedBy: 'visitor' }),
      );
    },
  };
}

function requireOwn(visit: VisitRow | undefined, userId: string | undefined): VisitRow {
  const found = requireVisit(visit);
  if (userId !== undefined && found.userId !== userId) throw new AppError('VISIT_NOT_FOUND');
  return found;
}
