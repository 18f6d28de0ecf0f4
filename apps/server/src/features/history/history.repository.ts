import type { HistoryQuery } from '@pawmatch/contract/history/history-endpoints';
import { and, desc, eq, getTableColumns, inArray, lt, or } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database.ts';
import { pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';
import { events } from './events.table.ts';

/** Keeps each statement short. */
const BATCH = 5_000;

const subjectOf = ({ pet_id, visit_id, person_id }: HistoryQuery) => {
  if (visit_id) return eq(events.entityId, visit_id);
  if (pet_id) return eq(events.petId, pet_id);
  return or(eq(events.personId, person_id ?? ''), eq(events.actorId, person_id ?? ''));
};

/** Newest first: the history of a pet has its visits, that of a person what they did as well. */
export function listEvents(database: Queries, query: HistoryQuery) {
  return database
    .select({ event: getTableColumns(events), petName: pets.name, actorName: users.fullName })
    .from(events)
    .leftJoin(pets, eq(pets.id, events.petId))
    .leftJoin(users, eq(users.id, events.actorId))
    .where(and(subjectOf(query), query.before ? lt(events.id, query.before) : undefined))
    .orderBy(desc(events.id))
    .limit(query.limit);
}

export type EventDetails = Awaited<ReturnType<typeof listEvents>>[number];

/** @returns how many events were deleted */
export async function deleteEventsBefore(database: Database, before: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const old = database
      .select({ id: events.id })
      .from(events)
      .where(lt(events.happenedAt, before))
      .limit(BATCH);
    const { rowCount } = await database.delete(events).where(inArray(events.id, old));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}
