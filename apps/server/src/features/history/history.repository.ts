import type { HistoryQuery } from '@pawmatch/contract/history/history-endpoints';
import type { JournalKind } from '@pawmatch/contract/journal/journal-values';
import type { LatestChanges } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { isKnownAt } from '../users/people-query.repository.ts';
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

const people = alias(users, 'people');

/** Null for colleagues of another shelter: they have changed a pet there, or its visits here when it moved there. */
const actorNameFor = (shelterId: string | null) => sql<string | null>`
  CASE WHEN ${events.shelterId} <> ${shelterId}::uuid OR ${events.actedAt} <> ${shelterId}::uuid
  THEN NULL ELSE ${users.fullName} END`;

/** Newest first. @param shelterId for its staff */
const selectEvents = (
  database: Queries,
  which: SQL | undefined,
  limit: number,
  shelterId: string | null,
) =>
  database
    .select({
      event: getTableColumns(events),
      petName: pets.name,
      actorName: actorNameFor(shelterId),
      personName: people.fullName,
      earlierNote: earlierNotes.text,
    })
    .from(events)
    .leftJoin(earlierNotes, eq(earlierNotes.eventId, events.id))
    .leftJoin(pets, eq(pets.id, events.petId))
    .leftJoin(users, eq(users.id, events.actorId))
    .leftJoin(people, eq(people.id, events.personId))
    .where(which)
    .orderBy(desc(events.id))
    .limit(limit);

export type EventDetails = Awaited<ReturnType<typeof selectEvents>>[number];

const isBefore = (id: number | undefined) => (id ? lt(events.id, id) : undefined);

/** What a pet was like at its shelters before comes along, without its visits there. */
const wasElsewhere = and(
  eq(events.entity, 'pet'),
  sql`NOT ${events.changes} ?| '{shelter,offered_to}'`,
);

/**
 * The history of a pet has its visits, that of a person what they did as well.
 * @param shelterId for its staff, who see neither that of another shelter nor of people whom theirs does not know
 */
export const listEvents = (
  database: Queries,
  query: HistoryQuery,
  shelterId: string | null = null,
): Promise<EventDetails[]> => {
  const isSeen = shelterId
    ? or(
        eq(events.shelterId, shelterId),
        query.pet_id ? wasElsewhere : undefined,
        and(
          isNull(events.shelterId),
          or(ne(events.actor, 'staff'), eq(events.actedAt, shelterId)),
          sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${events.personId} AND ${isKnownAt(shelterId)})`,
        ),
      )
    : undefined;
  const which = and(subjectOf(query), isSeen, isBefore(query.before));
  return selectEvents(database, which, query.limit, shelterId);
};

/** Which entries of the journal, and as many as a page has. */
export interface JournalFilters {
  /** Null where one shelter has all entries. */
  shelterId: string | null;
  /** With what was done for the installation, in the name of no shelter. */
  includesInstallation: boolean;
  personId: string | undefined;
  colleagueId: string | undefined;
  kind: JournalKind | undefined;
  from: Date | undefined;
  /** Not included. */
  until: Date | undefined;
  before: number | undefined;
  limit: number;
}

/** What staff changed, and whose data they downloaded, for the journal. */
export async function listChangesByStaff(
  database: Queries,
  filters: JournalFilters,
): Promise<EventDetails[]> {
  const { shelterId, includesInstallation, personId, colleagueId, kind, from, until, before } =
    filters;
  if (kind === 'opened' || kind === 'listed') return [];
  const which = and(
    eq(events.actor, 'staff'),
    shelterId
      ? or(
          eq(events.shelterId, shelterId),
          // Not what of another shelter changed with it, such as the visits of a pet that moved here.
          and(isNull(events.shelterId), eq(events.actedAt, shelterId)),
          includesInstallation ? isNull(events.actedAt) : undefined,
        )
      : undefined,
    personId ? eq(events.personId, personId) : undefined,
    colleagueId ? eq(events.actorId, colleagueId) : undefined,
    kind && (kind === 'exported' ? eq : ne)(events.kind, 'person.exported'),
    from && gte(events.happenedAt, from),
    until && lt(events.happenedAt, until),
    isBefore(before),
  );
  return selectEvents(database, which, filters.limit, shelterId);
}

/** Records that a person's data was downloaded by the actor of the transaction. */
export async function recordExport(transaction: Queries, userId: string, now: Date): Promise<void> {
  await transaction.execute(sql`
    SELECT record_event('person.exported', 'person', ${userId}::uuid, NULL, ${userId}::uuid,
      ${now.toISOString()}::timestamptz, '{}')`);
}

/** Keeps the search for the latest event of a shelter short, where others have many. */
const MAX_EVENTS_SEARCHED = 1_000;

/** The millisecond of the latest change of care, of a move, of a report, of a task or of a note: none of them is an event. */
const latestCare = (shelterId: string | null) => {
  const isHere = shelterId ? sql`shelter_id = ${shelterId}` : sql`true`;
  return sql`floor(extract(epoch FROM greatest(
    (SELECT max(updated_at) FROM care_items WHERE ${isHere}),
    (SELECT max(greatest(since, until)) FROM pet_places WHERE ${isHere}),
    (SELECT max(updated_at) FROM foster_answers WHERE ${isHere}),
    (SELECT max(updated_at) FROM tasks WHERE ${isHere}),
    (SELECT max(assigned_at) FROM task_assignments WHERE ${isHere}),
    (SELECT max(written_at) FROM internal_notes WHERE ${isHere}),
    (SELECT max(updated_at) FROM mentions WHERE ${isHere})
  )) * 1000)::float8`;
};

/**
 * The id of the latest event of each entity.
 * @param shelterId null where one shelter has all events
 */
export async function findLatestEvents(
  database: Queries,
  shelterId: string | null,
): Promise<LatestChanges> {
  const latest = (entity: Exclude<keyof LatestChanges, 'care'>) =>
    shelterId
      ? sql`(SELECT max(events.id) FROM (
          SELECT * FROM events WHERE entity = ${entity} ORDER BY id DESC LIMIT ${MAX_EVENTS_SEARCHED}
        ) AS events WHERE coalesce(shelter_id, acted_at) = ${shelterId} OR EXISTS (
          SELECT FROM users
          WHERE events.entity = 'person' AND users.id = person_id AND ${isKnownAt(shelterId)}
        ))::integer`
      : sql`(SELECT max(${events.id}) FROM ${events} WHERE ${events.entity} = ${entity})::integer`;
  const { rows } = await database.execute<LatestChanges & Record<string, unknown>>(
    sql`SELECT ${latest('pet')} AS pet, ${latest('visit')} AS visit, ${latest('adoption')} AS adoption,
      ${latest('person')} AS person, ${latestCare(shelterId)} AS care`,
  );
  return rows[0] ?? { pet: null, visit: null, adoption: null, person: null, care: null };
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
