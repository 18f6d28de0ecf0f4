import type { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import { type VisitAction, visitPermissions } from '@pawmatch/contract/visits/visit-actions';
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { involvesAnyPet, involvesPet, petAndPartnerIds } from '../pets-of-visit.ts';
import { selectVisits, type VisitDetails } from '../visits.repository.ts';
import { visits } from '../visits.table.ts';

/** What the application itself may do, by the contract, as an SQL condition. */
function isAllowed(action: VisitAction, now: Date): SQL {
  const rule = visitPermissions.system[action];
  if (!rule) return sql`false`;
  const conditions = [inArray(visits.status, [...rule.statuses])];
  if (rule.when === 'before_start') conditions.push(gt(visits.startsAt, now));
  if (rule.when === 'before_end') conditions.push(gt(visits.endsAt, now));
  // What has ended has started too, for which there is an index.
  if (rule.when === 'from_end') conditions.push(lte(visits.startsAt, now), lte(visits.endsAt, now));
  return and(...conditions) ?? sql`true`;
}

/** A fixed order, so that two transactions that lock several visits cannot deadlock. */
const lockOrder = asc(visits.id);

/** Locks the upcoming visits of a pet, alone or in a pair, until the transaction ends. */
export async function lockUpcomingVisitsOfPet(
  transaction: Queries,
  petId: string,
  now: Date,
): Promise<VisitDetails[]> {
  return selectVisits(transaction)
    .where(and(involvesPet(petId), isAllowed('cancel', now)))
    .orderBy(lockOrder)
    .for('update', { of: visits });
}

/** How many {@link lockUpcomingVisitsOfPet} would lock. */
export const countUpcomingVisitsOfPet = (
  database: Queries,
  petId: string,
  now: Date,
): Promise<number> => database.$count(visits, and(involvesPet(petId), isAllowed('cancel', now)));

/** The upcoming visits of a pet and of the other one of its pair, which a move would cancel. */
export const countUpcomingVisitsOfPair = (
  database: Queries,
  petId: string,
  now: Date,
): Promise<number> =>
  database.$count(visits, and(involvesAnyPet(petAndPartnerIds(petId)), isAllowed('cancel', now)));

/** Locks those of the visits that are still to come, after {@link lockPetsAndAdopters}. */
export async function lockUpcomingVisits(
  transaction: Queries,
  ids: string[],
  now: Date,
): Promise<VisitDetails[]> {
  return selectVisits(transaction)
    .where(and(inArray(visits.id, ids), isAllowed('cancel', now)))
    .orderBy(lockOrder)
    .for('update', { of: visits });
}

/** Ids of upcoming visits. */
export async function listUpcomingVisitsOfShelter(
  database: Queries,
  { shelterId, now }: { shelterId: string; now: Date },
  limit: number,
): Promise<string[]> {
  const rows = await database
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.shelterId, shelterId), isAllowed('cancel', now)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The upcoming visits of a person, which the caller has locked. */
export async function listUpcomingVisitsOfUser(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<VisitDetails[]> {
  return selectVisits(transaction)
    .where(and(eq(visits.userId, userId), isAllowed('cancel', now)))
    .orderBy(lockOrder);
}

/**
 * Locks unanswered requests whose visits have ended. A request that another transaction has locked is
 * skipped, because it is being answered.
 */
export async function lockUnansweredRequests(
  transaction: Queries,
  now: Date,
  limit: number,
): Promise<VisitDetails[]> {
  return (
    selectVisits(transaction)
      .where(isAllowed('lapse', now))
      // As their index has them: in the order of ids, all visits would be read. What is locked is skipped, so none waits.
      .orderBy(asc(visits.startsAt))
      .limit(limit)
      .for('update', { of: visits, skipLocked: true })
  );
}

/** Locks requests whose adopters have not confirmed their addresses, and which count towards the limits of those. */
export async function lockUnconfirmedRequests(
  transaction: Queries,
  { now, createdUntil, limit }: { now: Date; createdUntil: Date; limit: number },
): Promise<VisitDetails[]> {
  return selectVisits(transaction)
    .where(
      and(
        eq(visits.status, 'pending'),
        gt(visits.startsAt, now),
        lte(visits.createdAt, createdUntil),
        sql`EXISTS (
          SELECT FROM unconfirmed_requests JOIN users ON users.id = unconfirmed_requests.user_id
          WHERE visit_id = ${visits.id} AND email_confirmed_at IS NULL)`,
      ),
    )
    .orderBy(lockOrder)
    .limit(limit)
    .for('update', { of: visits, skipLocked: true });
}

/** Sets the status of visits that the caller has locked. */
export async function setCancelled(
  transaction: Queries,
  ids: string[],
  { reason, now }: { reason: CancelReason; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(visits)
    .set({
      status: 'cancelled',
      cancelReason: reason,
      updatedAt: now,
      notificationSequence: sql`${visits.notificationSequence} + 1`,
    })
    .where(inArray(visits.id, ids));
}

/** Removes a person and their notes from all their visits. */
export async function anonymiseVisitsOfUser(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(visits)
    .set({ userId: null, notes: null, updatedAt: now })
    .where(eq(visits.userId, userId));
}
