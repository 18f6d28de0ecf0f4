import type { ComparedVisit } from '@pawmatch/contract/visits/staff/affected-visits';
import { visitEnd } from '@pawmatch/contract/visits/times/bookable-times';
import {
  MAX_REST_MINUTES,
  MAX_VISIT_MINUTES,
} from '@pawmatch/contract/visits/times/visiting-rules';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { occupiesPets } from '../pets-of-visit.ts';
import { selectVisits, type VisitDetails } from '../visits.repository.ts';
import { visits } from '../visits.table.ts';

/** The visits to come at a shelter, and past ones on which they may depend: of the last two days, for rest and daily limit. */
export async function listComparedVisits(
  database: Queries,
  shelterId: string,
  now: Date,
): Promise<ComparedVisit[]> {
  const rows = await database
    .select({
      id: visits.id,
      petId: visits.petId,
      bondedPetId: visits.bondedPetId,
      status: visits.status,
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      endedAt: visits.endedAt,
      bookedAt: visits.createdAt,
      occupiesPet: occupiesPets,
    })
    .from(visits)
    .where(
      and(
        eq(visits.shelterId, shelterId),
        ne(visits.status, 'cancelled'),
        gt(visits.startsAt, visitEnd(now, -MAX_VISIT_MINUTES - MAX_REST_MINUTES)),
      ),
    );
  return rows.map(({ petId, bondedPetId, status, endedAt, ...visit }) => ({
    ...visit,
    endsAt: endedAt ?? visit.endsAt,
    petIds: [petId, bondedPetId].flatMap((id) => id ?? []),
    isActive: isActiveVisitStatus(status),
    isUpcoming: isActiveVisitStatus(status) && visit.startsAt > now,
  }));
}

/** At most `limit` of these, the next ones first. */
export function listVisitsById(
  database: Queries,
  ids: string[],
  limit: number,
): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(inArray(visits.id, ids))
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(limit);
}
