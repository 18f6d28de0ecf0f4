import type {
  VisitCounts,
  VisitFilters,
  VisitQuery,
} from '@pawmatch/contract/visits/staff/visit-query';
import { isVisitActionAllowed } from '@pawmatch/contract/visits/visit-actions';
import type { StaffVisit, VisitChanges, WalkIn } from '@pawmatch/contract/visits/visit-input';
import { startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import type * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { createSnapshotCache } from '../../../platform/database/snapshot-cache.ts';
import { findPet } from '../../pets/pets.repository.ts';
import { shelterOfPet } from '../../pets/shelter-of-pet.ts';
import { type Booking, bookVisit, visitTime } from '../booking/book-visit.service.ts';
import { listSlotsForStaff } from '../booking/list-slots.ts';
import { cancellationOf } from '../notifications/notification-after-change.ts';
import { notifyOfChange } from '../notifications/notify-of-change.ts';
import {
  enqueueNotifications,
  explainDecline,
} from '../notifications/visit-notifications.repository.ts';
import type { OnVisitOutcome } from '../on-visit-outcome.ts';
import { type ExpectedVisit, requireUnchanged } from '../require-unchanged.ts';
import { requireVisit, throwMoveError } from '../visit-errors.ts';
import { lockVisit } from '../visit-locks.repository.ts';
import { visitMessages } from '../visit-messages.ts';
import { visitState } from '../visit-state.ts';
import type { VisitDetails } from '../visits.repository.ts';
import * as repository from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { WALK_IN_NAME } from '../walk-in-name.ts';
import { outcomeColumns } from './outcomes.service.ts';
import { countVisits, queryVisits, shelterTimeAt } from './visit-query.repository.ts';
import { changedVisitor, visitorColumns } from './visitor-columns.ts';
import { endBeforeOthers } from './walk-in-end.ts';

const startOfMinute = (instant: Date) => new Date(Math.floor(instant.getTime() / 60_000) * 60_000);

/** A form has minutes, not seconds, so the current minute is not past yet. */
const NOW_TOLERANCE_MS = 60_000;

export type StaffVisitsService = ReturnType<typeof createStaffVisitsService>;

/** All visits, as staff manage them. */
export function createStaffVisitsService(
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
  onVisitOutcome: OnVisitOutcome,
) {
  const cachedCounts = createSnapshotCache<VisitCounts>(database, clock);
  const timeAt = (shelterId: string) => shelterTimeAt(clock(), shelters.of(shelterId));

  /** Staff may choose any time from now on. */
  const requireFuture = (start: Date) => {
    if (start.getTime() < clock().getTime() - NOW_TOLERANCE_MS) {
      throw invalidField('requested_at', visitMessages.chooseFuture);
    }
  };

  const book = (
    actor: Actor,
    visit: z.output<typeof StaffVisit>,
    arrival: Partial<
      Pick<Booking, 'checkedInAt' | 'outcome' | 'notAFitBecause' | 'endsAt' | 'isOverlapAllowed'>
    > = {},
  ): Promise<VisitDetails> =>
    bookVisit({ database, clock, shelters }, actor, {
      bookedBy: 'staff',
      petId: visit.pet_id,
      ...visitorColumns(visit),
      startsAt: visit.requested_at,
      status: visit.status,
      notes: visit.notes ?? null,
      ...arrival,
      onOutcome: onVisitOutcome,
    });

  /** What took place needs no free time: constraints keep only visits to come apart. */
  const record = async (actor: Actor, visit: z.output<typeof StaffVisit>) => {
    const { requested_at: startsAt, outcome = 'came', not_a_fit_because } = visit;
    if (startsAt > clock()) throw invalidField('requested_at', visitMessages.choosePast);
    const pet = await findPet(database, visit.pet_id);
    if (pet) {
      const { time_zone } = shelters.of(pet.shelterId);
      if (startsAt < startOfDay(toZonedTime(pet.createdAt, time_zone).date, time_zone)) {
        throw invalidField('requested_at', visitMessages.beforePet({ petName: pet.name }));
      }
    }
    const completed = { ...visit, status: 'completed' as const };
    const attended = { checkedInAt: startsAt, ...outcomeColumns({ outcome, not_a_fit_because }) };
    return book(actor, completed, attended);
  };

  /** The end before the next visit of the pet; undefined when none is near, or too near. */
  async function shortenedEnd({
    pet_id: petId,
    requested_at: startsAt,
  }: z.output<typeof StaffVisit>) {
    const schedule = await shelterOfPet({ database, shelters }, petId);
    const { visiting } = schedule;
    const attempted = { petId, ...visitTime(startsAt, schedule) };
    const others = await repository.findConflictingVisits(database, attempted, visiting);
    const near = endBeforeOthers(
      attempted,
      others.map((other) => other.visit),
      visiting,
    );
    return near?.end ?? undefined;
  }

  return {
    list: (shelterId: string, query: VisitQuery) => queryVisits(database, query, timeAt(shelterId)),

    count(shelterId: string, filters: VisitFilters) {
      const time = timeAt(shelterId);
      const key = JSON.stringify([filters, shelters.of(shelterId)]);
      return cachedCounts(key, () => countVisits(database, filters, time));
    },

    /** @throws AppError VISIT_NOT_FOUND */
    get: async (id: string) => requireVisit(await repository.findVisit(database, id)),

    /** The times to which staff can move a visit. @throws AppError VISIT_NOT_FOUND, PET_NOT_FOUND */
    async listSlots(id: string) {
      const { visit } = requireVisit(await repository.findVisit(database, id));
      return listSlotsForStaff({ database, clock, shelters }, visit.petId, visit.id);
    },

    /** The times at which staff can schedule a visit of a pet. @throws AppError PET_NOT_FOUND */
    listSlotsOfPet: (petId: string) => listSlotsForStaff({ database, clock, shelters }, petId),

    /**
     * Staff book for an adopter or a walk-in, or record a visit that took place.
     * @throws AppError VALIDATION_FAILED, PET_NOT_FOUND, USER_NOT_FOUND, SCHEDULING_CONFLICT,
     *   DUPLICATE_REQUEST, ADOPTER_BUSY
     */
    create(actor: Actor, visit: z.output<typeof StaffVisit>) {
      if (visit.took_place) return record(actor, visit);
      requireFuture(visit.requested_at);
      return book(actor, visit);
    },

    /**
     * Somebody is at the shelter, and meets the pet now.
     * @throws AppError PET_NOT_FOUND, SCHEDULING_CONFLICT, VISIT_NEAR, VISIT_TOO_NEAR, PET_RESTS, TIME_FULL, PET_DAY_FULL
     */
    async addWalkIn(actor: Actor, { if_booked: choice, ...walkIn }: z.output<typeof WalkIn>) {
      const visit = {
        ...walkIn,
        full_name: walkIn.full_name || WALK_IN_NAME,
        status: 'confirmed' as const,
        requested_at: startOfMinute(clock()),
      };
      return book(actor, visit, {
        checkedInAt: clock(),
        endsAt: choice === 'shorten' ? await shortenedEnd(visit) : undefined,
        isOverlapAllowed: choice === 'start_anyway',
      });
    },

    /**
     * Staff move a visit, change its status, notes or, of a walk-in, the visitor; any status
     * may follow any other.
     * @throws AppError VISIT_NOT_FOUND, CONFLICT when the visit differs from what the caller expects,
     *   VISIT_ACTION_REFUSED for another time when it is over, VALIDATION_FAILED, SCHEDULING_CONFLICT,
     *   DUPLICATE_REQUEST, ADOPTER_BUSY
     */
    async update(actor: Actor, id: string, changes: z.output<typeof VisitChanges>) {
      let attempted: VisitRow | undefined;
      const booking = database.transactionAs(actor, async (tx) => {
        const visit = requireVisit(await lockVisit(tx, id));
        const now = clock();
        await requireUnchanged(tx, visit, changes, now);
        const start = changes.requested_at;
        const isMoved = start !== undefined && start.getTime() !== visit.startsAt.getTime();
        if (isMoved) {
          requireMovable(visit, now);
          requireFuture(start);
        }
        const columns = {
          ...(isMoved && {
            ...visitTime(start, shelters.of(visit.shelterId)),
            isOverlapAllowed: false,
          }),
          ...(changes.status && statusColumns(visit, changes.status)),
          ...(changes.notes !== undefined && { notes: changes.notes }),
          ...changedVisitor(visit, changes),
          updatedAt: now,
        };
        attempted = { ...visit, ...columns };
        await repository.updateVisit(tx, id, columns);
        const change = { visitId: id, before: visit, actor: 'staff' } as const;
        return requireVisit(await notifyOfChange(tx, change, now));
      });
      return booking.catch((error: unknown) =>
        throwMoveError(error, database, {
          visit: attempted,
          shelters,
          movedBy: 'staff',
        }),
      );
    },

    /**
     * Says why a request was declined, in the email about it.
     * @param reason null while it is being written
     * @throws AppError DECLINE_SENT
     */
    async explainDecline(visitId: string, reason: string | null) {
      const isAdded = await explainDecline(database, { visitId, explanation: reason }, clock());
      if (!isAdded) throw new AppError('DECLINE_SENT');
    },

    /**
     * Deletes a visit, and notifies its visitor that it is cancelled.
     * @throws AppError VISIT_NOT_FOUND, CONFLICT when the visit differs from what the caller expects
     */
    async remove(actor: Actor, id: string, expected: ExpectedVisit) {
      await database.transactionAs(actor, async (tx) => {
        await requireUnchanged(tx, requireVisit(await lockVisit(tx, id)), expected, clock());
        const details = requireVisit(await repository.findVisit(tx, id));
        const mail = cancellationOf(details, clock(), 'staff');
        if (mail) await enqueueNotifications(tx, [mail], clock());
        await repository.deleteVisit(tx, id);
      });
    },
  };
}

/** What is past is corrected, not rewritten. @throws AppError VISIT_ACTION_REFUSED */
function requireMovable(visit: VisitRow, now: Date): void {
  if (isVisitActionAllowed('staff', 'move', visitState(visit), now)) return;
  throw new AppError('VISIT_ACTION_REFUSED', { detail: visitMessages.over });
}

/** The reason stays as long as the visit stays cancelled. */
function statusColumns(visit: VisitRow, status: VisitRow['status']) {
  if (status === visit.status) return {};
  return { status, cancelReason: status === 'cancelled' ? ('staff' as const) : null };
}
