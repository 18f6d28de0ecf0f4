import { and, eq, gte, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/security/secret-token.ts';
import { hasSecondFactor } from '../../staff/has-second-factor.ts';
import { users } from '../../users/users.table.ts';
import { sessions } from '../auth.tables.ts';
import {
  oneTimeCodes,
  passkeys,
  recoveryCodes,
  sessionProofs,
  usedTickets,
} from './second-factor.tables.ts';

type OneTimeCodesRow = typeof oneTimeCodes.$inferSelect;

/** Confirmed or not. */
export async function findOneTimeCodes(
  database: Queries,
  userId: string,
): Promise<OneTimeCodesRow | undefined> {
  const [row] = await database.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
  return row;
}

/** Replaces a secret that was not confirmed. @returns false when there is a confirmed one */
export async function insertSecret(
  database: Queries,
  row: Pick<OneTimeCodesRow, 'userId' | 'sealedSecret' | 'createdAt'>,
): Promise<boolean> {
  const { sealedSecret, createdAt } = row;
  const inserted = await database
    .insert(oneTimeCodes)
    .values(row)
    .onConflictDoUpdate({
      target: oneTimeCodes.userId,
      set: { sealedSecret, createdAt },
      setWhere: isNull(oneTimeCodes.confirmedAt),
    })
    .returning({ userId: oneTimeCodes.userId });
  return inserted.length > 0;
}

/**
 * Remembers the step of a right code.
 * @param confirmedAt of the first code of a new secret
 * @returns false when a code of this or a later step was used already
 */
export async function takeStep(
  database: Queries,
  { userId, step, confirmedAt }: { userId: string; step: number; confirmedAt?: Date },
): Promise<boolean> {
  const isExpected = confirmedAt
    ? isNull(oneTimeCodes.confirmedAt)
    : isNotNull(oneTimeCodes.confirmedAt);
  const taken = await database
    .update(oneTimeCodes)
    .set({ lastStep: step, ...(confirmedAt && { confirmedAt }) })
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        isExpected,
        or(isNull(oneTimeCodes.lastStep), lt(oneTimeCodes.lastStep, step)),
      ),
    )
    .returning({ userId: oneTimeCodes.userId });
  return taken.length > 0;
}

/** @returns whether the app counted as a factor */
export async function deleteOneTimeCodes(database: Queries, userId: string): Promise<boolean> {
  const [row] = await database
    .delete(oneTimeCodes)
    .where(eq(oneTimeCodes.userId, userId))
    .returning({ confirmedAt: oneTimeCodes.confirmedAt });
  return row?.confirmedAt != null;
}

/** Lets one change of a person's factors wait for another, so that one set of recovery codes is left. */
export async function lockFactors(transaction: Queries, userId: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
}

/** The new ones replace all others. @param database has locked the factors */
export async function replaceRecoveryCodes(
  database: Queries,
  userId: string,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await database
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

/** @returns false when there is no such code, or it was used */
export async function takeRecoveryCode(
  database: Queries,
  { userId, codeHash, now }: { userId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const taken = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** How many are not used. */
export function countRecoveryCodes(database: Queries, userId: string): Promise<number> {
  return database.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}

/**
 * Accepts a signed ticket or challenge once.
 * @returns false when it was accepted before
 */
export async function takeTicket(
  database: Queries,
  ticket: string,
  expiresAt: Date,
): Promise<boolean> {
  const taken = await database
    .insert(usedTickets)
    .values({ ticketHash: hashToken(ticket), expiresAt })
    .onConflictDoNothing()
    .returning({ expiresAt: usedTickets.expiresAt });
  return taken.length > 0;
}

export async function deleteExpiredTickets(database: Queries, now: Date): Promise<void> {
  await database.delete(usedTickets).where(lte(usedTickets.expiresAt, now));
}

/** When the person of a session last proved who they are. */
export async function findLastProof(
  database: Queries,
  sessionId: string,
): Promise<Date | undefined> {
  const [row] = await database
    .select({ loggedInAt: sessions.createdAt, provedAt: sessionProofs.provedAt })
    .from(sessions)
    .leftJoin(sessionProofs, eq(sessionProofs.sessionId, sessions.id))
    .where(eq(sessions.id, sessionId));
  return row?.provedAt ?? row?.loggedInAt;
}

export async function upsertProof(
  database: Queries,
  row: typeof sessionProofs.$inferSelect,
): Promise<void> {
  await database
    .insert(sessionProofs)
    .values(row)
    .onConflictDoUpdate({ target: sessionProofs.sessionId, set: { provedAt: row.provedAt } });
}

/**
 * Deletes the factors of a person that were added since an instant, and the recovery codes when none is left.
 * @returns how many factors went
 */
export async function deleteFactorsSince(
  database: Queries,
  userId: string,
  since: Date,
): Promise<number> {
  const keys = await database
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id });
  const codes = await database
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, userId), gte(oneTimeCodes.createdAt, since)))
    .returning({ confirmedAt: oneTimeCodes.confirmedAt });
  await deleteIdleRecoveryCodes(database, userId);
  return keys.length + codes.filter(({ confirmedAt }) => confirmedAt).length;
}

/** Recovery codes stand in for a factor; without one they are asked for nowhere. */
export async function deleteIdleRecoveryCodes(database: Queries, userId: string): Promise<void> {
  await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), not(hasSecondFactor(sql`${userId}::uuid`))));
}
