import { MARK_YEARS } from '@pawmatch/contract/person-marks/person-mark-values';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { users } from '../users/users.table.ts';
import type { ContactDigests } from './contact-digests.ts';
import { personMarks } from './person-marks.table.ts';

export interface Contact {
  userId: string | null;
  email: string | null;
  phone: string | null;
}

export async function findContactOfPerson(
  database: Queries,
  userId: string,
): Promise<Contact | undefined> {
  const [person] = await database
    .select({ userId: users.id, email: users.email, phone: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  return person;
}

export async function findContactOfAdoption(
  database: Queries,
  { id, shelterId }: { id: string; shelterId: string },
): Promise<Contact | undefined> {
  const [adopter] = await database
    .select({
      userId: adoptions.userId,
      email: sql<string | null>`coalesce(${users.email}, ${adoptions.adopterEmail})`,
      phone: sql<string | null>`coalesce(${users.phoneNumber}, ${adoptions.adopterPhone})`,
    })
    .from(adoptions)
    .leftJoin(users, eq(users.id, adoptions.userId))
    .where(and(eq(adoptions.id, id), eq(adoptions.shelterId, shelterId)));
  return adopter;
}

/** The marks of a shelter that fit somebody. The latest first. */
export const listMarks = (
  database: Queries,
  shelterId: string,
  { userId, mailboxDigest, phoneDigest }: Pick<Contact, 'userId'> & ContactDigests,
) =>
  database
    .select({ mark: personMarks, setByName: users.fullName })
    .from(personMarks)
    .leftJoin(users, eq(users.id, personMarks.setBy))
    .where(
      and(
        eq(personMarks.shelterId, shelterId),
        or(
          userId ? eq(personMarks.userId, userId) : undefined,
          mailboxDigest ? eq(personMarks.mailboxDigest, mailboxDigest) : undefined,
          phoneDigest ? eq(personMarks.phoneDigest, phoneDigest) : undefined,
          sql`false`,
        ),
      ),
    )
    .orderBy(desc(personMarks.setAt));

export async function saveMark(
  database: Queries,
  row: typeof personMarks.$inferInsert,
): Promise<void> {
  const { id: _, ...set } = row;
  const target = [personMarks.shelterId, personMarks.userId];
  await database.insert(personMarks).values(row).onConflictDoUpdate({ target, set });
}

/** @returns false when there is no such mark at the shelter */
export async function deleteMark(
  database: Queries,
  { id, shelterId }: { id: string; shelterId: string },
): Promise<boolean> {
  const isOwn = and(eq(personMarks.id, id), eq(personMarks.shelterId, shelterId));
  const { rowCount } = await database.delete(personMarks).where(isOwn);
  return rowCount === 1;
}

/** Of a deleted account nothing but the digests is kept, and these for a time. */
export async function forgetReasonOfMarks(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now);
  expiresAt.setUTCFullYear(now.getUTCFullYear() + MARK_YEARS);
  await transaction
    .update(personMarks)
    .set({ reason: null, expiresAt })
    .where(eq(personMarks.userId, userId));
}

export async function deleteExpiredMarks(database: Queries, now: Date): Promise<void> {
  await database.delete(personMarks).where(lt(personMarks.expiresAt, now));
}
