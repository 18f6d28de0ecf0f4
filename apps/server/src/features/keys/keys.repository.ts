import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/security/secret-token.ts';
import { grants } from '../grants/grants.table.ts';
import { shelters } from '../shelter/shelters.table.ts';
import { mayDo } from '../staff/memberships.repository.ts';
import { users } from '../users/users.table.ts';
import { type ProgramKeyRow, programKeys } from './keys.table.ts';

const isGrantOfKey = and(eq(grants.purpose, 'key'), eq(grants.subjectId, programKeys.id));

/** A key lasts as long as its maker may manage keys at its shelter. */
const isValid = (now: Date) =>
  and(
    or(isNull(grants.expiresAt), gt(grants.expiresAt, now)),
    mayDo('keys.manage', now, programKeys.shelterId),
  );

/** The newest first, with who made them and whether they are valid. */
export const listKeysOf = (database: Queries, shelterId: string, now: Date) =>
  database
    .select({
      ...getTableColumns(programKeys),
      createdBy: users.fullName,
      isValid: sql<boolean>`(${isValid(now)}) IS TRUE AND ${grants.userId} IS NOT NULL`,
    })
    .from(programKeys)
    .leftJoin(grants, isGrantOfKey)
    .leftJoin(users, eq(users.id, grants.userId))
    .where(eq(programKeys.shelterId, shelterId))
    .orderBy(desc(programKeys.createdAt), desc(programKeys.id));

/** @returns undefined when there is no such key, or it has ended */
export async function findValidKey(database: Queries, token: string, now: Date) {
  const [row] = await database
    .select({ ...getTableColumns(programKeys), userId: users.id, slug: shelters.slug })
    .from(grants)
    .innerJoin(programKeys, isGrantOfKey)
    .innerJoin(users, eq(users.id, grants.userId))
    .innerJoin(shelters, eq(shelters.id, programKeys.shelterId))
    .where(and(eq(grants.tokenHash, hashToken(token)), isValid(now)));
  return row;
}

export async function insertKey(database: Queries, row: ProgramKeyRow): Promise<void> {
  await database.insert(programKeys).values(row);
}

export async function deleteKey(
  database: Queries,
  { id, shelterId }: Pick<ProgramKeyRow, 'id' | 'shelterId'>,
): Promise<ProgramKeyRow | undefined> {
  const [row] = await database
    .delete(programKeys)
    .where(and(eq(programKeys.id, id), eq(programKeys.shelterId, shelterId)))
    .returning();
  return row;
}

export async function recordUse(database: Queries, id: string, lastUsedAt: Date): Promise<void> {
  await database.update(programKeys).set({ lastUsedAt }).where(eq(programKeys.id, id));
}

/** Records in the journal that a colleague created or revoked a key. */
export async function insertKeyStep(
  transaction: Queries,
  kind: 'key.created' | 'key.revoked',
  by: { colleagueId: string; now: Date },
  { shelterId, name, scopes }: ProgramKeyRow,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO journal (kind, colleague_id, shelter_id, filters, happened_at)
    VALUES (${kind}, ${by.colleagueId}::uuid, ${shelterId}::uuid,
      ${JSON.stringify({ name, scopes })}::jsonb, ${by.now.toISOString()}::timestamptz)`);
}
