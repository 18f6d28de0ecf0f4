import type { Queries } from '../../../platform/database/database.ts';
import { findVisit, updateVisit, type VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { columnsAfterNotification, notificationAfterChange } from './notification-after-change.ts';
import { addressOf } from './visit-notification.ts';
import { enqueueNotifications, withdrawUndoable } from './visit-notifications.repository.ts';

interface StoredChange {
  visitId: string;
  before: VisitRow;
  actor: 'adopter' | 'staff';
}

/**
 * Enqueues the notification of a change that was stored in this transaction, and schedules the reminder
 * again. A notification of a move or an answer that is not sent yet is replaced, or withdrawn if that is undone.
 * @returns the visit after the change; undefined when it does not exist
 */
export async function notifyOfChange(
  transaction: Queries,
  { visitId, before, actor }: StoredChange,
  now: Date,
): Promise<VisitDetails | undefined> {
  const after = await findVisit(transaction, visitId);
  if (!after) return undefined;
  const known = await withdrawUnsent(transaction, before, after, now);
  const notification = notificationAfterChange({ before: known, after, actor }, now);
  if (!notification) {
    if (known !== before) await updateVisit(transaction, visitId, { remindedAt: known.remindedAt });
    return after;
  }
  const { sequence } = notification;
  const columns = columnsAfterNotification({ sequence, startsAt: after.visit.startsAt }, now);
  await updateVisit(transaction, visitId, columns);
  if (notification.mail) await enqueueNotifications(transaction, [notification.mail], now);
  return { ...after, visit: { ...after.visit, notificationSequence: sequence } };
}

/**
 * Withdraws the notification of the latest move or answer, if it is not sent yet.
 * @returns the visit as its visitor knows it: before that, or before the change
 */
async function withdrawUnsent(
  transaction: Queries,
  before: VisitRow,
  after: VisitDetails,
  now: Date,
): Promise<VisitRow> {
  const { status, startsAt, notificationSequence: sequence } = before;
  const isSame = status === after.visit.status && +startsAt === +after.visit.startsAt;
  const to = addressOf(after);
  if (isSame || !to) return before;
  const unsent = await withdrawUndoable(transaction, { to, visitId: before.id, sequence }, now);
  if (!unsent) return before;
  return {
    ...before,
    status: unsent.statusBefore ?? status,
    startsAt: unsent.startedAt ? new Date(unsent.startedAt) : startsAt,
    remindedAt: unsent.remindedAt ? new Date(unsent.remindedAt) : null,
  };
}
