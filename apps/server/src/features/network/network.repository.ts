import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { constraintOf, type Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { type ShelterRow, shelters } from '../shelter/shelters.table.ts';
import { invitations } from '../staff/invitations.table.ts';
import { memberships } from '../staff/memberships.table.ts';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';

/** Thrown where a slug is that of another shelter, now or before. */
export class SlugTakenError extends Error {
  override name = 'SlugTakenError';
}

async function mapSlugTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw constraintOf(error) === 'shelters_slug_key'
      ? new SlugTakenError('taken', { cause: error })
      : error;
  }
}

/** @throws SlugTakenError */
export async function insertShelter(
  transaction: Queries,
  row: typeof shelters.$inferInsert,
): Promise<ShelterRow> {
  const insert = transaction.insert(shelters).values(row).returning();
  const [inserted] = await mapSlugTaken(insert.execute());
  if (!inserted) throw new Error('The shelter was not inserted');
  return inserted;
}

/** @throws SlugTakenError */
export const changeShelter = (
  transaction: Queries,
  id: string,
  columns: Partial<Pick<ShelterRow, 'name' | 'slug' | 'pausedAt'>> & { updatedAt: Date },
): Promise<unknown> =>
  mapSlugTaken(transaction.update(shelters).set(columns).where(eq(shelters.id, id)).execute());

/** Records an invitation in the journal of the shelter, without the address. */
export async function recordManagerInvitation(
  transaction: Queries,
  shelterId: string,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    SELECT record_event('shelter.updated', 'shelter', ${shelterId}::uuid, NULL, NULL,
      ${now.toISOString()}::timestamptz, '{"manager_invitation": null}'::jsonb)`);
}

/** The managers of all shelters, or of one, by name. */
export const listManagers = (database: Queries, shelterId?: string) =>
  database
    .select({
      shelterId: memberships.shelterId,
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.role, 'manager'),
        isNull(memberships.until),
        isNull(memberships.suspendedAt),
        shelterId ? eq(memberships.shelterId, shelterId) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id));

/** Open invitations of managers that have not expired. */
export const listInvitedManagers = (database: Queries, now: Date) =>
  database
    .select({ shelterId: invitations.shelterId, email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.role, 'manager'),
        isNotNull(invitations.email),
        sql`${invitations.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(invitations.email));

async function countByShelter(
  database: Queries,
  table: PgTable,
  shelterId: PgColumn,
  where: SQL | undefined,
): Promise<Map<string, number>> {
  const rows = await database
    .select({ shelterId, count: sql<number>`count(*)::integer` })
    .from(table)
    .where(where)
    .groupBy(shelterId);
  return new Map(rows.map((row) => [String(row.shelterId), row.count]));
}

/** What waits in each shelter. */
export async function countWaiting(database: Queries, now: Date) {
  const [petCounts, openRequests, withoutOutcome] = await Promise.all([
    countByShelter(
      database,
      pets,
      pets.shelterId,
      and(ne(pets.status, 'Adopted'), eq(pets.isListed, true)),
    ),
    countByShelter(database, visits, visits.shelterId, eq(visits.status, 'pending')),
    countByShelter(
      database,
      visits,
      visits.shelterId,
      and(
        inArray(visits.status, ['approved', 'confirmed']),
        isNull(visits.outcome),
        lte(visits.endsAt, now),
      ),
    ),
  ]);
  return { pets: petCounts, openRequests, withoutOutcome };
}
