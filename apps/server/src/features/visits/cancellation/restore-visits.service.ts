import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { notifyOfChange } from '../notifications/notify-of-change.ts';
import { lockAdoptersOfPet } from '../visit-locks.repository.ts';
import { updateVisit } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { findStatusBefore, lockCancelledWithPet } from './restored-visits.repository.ts';

interface Restoring {
  /** When the pet was adopted by mistake. */
  closedAt: Date;
  /** Until when the emails about it wait. */
  silentUntil: Date;
  now: Date;
}

/**
 * Brings back visits to come that were cancelled with a pet that was adopted by mistake, as far as their times are still
 * free. Whoever may have heard of the cancellation gets an email. The caller has locked the pet.
 */
export async function restoreVisitsOfPet(
  tx: Queries,
  petId: string,
  { closedAt, silentUntil, now }: Restoring,
): Promise<void> {
  await lockAdoptersOfPet(tx, petId, 'no key update');
  const cancelled = await lockCancelledWithPet(tx, petId, { closedAt, now });
  for (const visit of cancelled) {
    // The email about a visit that begins sooner did not wait.
    const isSilent = now < silentUntil && visit.startsAt > silentUntil;
    const status = await findStatusBefore(tx, visit.id);
    const isRestored = status !== undefined && (await restore(tx, visit, status, now));
    if (isRestored && !isSilent) {
      await notifyOfChange(tx, { visitId: visit.id, before: visit, actor: 'staff' }, now);
    }
  }
}

/** @returns false when the time is taken, or cannot be booked any more */
async function restore(
  tx: Queries,
  { id, notificationSequence }: VisitRow,
  status: VisitRow['status'],
  now: Date,
): Promise<boolean> {
  const columns = { status, cancelReason: null, updatedAt: now };
  try {
    // The email about the cancellation is outdated.
    const outdated = { notificationSequence: notificationSequence + 1 };
    await tx.transaction((inner) => updateVisit(inner, id, { ...columns, ...outdated }));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
