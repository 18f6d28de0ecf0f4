import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { hashToken, newSecretToken } from '../../platform/security/secret-token.ts';
import { users } from '../users/users.table.ts';
import {
  type GrantPurpose,
  type GrantRow,
  grants,
  harmlessPurposes,
  type SinglePurpose,
} from './grants.table.ts';

/** What a token gives access to. */
interface NewGrant {
  /** Whose it is; null for a visitor without an account. */
  userId: string | null;
  /** The visit, pet, alert or person that it is for. */
  subjectId?: string | null;
  /** Where the link is mailed to, if it is one of an account. */
  email?: string | null;
  createdAt: Date;
  /** Without it, the grant ends by an event only. */
  expiresAt?: Date | null;
}

/** @returns the token, of which only the hash is stored */
export async function insertGrant(
  database: Queries,
  purpose: Exclude<GrantPurpose, SinglePurpose>,
  grant: NewGrant,
): Promise<string> {
  const token = newSecretToken();
  await database.insert(grants).values({ tokenHash: hashToken(token), purpose, ...grant });
  return token;
}

/** Ends the former grant of this purpose and subject. @returns the token, of which only the hash is stored */
export async function replaceGrant(
  database: Queries,
  purpose: SinglePurpose,
  grant: NewGrant & { subjectId: string },
): Promise<string> {
  const token = newSecretToken();
  const row = { tokenHash: hashToken(token), purpose, ...grant };
  await database
    .insert(grants)
    .values(row)
    .onConflictDoUpdate({
      target: [grants.purpose, grants.subjectId],
      targetWhere: sql`purpose IN ('calendar', 'match invitation', 'pet letter', 'staff invitation', 'feed')`,
      set: row,
    });
  return token;
}

const notExpired = (now: Date) => or(isNull(grants.expiresAt), gt(grants.expiresAt, now));

/** A mailed link is for its address alone, also when the account got another one while the mail was sent. */
const isValid = (purpose: GrantPurpose, token: string, now: Date): SQL | undefined =>
  and(
    eq(grants.tokenHash, hashToken(token)),
    eq(grants.purpose, purpose),
    notExpired(now),
    or(
      isNull(grants.email),
      sql`${grants.email} = (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${grants.userId})`,
    ),
  );

/** @returns undefined when there is no such grant, or it has ended */
export async function findGrant(
  database: Queries,
  purpose: GrantPurpose,
  token: string,
  now: Date,
): Promise<GrantRow | undefined> {
  const [row] = await database
    .select()
    .from(grants)
    .where(isValid(purpose, token, now));
  return row;
}

/** Ends a grant by its use, so that only one of two simultaneous requests gets it. */
export async function takeGrant(
  database: Queries,
  purpose: GrantPurpose,
  token: string,
  now: Date,
): Promise<GrantRow | undefined> {
  const [row] = await database
    .delete(grants)
    .where(isValid(purpose, token, now))
    .returning();
  return row;
}

/** @returns undefined without one */
export async function findGrantFor(
  database: Queries,
  purpose: SinglePurpose,
  subjectId: string,
  now: Date,
): Promise<GrantRow | undefined> {
  const [row] = await database
    .select()
    .from(grants)
    .where(and(eq(grants.purpose, purpose), eq(grants.subjectId, subjectId), notExpired(now)));
  return row;
}

/** The newest first. */
export const listGrantsOfUser = (database: Queries, userId: string): Promise<GrantRow[]> =>
  database.select().from(grants).where(eq(grants.userId, userId)).orderBy(desc(grants.createdAt));

export async function deleteGrantsFor(
  database: Queries,
  purpose: GrantPurpose,
  subjectIds: string[],
): Promise<void> {
  await database
    .delete(grants)
    .where(and(eq(grants.purpose, purpose), inArray(grants.subjectId, subjectIds)));
}

/** @param purpose without it, all that give access to the account or to what belongs to it */
export async function deleteGrantsOfUser(
  database: Queries,
  userId: string,
  purpose?: GrantPurpose,
): Promise<void> {
  const ended = purpose
    ? eq(grants.purpose, purpose)
    : notInArray(grants.purpose, [...harmlessPurposes]);
  await database.delete(grants).where(and(eq(grants.userId, userId), ended));
}

export async function deleteExpiredGrants(database: Queries, now: Date): Promise<void> {
  await database.delete(grants).where(lte(grants.expiresAt, now));
}
