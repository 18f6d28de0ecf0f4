import { and, eq, lte, sql } from 'drizzle-orm';
import type { VisitLimits } from '../../../config.ts';
import { type Database, inOrder, type Queries } from '../../../platform/database/database.ts';
import { involvesPet } from '../pets-of-visit.ts';
import { mapConstraintErrors } from '../visit-constraints.ts';
import { type VisitRow, visits } from '../visits.table.ts';

/**
 * Cancels an older request of an adopter for the same pet that nobody answered in time, so that it does not
 * block a new one.
 */
export async function lapseOlderRequest(
  transaction: Queries,
  { petId, userId, status }: Pick<VisitRow, 'userId' | 'status'> & { petId: string },
  now: Date,
): Promise<void> {
  if (!userId || status !== 'pending') return;
  await transaction
    .update(visits)
    .set({ status: 'cancelled', cancelReason: 'unanswered', updatedAt: now })
    .where(
      and(
        eq(visits.userId, userId),
        involvesPet(petId),
        eq(visits.status, 'pending'),
        lte(visits.endsAt, now),
      ),
    )
    .prepare('lapse_older_request')
    .execute();
}

/** Limits of requests, and the client that one comes from. */
export interface RequestLimits extends VisitLimits {
  /** Keyed digest of the client address. */
  addressDigest: string;
}

/**
 * Checks a request that is stored, under the locks of its pets and its adopter, unless there is no limit.
 * @throws AppError TOO_MANY_OPEN_REQUESTS, TOO_MANY_REQUESTS_TODAY, TOO_MANY_UNCONFIRMED_FOR_PET,
 *   TOO_MANY_UNCONFIRMED_FROM_ADDRESS
 */
export async function checkRequestLimits(
  transaction: Queries,
  { id, createdAt, petId, userId }: Pick<VisitRow, 'id' | 'createdAt' | 'petId' | 'userId'>,
  { limits }: { limits?: RequestLimits | undefined },
): Promise<void> {
  if (!limits) return;
  const { open, daily, unconfirmed, addressDigest } = limits;
  const digest = unconfirmed ? addressDigest : null;
  const check = transaction.execute(sql`
    SELECT check_visit_request_limits(${id}, ${petId}, ${userId},
      ${createdAt.toISOString()}::timestamptz, ${open}::integer, ${daily}::integer,
      ${unconfirmed?.perPet ?? null}::integer, ${unconfirmed?.perAddress ?? null}::integer, ${digest})`);
  await inOrder([
    mapConstraintErrors(check),
    digest ? insertUnconfirmedRequest(transaction, { id, userId, digest }) : undefined,
  ]);
}

async function insertUnconfirmedRequest(
  transaction: Queries,
  { id, userId, digest }: { id: string; userId: string | null; digest: string },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO unconfirmed_requests (visit_id, user_id, address_digest)
    SELECT ${id}, id, ${digest} FROM users WHERE id = ${userId} AND email_confirmed_at IS NULL`);
}

/** Removes digests of client addresses that no limit needs any more. */
export async function deleteClosedUnconfirmedRequests(
  database: Database,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    DELETE FROM unconfirmed_requests WHERE NOT EXISTS (
      SELECT FROM visits JOIN users ON users.id = visits.user_id
      WHERE visits.id = visit_id AND status = 'pending' AND starts_at > ${now.toISOString()}::timestamptz
        AND email_confirmed_at IS NULL
    )`);
}
