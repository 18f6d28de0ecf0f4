import { UNDO_ADOPTION_MINUTES } from '@pawmatch/contract/adoptions/adoption-values';
import {
  FOLLOW_UP_TIME,
  followUpDays,
  MAX_FOLLOW_UP_DELAY_DAYS,
} from '@pawmatch/contract/follow-ups/follow-up-values';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { joinedPetNames } from '../adoptions/mails/joined-pet-names.ts';
import { users } from '../users/users.table.ts';
import { type FollowUpRow, followUps } from './follow-ups.table.ts';

const colleagues = alias(users, 'colleagues');

/** The names of both pets of a pair, for `petNamesInWords`, without one that came back. */
const petName = sql<string>`(
  SELECT ${joinedPetNames} FROM adoption_pets
  WHERE adoption_pets.adoption_id = ${adoptions.id}
    AND (returned_at IS NULL OR ${adoptions.stage} = 'returned'))`;

const selectFollowUps = (database: Queries) =>
  database
    .select({
      followUp: followUps,
      petName,
      shelterId: adoptions.shelterId,
      stage: adoptions.stage,
      userId: adoptions.userId,
      adopterName: sql<string | null>`coalesce(${users.fullName}, ${adoptions.adopterName})`,
      /** Null without a confirmed address. */
      email: sql<string | null>`CASE WHEN ${adoptions.userId} IS NULL THEN ${adoptions.adopterEmail}
        WHEN ${users.emailConfirmedAt} IS NOT NULL THEN ${users.email} END`,
      takenByName: colleagues.fullName,
    })
    .from(followUps)
    .innerJoin(adoptions, eq(adoptions.id, followUps.adoptionId))
    .leftJoin(users, eq(users.id, adoptions.userId))
    .leftJoin(colleagues, eq(colleagues.id, followUps.takenBy));

export type FollowUpDetails = Awaited<ReturnType<typeof selectFollowUps>>[number];

export async function findFollowUp(
  database: Queries,
  id: string,
): Promise<FollowUpDetails | undefined> {
  const [row] = await selectFollowUps(database).where(eq(followUps.id, id));
  return row;
}

/** The follow-ups of a shelter, as a condition on them. */
export const isFollowUpOf = (shelterId: string): SQL => sql`EXISTS (
  SELECT FROM adoptions WHERE adoptions.id = ${followUps.adoptionId} AND adoptions.shelter_id = ${shelterId})`;

/** Who is not well and waits for somebody of the staff. */
const isOpenTask = and(eq(followUps.answer, 'not_well'), isNull(followUps.doneAt));

export function listAnswered(
  database: Queries,
  { shelterId, view, adoptionId }: { shelterId: string; view: 'open' | 'all'; adoptionId?: string },
): Promise<FollowUpDetails[]> {
  const answered = and(
    eq(adoptions.shelterId, shelterId),
    adoptionId ? eq(followUps.adoptionId, adoptionId) : undefined,
    view === 'open' ? isOpenTask : isNotNull(followUps.answer),
  );
  return selectFollowUps(database)
    .where(answered)
    .orderBy(view === 'open' ? asc(followUps.answeredAt) : desc(followUps.answeredAt))
    .limit(100);
}

/** What a person has answered, for their own export. */
export const listFollowUpsOfUser = (database: Queries, userId: string) =>
  selectFollowUps(database)
    .where(and(eq(adoptions.userId, userId), isNotNull(followUps.askedAt)))
    .orderBy(asc(followUps.dueAt));

export async function updateFollowUp(
  database: Queries,
  id: string,
  columns: Partial<FollowUpRow>,
): Promise<void> {
  await database.update(followUps).set(columns).where(eq(followUps.id, id));
}

/** Ends the questions about an adoption; what is answered stays. */
export async function stopQuestions(
  database: Queries,
  adoptionId: string,
  now: Date,
): Promise<void> {
  const isOfAdoption = eq(followUps.adoptionId, adoptionId);
  await database.update(followUps).set({ stoppedAt: now }).where(isOfAdoption);
}

const days = sql.raw(followUpDays.join(', '));

/**
 * Makes the questions of new adoptions, follows a changed date, and removes those of adoptions that were undone before
 * they were answered, or ended before they were asked.
 */
export async function planQuestions(database: Queries, now: Date): Promise<void> {
  // Until then a mistake is undone without a word, also one that was recorded for a day of last week.
  const undoneSilentlySince = new Date(now.getTime() - UNDO_ADOPTION_MINUTES * 60_000);
  await database.execute(sql`
    INSERT INTO follow_ups (adoption_id, day, due_at)
    SELECT adoptions.id, day,
      ((adopted_at AT TIME ZONE time_zone)::date + day + ${FOLLOW_UP_TIME}::time) AT TIME ZONE time_zone
    FROM adoptions JOIN shelters ON shelters.id = shelter_id, unnest(ARRAY[${days}]) AS day
    WHERE stage = 'adopted' AND adopted_at > ${now.toISOString()}::timestamptz - interval '90 days'
      AND adoptions.updated_at <= ${undoneSilentlySince.toISOString()}::timestamptz
    ON CONFLICT (adoption_id, day) DO UPDATE SET due_at = excluded.due_at
    WHERE follow_ups.asked_at IS NULL AND follow_ups.due_at <> excluded.due_at`);
  await database.execute(sql`
    DELETE FROM follow_ups USING adoptions
    WHERE adoptions.id = adoption_id AND stage <> 'adopted' AND answer IS NULL AND stopped_at IS NULL
      AND (asked_at IS NULL OR stage <> 'returned')`);
}

/** Marks the questions that are due as asked. @returns those that have an address */
export async function takeDueQuestions(
  transaction: Queries,
  now: Date,
): Promise<FollowUpDetails[]> {
  const oldest = new Date(now.getTime() - MAX_FOLLOW_UP_DELAY_DAYS * 24 * 60 * 60_000);
  const isWaiting = and(isNull(followUps.askedAt), isNull(followUps.stoppedAt));
  const due = await selectFollowUps(transaction)
    .where(and(isWaiting, lt(followUps.dueAt, now), gt(followUps.dueAt, oldest)))
    .orderBy(asc(followUps.dueAt))
    .limit(100)
    .for('update', { of: followUps, skipLocked: true });
  for (const { followUp } of due) await updateFollowUp(transaction, followUp.id, { askedAt: now });
  return due;
}

/** The words of a person go with the account; what was chosen stays for the numbers. */
export async function forgetWordsOfUser(transaction: Queries, userId: string): Promise<void> {
  await transaction.execute(sql`
    UPDATE follow_ups SET words = NULL FROM adoptions
    WHERE adoptions.id = adoption_id AND adoptions.user_id = ${userId} AND words IS NOT NULL`);
}

/** Words are there to help soon, and go after a time. @returns how many */
export async function deleteOldWords(database: Queries, before: Date): Promise<number> {
  const { rowCount } = await database
    .update(followUps)
    .set({ words: null })
    .where(and(isNotNull(followUps.words), lt(followUps.answeredAt, before)));
  return rowCount ?? 0;
}
