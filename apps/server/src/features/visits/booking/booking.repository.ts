import { and, eq, lte, sql } from 'drizzle-orm';
import type { VisitLimits } from '../../../config.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { isOfPet } from '../pets-of-visit.ts';
import { mapConstraintErrors } from '../visit-constraints.ts';
import { type VisitRow, visits } from '../visits.table.ts';

/**
 * D35: cancels an older request of an adopter for the same pet that nobody answered in time, so that it does not
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
        isOfPet(petId),
        eq(visits.status, 'pending'),
        lte(visits.endsAt, now),
      ),
    );
}

interface LimitedRequest {
  booking: { petId: string; limits?: (VisitLimits & { addressDigest: string }) | undefined };
  adopter: { id: string; emailConfirmedAt: Date | null } | null;
}

/**
 * Checks a request that is stored, under the locks of its pets and its adopter, unless there is no limit.
 * @param booking.limits.addressDigest keyed digest of the client address
 * @throws AppError TOO_MANY_OPEN_REQUESTS, TOO_MANY_REQUESTS_TODAY, TOO_MANY_UNCONFIRMED_FOR_PET,
 *   TOO_MANY_UNCONFIRMED_FROM_ADDRESS
 */
export async function checkRequestLimits(
  transaction: Queries,
  visit: Pick<VisitRow, 'id' | 'createdAt'>,
  { booking: { petId, limits }, adopter }: LimitedRequest,
): Promise<void> {
  if (!limits || !adopter) return;
  const { open, daily, unconfirmed, addressDigest } = limits;
  const digest = unconfirmed ? addressDigest : null;
  const check = transaction.execute(sql`
    SELECT check_visit_request_limits(${visit.id}, ${petId}, ${adopter.id},
      ${visit.createdAt.toISOString()}::timestamptz, ${open}::integer, ${daily}::integer,
      ${unconfirmed?.perPet ?? null}::integer, ${unconfirmed?.perAddress ?? null}::integer, ${digest})`);
  await mapConstraintErrors(check);
  if (!digest || adopter.emailConfirmedAt) return;
  await transaction.execute(sql`
    INSERT INTO unconfirmed_requests (visit_id, user_id, address_digest)
    VALUES (${visit.id}, ${adopter.id}, ${digest})`);
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
