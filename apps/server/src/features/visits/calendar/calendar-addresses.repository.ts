import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { users } from '../../users/users.table.ts';
import { selectVisits, type VisitDetails } from '../visits.repository.ts';
import { visits } from '../visits.table.ts';
import { calendarAddresses } from './calendar-addresses.table.ts';

/** The id of the member of staff; undefined for an unknown token and for those who are no longer staff. */
export async function findStaffByToken(
  database: Queries,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [row] = await database
    .select({ userId: calendarAddresses.userId })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(and(eq(calendarAddresses.tokenHash, tokenHash), eq(users.role, 'admin')));
  return row?.userId;
}

export async function findCreationTime(
  database: Queries,
  userId: string,
): Promise<Date | undefined> {
  const [row] = await database
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId));
  return row?.createdAt;
}

/** Replaces the former address. */
export async function upsertCalendarAddress(
  database: Queries,
  row: typeof calendarAddresses.$inferInsert,
): Promise<void> {
  const { tokenHash, createdAt } = row;
  await database
    .insert(calendarAddresses)
    .values(row)
    .onConflictDoUpdate({ target: calendarAddresses.userId, set: { tokenHash, createdAt } });
}

export async function deleteCalendarAddress(database: Queries, userId: string): Promise<void> {
  await database.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
}

/** Visits that begin after an instant and are not cancelled, the next ones first. */
export function listVisitsForCalendar(
  database: Queries,
  after: Date,
  limit: number,
): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(and(gt(visits.startsAt, after), ne(visits.status, 'cancelled')))
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(limit);
}
