import type { HistoryQuery } from '@pawmatch/contract/history/history-endpoints';
import type { LatestChanges } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { and, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';
import { earlierNotes, events } from './events.table.ts';

/** Keeps each statement short. */
const BATCH = 5_000;

/** The visits that a pet of a bonded pair is part of because of the other one. */
const visitsAsBondedPet = (petId: string) =>
  sql`ANY (ARRAY(SELECT id FROM visits WHERE bonded_pet_id = ${petId}))`;

const subjectOf = ({ pet_id, visit_id, person_id }: HistoryQuery) => {
  if (visit_id) return eq(events.entityId, visit_id);
  if (pet_id) return or(eq(events.petId, pet_id), eq(events.entityId, visitsAsBondedPet(pet_id)));
  if (person_id) return or(eq(events.personId, person_id), eq(events.actorId, person_id));
  return undefined;
};

/** Newest first: the history of a pet has its visits, that of a person what they did as well. */
export function listEvents(database: Queries, query: HistoryQuery) {
  return database
    .select({
      event: getTableColumns(events),
      petName: pets.name,
      actorName: users.fullName,
      earlierNote: earlierNotes.text,
    })
    .from(events)
    .leftJoin(earlierNotes, eq(earlierNotes.eventId, events.id))
    .leftJoin(pets, eq(pets.id, events.petId))
    .leftJoin(users, eq(users.id, events.actorId))
    .where(and(subjectOf(query), query.before ? lt(events.id, query.before) : undefined))
    .orderBy(desc(events.id))
    .limit(query.limit);
}

export type EventDetails = Awaited<ReturnType<typeof listEvents>>[number];

/** Records that a person's data was downloaded by the actor of the transaction. */
export async function recordExport(transaction: Queries, userId: string, now: Date): Promise<void> {
  await transaction.execute(sql`
    SELECT record_event('person.exported', 'person', ${userId}::uuid, NULL, ${userId}::uuid,
      ${now.toISOString()}::timestamptz, '{}')`);
}

/** The id of the latest event of each entity. */
export async function findLatestEvents(database: Queries): Promise<LatestChanges> {
  const latest = (entity: keyof LatestChanges) =>
    sql<
      number | null
    >`(SELECT max(${events.id}) FROM ${events} WHERE ${events.entity} = ${entity})::integer`;
  const { rows } = await database.execute<LatestChanges & Record<string, unknown>>(
    sql`SELECT ${latest('pet')} AS pet, ${latest('visit')} AS visit, ${latest('person')} AS person`,
  );
  return rows[0] ?? { pet: null, visit: null, person: null };
}

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
