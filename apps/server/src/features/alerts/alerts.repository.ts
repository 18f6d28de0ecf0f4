import { and, asc, count, countDistinct, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { RecoverAccess } from '../grants/recovered-access.ts';
import { isAdoptable } from '../pets/pets.repository.ts';
import { pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';
import { type AlertRow, alertedPets, petAlerts } from './alerts.tables.ts';

/** The oldest first. */
export function listAlertsOfUser(database: Queries, userId: string): Promise<AlertRow[]> {
  return database
    .select()
    .from(petAlerts)
    .where(eq(petAlerts.userId, userId))
    .orderBy(asc(petAlerts.createdAt), asc(petAlerts.id));
}

/** An alert with its owner; undefined when it has ended. */
export async function findAlert(database: Queries, id: string) {
  const [found] = await database
    .select({ alert: petAlerts, owner: users })
    .from(petAlerts)
    .innerJoin(users, eq(users.id, petAlerts.userId))
    .where(eq(petAlerts.id, id));
  return found;
}

/** Locks the user's row, so that concurrent requests cannot exceed the limit. */
export async function lockOwner(transaction: Queries, userId: string): Promise<boolean> {
  const [owner] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return owner !== undefined;
}

/** @returns undefined when the person has no such alert */
export async function setFrequencyOfSearch(
  transaction: Queries,
  { userId, kind, query, frequency }: Pick<AlertRow, 'userId' | 'kind' | 'query' | 'frequency'>,
): Promise<AlertRow | undefined> {
  const [alert] = await transaction
    .update(petAlerts)
    .set({ frequency })
    .where(and(eq(petAlerts.userId, userId), eq(petAlerts.kind, kind), eq(petAlerts.query, query)))
    .returning();
  return alert;
}

export async function countAlertsOfUser(database: Queries, userId: string): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(petAlerts)
    .where(eq(petAlerts.userId, userId));
  return row?.count ?? 0;
}

export async function insertAlert(transaction: Queries, row: AlertRow): Promise<void> {
  await transaction.insert(petAlerts).values(row);
}

const ofOwner = ({ id, userId }: Pick<AlertRow, 'id' | 'userId'>) =>
  and(eq(petAlerts.id, id), eq(petAlerts.userId, userId));

/** @returns undefined when the person has no such alert */
export async function updateAlert(
  database: Queries,
  owned: Pick<AlertRow, 'id' | 'userId'>,
  { frequency, query }: Partial<Pick<AlertRow, 'frequency' | 'query'>>,
): Promise<AlertRow | undefined> {
  const [alert] = await database
    .update(petAlerts)
    .set({
      frequency: frequency ?? sql`${petAlerts.frequency}`,
      // An alert about the matches has no query.
      query:
        query === undefined
          ? sql`${petAlerts.query}`
          : sql`CASE ${petAlerts.kind} WHEN 'search' THEN ${query} ELSE '' END`,
    })
    .where(ofOwner(owned))
    .returning();
  return alert;
}

/** @returns false when the person has no such alert */
export async function deleteAlertOfUser(
  database: Queries,
  owned: Pick<AlertRow, 'id' | 'userId'>,
): Promise<boolean> {
  const { rowCount } = await database.delete(petAlerts).where(ofOwner(owned));
  return rowCount === 1;
}

export async function deleteAlert(database: Queries, id: string): Promise<void> {
  await database.delete(petAlerts).where(eq(petAlerts.id, id));
}

/** Of a new owner of the account by its mailbox: who had it before has not confirmed that mailbox. */
export const deleteAlertsOfUnconfirmed: RecoverAccess = async (transaction, { userId, by }) => {
  if (by !== 'password reset') return;
  await transaction.execute(sql`
    DELETE FROM pet_alerts USING users
    WHERE user_id = ${userId} AND users.id = user_id AND email_confirmed_at IS NULL`);
};

/** The pets that each alert of a person has sent. */
export async function listToldPets(
  database: Queries,
  userId: string,
): Promise<{ alertId: string; petId: string }[]> {
  return database
    .select({ alertId: alertedPets.alertId, petId: alertedPets.petId })
    .from(alertedPets)
    .innerJoin(petAlerts, eq(petAlerts.id, alertedPets.alertId))
    .where(and(eq(petAlerts.userId, userId), isNotNull(alertedPets.mailedAt)))
    .orderBy(asc(alertedPets.mailedAt), asc(alertedPets.petId));
}

/** The available pets that the alerts of a person have found since the person opened the page of alerts. */
const newInAlerts = (userId: string) =>
  and(
    eq(petAlerts.userId, userId),
    isAdoptable,
    sql`${alertedPets.foundAt} > coalesce(
      (SELECT alerts_at FROM pages_seen WHERE user_id = ${userId}), '-infinity')`,
  );

/** How many pets are new in a person's alerts; a pet that several alerts have found counts once. */
export async function countNewInAlerts(database: Queries, userId: string): Promise<number> {
  const [row] = await database
    .select({ count: countDistinct(alertedPets.petId) })
    .from(petAlerts)
    .innerJoin(alertedPets, eq(alertedPets.alertId, petAlerts.id))
    .innerJoin(pets, eq(pets.id, alertedPets.petId))
    .where(newInAlerts(userId));
  return row?.count ?? 0;
}

/** @returns the number of new pets by the id of the alert */
export async function countNewByAlert(
  database: Queries,
  userId: string,
): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: petAlerts.id, count: countDistinct(alertedPets.petId) })
    .from(petAlerts)
    .innerJoin(alertedPets, eq(alertedPets.alertId, petAlerts.id))
    .innerJoin(pets, eq(pets.id, alertedPets.petId))
    .where(newInAlerts(userId))
    .groupBy(petAlerts.id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
