import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { preparedOn } from '../../../platform/database/prepared.ts';
import type { Caller } from '../../../platform/http/requests/caller.ts';
import { membershipsOfUser } from '../../staff/memberships.repository.ts';
import { type UserRow, users } from '../../users/users.table.ts';
import { type RefreshTokenRow, refreshTokens, type SessionRow, sessions } from '../auth.tables.ts';
import type { KeptRows } from '../devices/known-devices.repository.ts';

const isActive = (now: Date | Placeholder) =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

export async function insertSession(database: Queries, row: SessionRow): Promise<void> {
  await database.insert(sessions).values(row);
}

export async function insertRefreshToken(database: Queries, row: RefreshTokenRow): Promise<void> {
  await database.insert(refreshTokens).values(row);
}

const prepareActiveSessions = (database: Database, name: string) =>
  database
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: users.role,
      memberships: membershipsOfUser(sql.placeholder('now')),
      isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} IS NOT NULL`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(sql`${sessions.id} = ANY(${sql.placeholder('ids')})`, isActive(sql.placeholder('now'))),
    )
    .prepare(name);

/** The sessions among `ids` that are active, with the current state of each user. */
export function listActiveSessions(
  database: Database,
  values: { ids: readonly string[]; now: Date },
): Promise<
  (Pick<Caller, 'userId' | 'role' | 'memberships' | 'isEmailConfirmed'> & { id: string })[]
> {
  return preparedOn(database, 'active_sessions', prepareActiveSessions).execute(values);
}

/** The active session of a refresh token, which may be rotated already. */
export async function findSessionOfToken(
  database: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await database
    .select({ session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isActive(now)));
  return row?.session;
}

/** Like {@link findSessionOfToken}, and locks the session until the transaction ends. */
export async function lockSessionOfToken(
  transaction: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const found = await findSessionOfToken(transaction, tokenHash, now);
  if (!found) return undefined;
  const [session] = await transaction
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, found.id), isActive(now)))
    .for('update');
  return session;
}

export async function findRefreshToken(
  database: Queries,
  tokenHash: Buffer,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await database
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row;
}

export async function markRotated(
  database: Queries,
  tokenHash: Buffer,
  columns: { rotatedAt: Date; successor: Buffer },
): Promise<void> {
  await database.update(refreshTokens).set(columns).where(eq(refreshTokens.tokenHash, tokenHash));
}

export async function revokeSession(database: Queries, id: string, now: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** When the newest refresh token was created; exact to about 15 minutes. */
const lastUsedAt = sql<string>`coalesce(
  (select max(${refreshTokens.createdAt}) from ${refreshTokens}
   where ${refreshTokens.sessionId} = ${sessions.id}),
  ${sessions.createdAt})`.mapWith(sessions.createdAt);

export interface UsedSession {
  session: SessionRow;
  lastUsedAt: Date;
}

/** Last used first. @param now limits the list to sessions that are active then */
export async function listSessionsOfUser(
  database: Queries,
  userId: string,
  now?: Date,
): Promise<UsedSession[]> {
  const rows = await database
    .select({ session: sessions, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), now && isActive(now)))
    .orderBy(desc(lastUsedAt), desc(sessions.id));
  return rows;
}

export async function findSession(database: Queries, id: string): Promise<SessionRow | undefined> {
  const [row] = await database.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** @returns the session that ended; undefined when the person has no such active session */
export async function revokeSessionOfUser(
  database: Queries,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<SessionRow | undefined> {
  const [row] = await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isActive(now)))
    .returning();
  return row;
}

/** @param exceptId the session that stays active, if any */
export async function revokeSessionsOfUser(
  database: Queries,
  userId: UserRow['id'],
  now: Date,
  exceptId?: string,
): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptId ? ne(sessions.id, exceptId) : undefined,
      ),
    );
}

/**
 * Deletes the sessions beyond `usually` that were not used since `usedBefore`, and all beyond `atMost`: ended ones
 * first, then those that were used longest ago.
 */
export async function deleteSurplusSessions(
  database: Queries,
  userId: string,
  { usually, usedBefore, atMost, now }: KeptRows & { now: Date },
): Promise<void> {
  const beyond = (count: number) =>
    database
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sql`${isActive(now)}`), desc(lastUsedAt), desc(sessions.id))
      .offset(count);
  await database
    .delete(sessions)
    .where(
      or(
        inArray(sessions.id, beyond(atMost)),
        and(inArray(sessions.id, beyond(usually)), lte(lastUsedAt, usedBefore)),
      ),
    );
}

/** With their refresh tokens. */
export async function deleteEndedSessions(
  database: Queries,
  expiredBefore: Date,
  revokedBefore: Date,
): Promise<void> {
  await database
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, expiredBefore), lte(sessions.revokedAt, revokedBefore)));
}
