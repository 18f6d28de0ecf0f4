import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { findGrant } from '../../grants/grants.repository.ts';
import { grants } from '../../grants/grants.table.ts';
import { findVisit, type VisitDetails } from '../visits.repository.ts';
import { visits } from '../visits.table.ts';

/**
 * The visit that the link of an email opens.
 * @returns undefined when the link has ended: at the latest when the visit begins, to whatever time it was moved
 */
export async function findVisitOfLink(
  database: Queries,
  token: string,
  now: Date,
): Promise<VisitDetails | undefined> {
  const grant = await findGrant(database, 'visit', token, now);
  const details = grant?.subjectId ? await findVisit(database, grant.subjectId) : undefined;
  return details && details.visit.startsAt > now ? details : undefined;
}

export async function deleteLinksOfPastVisits(database: Queries, now: Date): Promise<void> {
  const upcoming = database
    .select({ one: sql`1` })
    .from(visits)
    .where(and(eq(visits.id, grants.subjectId), gt(visits.startsAt, now)));
  await database.delete(grants).where(and(eq(grants.purpose, 'visit'), notExists(upcoming)));
}
