import type { Queries } from '../../../platform/database.ts';
import { findVisit, updateVisit, type VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { notificationAfterChange } from './notification-after-change.ts';
import { REMIND_BEFORE_MS } from './remind-of-visits.ts';
import { enqueueNotifications } from './visit-notifications.repository.ts';

interface StoredChange {
  visitId: string;
  /** Undefined for a new visit. */
  before: VisitRow | undefined;
  actor: 'adopter' | 'staff';
}

/**
 * Enqueues the notification of a change that was stored in this transaction, and schedules the reminder
 * again.
 * @returns the visit after the change; undefined when it does not exist
 */
export async function notifyOfChange(
  transaction: Queries,
  { visitId, before, actor }: StoredChange,
  now: Date,
): Promise<VisitDetails | undefined> {
  const after = await findVisit(transaction, visitId);
  const notification = after && notificationAfterChange({ before, after, actor }, now);
  if (!notification) return after;
  // A notification within a day of the visit makes the reminder superfluous.
  const isSoon = after.visit.startsAt.getTime() - now.getTime() <= REMIND_BEFORE_MS;
  await updateVisit(transaction, visitId, {
    notificationSequence: notification.sequence,
    remindedAt: isSoon ? now : null,
  });
  if (notification.mail) await enqueueNotifications(transaction, [notification.mail], now);
  return { ...after, visit: { ...after.visit, notificationSequence: notification.sequence } };
}
