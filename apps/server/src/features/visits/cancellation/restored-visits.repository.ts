import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { involvesPet } from '../pets-of-visit.ts';
import { type VisitRow, visits } from '../visits.table.ts';

/**
 * Locks the visits to come that were cancelled when a pet was adopted then, or later. A visit with a pair has both pets
 * back.
 */
export async function lockCancelledWithPet(
  tx: Queries,
  petId: string,
  { closedAt, now }: { closedAt: Date; now: Date },
): Promise<VisitRow[]> {
  return tx
    .select()
    .from(visits)
    .where(
      and(
        involvesPet(petId),
        eq(visits.status, 'cancelled'),
        eq(visits.cancelReason, 'pet_adopted'),
        gte(visits.updatedAt, closedAt),
        gt(visits.startsAt, now),
        sql`NOT EXISTS (SELECT FROM pets WHERE pets.status = 'Adopted'
          AND pets.id IN (${visits.petId}, ${visits.bondedPetId}))`,
      ),
    )
    .orderBy(asc(visits.id))
    .for('update');
}

/** What the status was before the latest change of it. */
export async function findStatusBefore(
  tx: Queries,
  id: string,
): Promise<VisitRow['status'] | undefined> {
  const { rows } = await tx.execute<{ status: string }>(sql`
    SELECT changes -> 'status' ->> 0 AS status FROM events
    WHERE entity = 'visit' AND entity_id = ${id} AND changes ? 'status'
    ORDER BY id DESC LIMIT 1`);
  return VisitStatus.safeParse(rows[0]?.status).data;
}
