import type { Role } from '@pawmatch/contract/users/user';
import { and, eq, exists, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { type Actor, actorSetting } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { careItems, carePlans } from '../care/care.tables.ts';
import { pets } from '../pets/pets.table.ts';
import { type StayRow, stays } from '../pets/stays.table.ts';
import { petPlaces } from '../places/places.tables.ts';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';

/** Lets only one of the servers of a database seed at a time. */
const SEED_LOCK = 7_225_901;

export async function lockSeeding(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/** Whether there are no pets, no visits and no adopters. */
export async function isShelterEmpty(database: Queries): Promise<boolean> {
  const adopter: Role = 'adopter';
  const isFilled = or(
    exists(database.select({ id: pets.id }).from(pets)),
    exists(database.select({ id: visits.id }).from(visits)),
    exists(database.select({ id: users.id }).from(users).where(eq(users.role, adopter))),
  );
  if (!isFilled) throw new Error('A condition of three parts has at least one.');
  const { rows } = await database.execute<{ isEmpty: boolean }>(
    sql`select ${not(isFilled)} as "isEmpty"`,
  );
  return rows[0]?.isEmpty === true;
}

/** Whether any of these people has an account. */
export async function hasAnyOf(database: Queries, emails: string[]): Promise<boolean> {
  return (await database.$count(users, inArray(users.email, emails))) > 0;
}

/** False until {@link endFirstStart}, even after an interrupted first start. */
export async function hasStartedBefore(database: Queries): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from first_start`);
  return rows.length > 0;
}

export async function endFirstStart(database: Queries, now: Date): Promise<void> {
  await database.execute(
    sql`insert into first_start (ended_at) values (${now}) on conflict do nothing`,
  );
}

/** Who does what follows in a transaction; `none` records nothing. */
export async function setActor(transaction: Queries, actor: Actor | 'none'): Promise<void> {
  const setting = actor === 'none' ? actor : actorSetting(actor);
  await transaction.execute(sql`select set_config('pawmatch.actor', ${setting}, true)`);
}

/** Puts what history tells since an event into the order of its times; history is read by the ids of events. */
export async function sortEvents(transaction: Queries, since: number): Promise<void> {
  // Those of adoptions are recorded at the end of a transaction.
  await transaction.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
  const columns = sql.raw(
    'kind, entity, entity_id, pet_id, person_id, actor, actor_id, happened_at, changes, shelter_id, acted_at',
  );
  await transaction.execute(sql`
    WITH made AS (DELETE FROM events WHERE id > ${since}::bigint RETURNING *)
    INSERT INTO events (${columns}) SELECT ${columns} FROM made ORDER BY happened_at, id`);
}

/** @returns the id of the latest event; 0 without any */
export async function findLatestEvent(transaction: Queries): Promise<number> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`SELECT coalesce(max(id), 0)::int AS id FROM events`,
  );
  return rows[0]?.id ?? 0;
}

export async function insertStays(transaction: Queries, rows: StayRow[]): Promise<void> {
  await transaction.insert(stays).values(rows);
}

/** @returns ids of the present stays by pet */
export async function findOpenStays(
  transaction: Queries,
  shelterId: string,
): Promise<Map<string, string>> {
  const rows = await transaction
    .select({ petId: stays.petId, id: stays.id })
    .from(stays)
    .where(and(eq(stays.shelterId, shelterId), isNull(stays.outcome)));
  return new Map(rows.map(({ petId, id }) => [petId, id]));
}

export const insertMoves = (transaction: Queries, rows: (typeof petPlaces.$inferInsert)[]) =>
  transaction.insert(petPlaces).values(rows);

export const insertCareItems = (transaction: Queries, rows: (typeof careItems.$inferInsert)[]) =>
  transaction.insert(careItems).values(rows);

/** @param keys of the plans that every shelter begins with */
export const takeUpPlans = (transaction: Queries, shelterId: string, keys: readonly string[]) =>
  transaction
    .update(carePlans)
    .set({ is_on: true })
    .where(and(eq(carePlans.shelterId, shelterId), inArray(carePlans.firstKey, [...keys])));
