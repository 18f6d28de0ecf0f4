import type { CancelReason } from '@pawmatch/contract/visits/cancel-reason';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import type { StaffVisit, VisitChanges, VisitRequest } from '@pawmatch/contract/visits/visit-input';
import { canCancel } from '@pawmatch/contract/visits/visit-rules';
import {
  bookableDates,
  isBookableSlot,
  NOT_A_SLOT_MESSAGE,
  slotDateLabel,
  slotInstant,
  slotTimeLabel,
  slotTimes,
  VISIT_MINUTES,
} from '@pawmatch/contract/visits/visit-slots';
import type * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import {
  cancellationOf,
  notificationAfterChange,
} from './notifications/notification-after-change.ts';
import { REMIND_BEFORE_MS } from './notifications/remind-of-visits.ts';
import type { VisitActor } from './notifications/visit-notification.ts';
import { enqueueNotifications } from './notifications/visit-notifications.repository.ts';
import { insertVisitOfAvailablePet } from './request-visit.repository.ts';
import { explainBusyToStaff, explainRefusal } from './visit-errors.ts';
import { lockAdopter, lockPet, lockVisit } from './visit-locks.repository.ts';
import { VISIT_CHANGED_MESSAGE } from './visit-messages.ts';
import { presentVisit } from './visits.presenter.ts';
import * as repository from './visits.repository.ts';
import type { VisitRow } from './visits.table.ts';

const MINUTE = 60_000;

/** A form has minutes, not seconds: the minute that has just begun is still "from now on". */
const NOW_TOLERANCE = MINUTE;

export type VisitsService = ReturnType<typeof createVisitsService>;

type VisitsDependencies = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * Who meets which pet when.
 *
 * Every change locks the rows of the pet and then of the adopter first, so that simultaneous ones
 * queue up instead of deadlocking in the constraints; the constraints stay the judge of what may be (S35, S36).
 */
export function createVisitsService({ database, clock, config }: VisitsDependencies) {
  const { timeZone } = config.shelter;

  const endOf = (start: Date) => new Date(start.getTime() + VISIT_MINUTES * MINUTE);

  /** Staff may choose any time from now on (D22). */
  const requireFuture = (start: Date) => {
    if (start.getTime() < clock().getTime() - NOW_TOLERANCE) {
      throw invalidField('requested_at', 'Please choose a time from now on.');
    }
  };

  return {
    listAll: () => repository.listVisits(database),

    listOwn: (userId: string) => repository.listVisitsOfUser(database, userId),

    /**
     * R7.27: an adopter asks for a visit.
     * @throws AppError VALIDATION_FAILED (no slot), PET_NOT_FOUND, PET_UNAVAILABLE,
     *   SCHEDULING_CONFLICT, DUPLICATE_REQUEST, ADOPTER_BUSY, TOO_MANY_OPEN_REQUESTS,
     *   TOO_MANY_REQUESTS_TODAY
     */
    async request(
      userId: string,
      petId: string,
      { requested_at, notes }: z.output<typeof VisitRequest>,
    ) {
      if (!isBookableSlot(requested_at, clock(), timeZone)) {
        throw invalidField('requested_at', NOT_A_SLOT_MESSAGE);
      }
      const visit = { ...newVisit(requested_at), petId, userId, notes: notes ?? null };
      const limits = config.rateLimits ? config.visitLimits : undefined;
      const stored = await insertVisitOfAvailablePet(database, visit, limits).catch(
        (error: unknown) => explainRefusal(error, database, visit, config.visitLimits),
      );
      if (stored) return stored;
      const pet = await repository.findPetStatus(database, petId);
      throw new AppError(pet ? 'PET_UNAVAILABLE' : 'PET_NOT_FOUND');
    },

    /**
     * D24: staff book for an adopter or a walk-in.
     * @throws AppError VALIDATION_FAILED, PET_NOT_FOUND, SCHEDULING_CONFLICT, DUPLICATE_REQUEST,
     *   ADOPTER_BUSY
     */
    async create(visit: z.output<typeof StaffVisit>) {
      requireFuture(visit.requested_at);
      return database.transaction(async (tx) => {
        if (!(await lockPet(tx, visit.pet_id))) throw new AppError('PET_NOT_FOUND');
        if (visit.user_id && !(await lockAdopter(tx, visit.user_id))) {
          throw invalidField('user_id', 'This adopter has no account any more.');
        }
        const row = newVisit(visit.requested_at);
        const columns = {
          ...row,
          petId: visit.pet_id,
          ...visitorOf(visit),
          status: visit.status,
          cancelReason: visit.status === 'cancelled' ? ('staff' as const) : null,
          notes: visit.notes ?? null,
        };
        await repository.insertVisit(tx, columns).catch(explainBusyToStaff);
        return tell(tx, undefined, row.id, 'staff');
      });
    },

    /**
     * R7.24, R7.28: staff move a visit, change its status or notes; any status may follow any other
     * (D21).
     * @throws AppError VISIT_NOT_FOUND, CONFLICT when it is not the visit any more that was seen,
     *   VALIDATION_FAILED, SCHEDULING_CONFLICT, DUPLICATE_REQUEST, ADOPTER_BUSY
     */
    async update(id: string, changes: z.output<typeof VisitChanges>) {
      return database.transaction(async (tx) => {
        const visit = existing(await lockVisit(tx, id));
        await requireUnchanged(tx, visit, changes);
        const start = changes.requested_at;
        const isMoved = start !== undefined && start.getTime() !== visit.startsAt.getTime();
        if (isMoved) requireFuture(start);
        const columns = {
          ...(isMoved && { startsAt: start, endsAt: endOf(start), isOverlapAllowed: false }),
          ...(changes.status && statusColumns(visit, changes.status)),
          ...(changes.notes !== undefined && { notes: changes.notes }),
          updatedAt: clock(),
        };
        await repository.updateVisit(tx, id, columns).catch(explainBusyToStaff);
        return tell(tx, visit, id, 'staff');
      });
    },

    /**
     * D24: an adopter cancels a visit that is still to come; cancelling twice is no error.
     * @throws AppError VISIT_NOT_FOUND when it is somebody else's, VISIT_NOT_ACTIVE when it is past
     */
    async cancelOwn(userId: string, id: string) {
      return database.transaction(async (tx) => {
        const visit = existing(await lockVisit(tx, id));
        if (visit.userId !== userId) throw new AppError('VISIT_NOT_FOUND');
        if (visit.status !== 'cancelled') {
          if (!canCancel(visit, clock())) throw new AppError('VISIT_NOT_ACTIVE');
          const cancelled = { status: 'cancelled', cancelReason: 'adopter' } as const;
          await repository.updateVisit(tx, id, { ...cancelled, updatedAt: clock() });
        }
        return tell(tx, visit, id, 'adopter');
      });
    },

    /**
     * Whoever was coming is told that the visit is cancelled.
     * @throws AppError VISIT_NOT_FOUND, CONFLICT
     */
    async remove(id: string, expected: Expected) {
      await database.transaction(async (tx) => {
        await requireUnchanged(tx, existing(await lockVisit(tx, id)), expected);
        const details = existing(await repository.findVisit(tx, id));
        const letter = cancellationOf(details, clock(), 'staff');
        if (letter) await enqueueNotifications(tx, [letter], clock());
        await repository.deleteVisit(tx, id);
      });
    },

    /** D24: the bookable days; nothing is free for a pet that cannot be visited (D23). */
    async listSlots(petId: string): Promise<SlotDay[]> {
      const pet = await repository.findPetStatus(database, petId);
      if (!pet) throw new AppError('PET_NOT_FOUND');
      const now = clock();
      const taken = await repository.listTakenTimes(database, petId, now);
      const isFree = (start: Date) =>
        pet.status === 'Available' &&
        !taken.some((visit) => visit.startsAt < endOf(start) && start < visit.endsAt);
      return bookableDates(now, timeZone).map((date) => ({
        date,
        label: slotDateLabel(date),
        slots: slotTimes.flatMap((time) => {
          const start = slotInstant(date, time, timeZone);
          if (!start) return [];
          const label = slotTimeLabel(time);
          return [{ time, label, requested_at: start.toISOString(), available: isFree(start) }];
        }),
      }));
    },
  };

  /** Writes down the letter that a change calls for, and begins the wait for a reminder anew. */
  async function tell(
    tx: Queries,
    before: VisitRow | undefined,
    id: string,
    actor: VisitActor,
    reason?: CancelReason,
  ) {
    const changed = existing(await repository.findVisit(tx, id));
    const now = clock();
    const letter = notificationAfterChange({ before, after: changed, actor, reason }, now);
    if (!letter) return changed;
    const isTold = changed.visit.startsAt.getTime() - now.getTime() <= REMIND_BEFORE_MS;
    // Who hears of a visit within a day of it needs no reminder.
    const remindedAt = isTold ? now : null;
    await repository.updateVisit(tx, id, { notificationSequence: letter.sequence, remindedAt });
    if (letter.mail) await enqueueNotifications(tx, [letter.mail], now);
    return changed;
  }

  function newVisit(start: Date) {
    const now = clock();
    return { id: newId(), startsAt: start, endsAt: endOf(start), createdAt: now, updatedAt: now };
  }
}

/** Whoever has an account is known by it; a walk-in leaves name and address. */
function visitorOf(visit: z.output<typeof StaffVisit>) {
  if (visit.user_id) return { userId: visit.user_id };
  return {
    visitorName: visit.full_name ?? null,
    visitorEmail: visit.email ?? null,
    visitorPhone: visit.phone_number ?? null,
  };
}

/** What the change was made on, as far as the caller says. */
interface Expected {
  expected_version?: number | undefined;
  expected_status?: VisitRow['status'] | undefined;
}

/** S57: two of the staff do not overwrite each other unseen. The visit is locked by the caller. */
async function requireUnchanged(tx: Queries, visit: VisitRow, expected: Expected): Promise<void> {
  const { expected_version: version = visit.version, expected_status: status = visit.status } =
    expected;
  if (visit.version === version && visit.status === status) return;
  const current = presentVisit(existing(await repository.findVisit(tx, visit.id)));
  throw new AppError('CONFLICT', { detail: VISIT_CHANGED_MESSAGE, current });
}

/** A reason is kept as long as the visit stays cancelled. */
function statusColumns(visit: VisitRow, status: VisitRow['status']) {
  if (status === visit.status) return {};
  return { status, cancelReason: status === 'cancelled' ? ('staff' as const) : null };
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('VISIT_NOT_FOUND');
  return row;
}
