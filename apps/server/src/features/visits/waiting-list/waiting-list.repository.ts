import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { TimeSpan } from '@pawmatch/contract/visits/times/bookable-times';
import { activeVisitStatuses } from '@pawmatch/contract/visits/visit-statuses';
import { MAX_WAITING_LINES } from '@pawmatch/contract/visits/waiting-list/waiting-list';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/database.ts';
import { matchPartners } from '../../matching/partners/partner-matching.tables.ts';
import { pets } from '../../pets/pets.table.ts';
import { users } from '../../users/users.table.ts';
import { involvesAnyPet, petAndPartnerIds } from '../pets-of-visit.ts';
import { visits } from '../visits.table.ts';
import { waitingList } from './waiting-list.table.ts';

const bondedPets = alias(pets, 'bonded_pets');

/** Whether a place is for a pet or for the other one of its pair. */
export const isForPetOrPartner = (petId: string) =>
  sql`${waitingList.petId} = ANY (${petAndPartnerIds(petId)})`;

/** Whether a place is of a person or of the partner: two who match together are one household. */
const isOfHousehold = (userId: string) =>
  or(eq(waitingList.userId, userId), eq(matchPartners.partnerId, userId));

const selectWaiting = (database: Queries) =>
  database
    .select({
      entry: waitingList,
      shelterId: pets.shelterId,
      petName: pets.name,
      bondedId: pets.bondedWith,
      bondedName: bondedPets.name,
      person: {
        fullName: users.fullName,
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        language: users.language,
      },
      /** With whom the person matches together. */
      partnerId: matchPartners.partnerId,
      place: sql<number>`(SELECT count(*)::integer FROM waiting_list AS ahead
        WHERE ahead.pet_id = ANY (${petAndPartnerIds(sql`${waitingList.petId}`)}) AND ahead.turn <= ${waitingList.turn})`,
    })
    .from(waitingList)
    .innerJoin(pets, eq(pets.id, waitingList.petId))
    .leftJoin(bondedPets, eq(bondedPets.id, pets.bondedWith))
    .innerJoin(users, eq(users.id, waitingList.userId))
    .leftJoin(matchPartners, eq(matchPartners.userId, waitingList.userId));

export type Waiting = Awaited<ReturnType<typeof selectWaiting>>[number];

/** The name of the pet, or of both pets of a pair. */
export const waitedFor = ({ petName, bondedName }: Waiting): string =>
  petNames({ name: petName }, bondedName === null ? null : { name: bondedName });

/** Everybody who waits for a pet or for the other one of its pair, in the order of the line. */
export const listWaitingForPet = (database: Queries, petId: string): Promise<Waiting[]> =>
  selectWaiting(database).where(isForPetOrPartner(petId)).orderBy(asc(waitingList.turn));

/** The lines in which a person waits, the oldest first. */
export const listLinesOfUser = (database: Queries, userId: string): Promise<Waiting[]> =>
  selectWaiting(database)
    .where(eq(waitingList.userId, userId))
    .orderBy(asc(waitingList.joinedAt), asc(waitingList.turn));

/** The lines in which a person or the partner waits, the oldest first. */
export const listLinesOfHousehold = (database: Queries, userId: string): Promise<Waiting[]> =>
  selectWaiting(database)
    .where(and(isOfHousehold(userId), eq(pets.isListed, true)))
    .orderBy(asc(waitingList.joinedAt), asc(waitingList.turn));

/** The place of a person's partner for a pet or for the other one of its pair, which a visit of the person ends. */
export const listPlacesOfPartner = (
  database: Queries,
  petId: string,
  userId: string,
): Promise<Waiting[]> =>
  selectWaiting(database)
    .where(and(isForPetOrPartner(petId), eq(matchPartners.partnerId, userId)))
    .execute();

/** The places of a person and the partner for a pet or for the other one of its pair. */
export const listPlacesOfHousehold = (
  database: Queries,
  petId: string,
  userId: string,
): Promise<Waiting[]> =>
  selectWaiting(database)
    .where(and(isForPetOrPartner(petId), isOfHousehold(userId)))
    .orderBy(sql`${waitingList.userId} = ${userId} DESC`);

/** Whether a visit is still at a time, and is one of a person's partner. */
export async function isVisitOfPartner(
  database: Queries,
  userId: string,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<boolean> {
  const rows = await database
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(matchPartners, eq(matchPartners.partnerId, visits.userId))
    .where(
      and(
        eq(matchPartners.userId, userId),
        eq(visits.id, id),
        eq(visits.startsAt, startsAt),
        inArray(visits.status, [...activeVisitStatuses]),
      ),
    );
  return rows.length > 0;
}

export async function findWaiting(
  database: Queries,
  petId: string,
  userId: string,
): Promise<Waiting | undefined> {
  const [found] = await selectWaiting(database).where(
    and(isForPetOrPartner(petId), eq(waitingList.userId, userId)),
  );
  return found;
}

/** Times that a person waits for; null for any. */
type Wanted = TimeSpan | null;

/**
 * Adds a person to the end of a line, in place of where they are. The caller has locked the person, so that nobody
 * exceeds the limit by joining several lines at once.
 * @returns false when they wait in as many lines as is allowed
 */
export async function insertWaiting(
  transaction: Queries,
  { petId, userId, now, wanted }: { petId: string; userId: string; now: Date; wanted: Wanted },
): Promise<boolean> {
  await leaveLine(transaction, petId, userId);
  const [from, to] = [wanted?.startsAt.toISOString() ?? null, wanted?.endsAt.toISOString() ?? null];
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO waiting_list (pet_id, user_id, joined_at, wanted_from, wanted_to)
    SELECT ${petId}, ${userId}, ${now.toISOString()}::timestamptz, ${from}::timestamptz, ${to}::timestamptz
    WHERE (SELECT count(*) FROM waiting_list WHERE user_id = ${userId}) < ${MAX_WAITING_LINES}`);
  return rowCount === 1;
}

export async function deleteWaiting(
  transaction: Queries,
  petId: string,
  userIds: string[],
): Promise<void> {
  await transaction
    .delete(waitingList)
    .where(and(eq(waitingList.petId, petId), inArray(waitingList.userId, userIds)));
}

/** Ends the waiting of a person for a pet or for the other one of its pair. */
export async function leaveLine(database: Queries, petId: string, userId: string): Promise<void> {
  await database
    .delete(waitingList)
    .where(and(isForPetOrPartner(petId), eq(waitingList.userId, userId)));
}

/** The next active visit of an adopter, or of the partner, with a pet or with the other one of its pair. */
export async function findVisitOfHousehold(
  database: Queries,
  { petId, userId, now }: { petId: string; userId: string; now: Date },
): Promise<{ userId: string | null; startsAt: Date } | undefined> {
  const [visit] = await database
    .select({ userId: visits.userId, startsAt: visits.startsAt })
    .from(visits)
    .leftJoin(matchPartners, eq(matchPartners.userId, visits.userId))
    .where(
      and(
        involvesAnyPet(petAndPartnerIds(petId)),
        or(eq(visits.userId, userId), eq(matchPartners.partnerId, userId)),
        gt(visits.startsAt, now),
        inArray(visits.status, activeVisitStatuses),
      ),
    )
    .orderBy(sql`${visits.userId} = ${userId} DESC`, asc(visits.startsAt))
    .limit(1);
  return visit;
}
