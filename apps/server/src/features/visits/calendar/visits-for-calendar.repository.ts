import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { selectVisits, type VisitDetails } from '../visits.repository.ts';
import { visits } from '../visits.table.ts';

/** Visits of a shelter that begin after an instant and are not cancelled, the next ones first. */
export function listVisitsForCalendar(
  database: Queries,
  { shelterId, after, limit }: { shelterId: string; after: Date; limit: number },
): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(
      and(
        eq(visits.shelterId, shelterId),
        gt(visits.startsAt, after),
        ne(visits.status, 'cancelled'),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(limit);
}
