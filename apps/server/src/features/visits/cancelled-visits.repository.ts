import type { CancelReason } from '@pawmatch/contract/visits/cancel-reason';
import {
  type VisitAction,
  type VisitActor,
  visitRules,
} from '@pawmatch/contract/visits/visit-rules';
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database.ts';
import { cancellationOf } from './notifications/notification-after-change.ts';
import { enqueueNotifications } from './notifications/visit-notifications.repository.ts';
import { lockAdoptersOfPet } from './visit-locks.repository.ts';
import { selectVisits, type VisitDetails } from './visits.repository.ts';
import { visits } from './visits.table.ts';

/** A rule of the contract as a condition of SQL. */
function isAllowed(actor: VisitActor, action: VisitAction, now: Date): SQL {
  const rule = visitRules[actor][action];
  if (!rule) return sql`false`;
  const conditions = [inArray(visits.status, [...rule.statuses])];
  if (rule.when === 'before') conditions.push(gt(visits.startsAt, now));
  if (rule.when === 'after') conditions.push(lte(visits.startsAt, now));
  return and(...conditions) ?? sql`true`;
}

/** Always in one order, so that two who lock several visits never wait for one another in a circle. */
const inOrder = asc(visits.id);

/** In the transaction of a change that follows; the visits are locked by the caller. */
async function cancel(
  transaction: Queries,
  found: VisitDetails[],
  { reason, now }: { reason: CancelReason; now: Date },
): Promise<void> {
  if (found.length === 0) return;
  await transaction
    .update(visits)
    .set({
      status: 'cancelled',
      cancelReason: reason,
      updatedAt: now,
      notificationSequence: sql`${visits.notificationSequence} + 1`,
    })
    .where(
      inArray(
        visits.id,
        found.map(({ visit }) => visit.id),
      ),
    );
}

/**
 * D19: a pet leaves, and its row is locked by the caller. Visits to come are cancelled and whoever was
 * coming is told; what is past stays as it was (D35).
 */
export async function cancelVisitsOfPet(
  transaction: Queries,
  petId: string,
  change: { reason: CancelReason; now: Date },
): Promise<void> {
  await lockAdoptersOfPet(transaction, petId);
  const found = await selectVisits(transaction)
    .where(and(eq(visits.petId, petId), isAllowed('system', 'cancel', change.now)))
    .orderBy(inOrder)
    .for('update', { of: visits });
  const letters = found.flatMap((visit) => cancellationOf(visit, change.now, change.reason) ?? []);
  await enqueueNotifications(transaction, letters, change.now);
  await cancel(transaction, found, change);
}

/**
 * An account is deleted, and is locked with its visits by the caller. What is to come is cancelled, and
 * no visit tells any more whose it was.
 */
export async function closeVisitsOfUser(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<void> {
  const change = { reason: 'account_closed', now } as const;
  const found = await selectVisits(transaction)
    .where(and(eq(visits.userId, userId), isAllowed('system', 'cancel', now)))
    .orderBy(inOrder);
  const letters = found.flatMap((visit) => cancellationOf(visit, now, change.reason) ?? []);
  await enqueueNotifications(transaction, letters, now);
  await cancel(transaction, found, change);
  await transaction
    .update(visits)
    .set({ userId: null, notes: null, updatedAt: now })
    .where(eq(visits.userId, userId));
}

/**
 * D35: requests whose time has come without an answer are cancelled.
 * @param letterFrom for visits that were to begin before, nobody is written to any more
 * @returns how many were cancelled; when it is `limit`, there may be more
 */
export function lapseRequests(
  database: Database,
  { now, letterFrom, limit }: { now: Date; letterFrom: Date; limit: number },
): Promise<number> {
  return database.transaction(async (tx) => {
    const found = await selectVisits(tx)
      .where(isAllowed('system', 'lapse', now))
      .orderBy(inOrder)
      .limit(limit)
      // Who changes one at this moment has answered it.
      .for('update', { of: visits, skipLocked: true });
    const letters = found
      .filter(({ visit }) => visit.startsAt >= letterFrom)
      .flatMap((visit) => cancellationOf(visit, now, 'unanswered') ?? []);
    await enqueueNotifications(tx, letters, now);
    await cancel(tx, found, { reason: 'unanswered', now });
    return found.length;
  });
}
