import { and, asc, gt, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { selectVisits, type VisitDetails } from '../visits.repository.ts';
import { visits } from '../visits.table.ts';

/** Visits of shelters that begin after an instant and are not cancelled, the next ones first. */
export function listVisitsForCalendar(
  database: Queries,
  { shelterIds, after, limit }: { shelterIds: string[]; after: Date; limit: number },
): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(
      and(
        inArray(visits.shelterId, shelterIds),
        gt(visits.startsAt, after),
        ne(visits.status, 'cancelled'),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(limit);
}
