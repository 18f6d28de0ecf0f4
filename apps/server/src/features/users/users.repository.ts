import { normalizeEmail } from '@pawmatch/contract/auth/account-fields';
import { currentLanguage } from '@pawmatch/contract/localized';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { constraintOf, type Queries } from '../../platform/database/database.ts';
import { type NewUser, type UserRow, users } from './users.table.ts';

export async function findUser(database: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  return row;
}

/** Whether a user has this address, in whatever case. */
export const hasEmail = (email: string) =>
  sql`lower(${users.email}) = lower(${normalizeEmail(email)})`;

export async function findUserByEmail(
  database: Queries,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await database.select().from(users).where(hasEmail(email));
  return row;
}

/** Locks password and role against changes until the transaction ends. */
export async function lockUser(transaction: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await transaction.select().from(users).where(eq(users.id, id)).for('share');
  return row;
}

/**
 * Keeps an account from being deleted until the transaction ends. Pets are held before it, as in a booking.
 * @throws AppError SESSION_EXPIRED when it was deleted
 */
export async function holdUser(transaction: Queries, id: string): Promise<void> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('key share');
  if (rows.length === 0) throw new AppError('SESSION_EXPIRED');
}

/** @returns undefined when the account was deleted, or its password was changed meanwhile */
export async function replacePassword(
  database: Queries,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  columns: Pick<UserRow, 'passwordHash' | 'updatedAt'>,
): Promise<UserRow | undefined> {
  const [updated] = await database
    .update(users)
    .set({ ...columns, passwordExpiresAt: null })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning();
  return updated;
}

/** Keeps the time of an earlier confirmation. @returns undefined when the account has another address by now */
export async function confirmEmail(
  database: Queries,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await database
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()})` })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning();
  return row;
}

/**
 * Unless the row has another language, it is that of the call.
 * @returns undefined when the unique index reports that the e-mail address is taken
 */
export async function insertUser(database: Queries, row: NewUser): Promise<UserRow | undefined> {
  const [inserted] = await database
    .insert(users)
    .values({ language: currentLanguage(), ...row })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export async function updateUser(
  database: Queries,
  id: string,
  columns: Partial<Pick<UserRow, 'passwordHash' | 'emailConfirmedAt'>> & {
    updatedAt: Date;
  },
): Promise<UserRow | undefined> {
  const isNewPassword = columns.passwordHash !== undefined;
  const [updated] = await database
    .update(users)
    .set({ ...columns, ...(isNewPassword && { passwordExpiresAt: null }) })
    .where(eq(users.id, id))
    .returning();
  return updated;
}

/**
 * Changes what people say about themselves.
 * @returns undefined when there is no such account
 * @throws AppError EMAIL_TAKEN, also when somebody takes the address at the same moment
 */
export async function updateDetails(
  database: Queries,
  id: string,
  columns: Partial<
    Pick<UserRow, 'fullName' | 'email' | 'phoneNumber' | 'emailConfirmedAt' | 'language'>
  > & {
    updatedAt: Date;
  },
): Promise<UserRow | undefined> {
  try {
    const [updated] = await database.update(users).set(columns).where(eq(users.id, id)).returning();
    return updated;
  } catch (error) {
    throw constraintOf(error) === 'users_email_key' ? new AppError('EMAIL_TAKEN') : error;
  }
}

/** Locks accounts that were never confirmed, hold nothing and were not used since. @returns their ids */
export async function lockAbandonedUsers(
  transaction: Queries,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const since = before.toISOString();
  const { rows } = await transaction.execute<{ id: string }>(sql`
    SELECT id FROM users WHERE role = 'adopter' AND email_confirmed_at IS NULL
      AND created_at < ${since}::timestamptz AND updated_at < ${since}::timestamptz
      AND NOT EXISTS (SELECT FROM known_devices WHERE user_id = users.id AND last_used_at >= ${since}::timestamptz)
      AND NOT EXISTS (SELECT FROM sessions WHERE user_id = users.id AND revoked_at IS NULL
        AND expires_at > ${now.toISOString()}::timestamptz)
      AND NOT EXISTS (SELECT FROM visits WHERE user_id = users.id)
      AND NOT EXISTS (SELECT FROM favorites WHERE user_id = users.id)
      AND NOT EXISTS (SELECT FROM pet_alerts WHERE user_id = users.id)
      AND NOT EXISTS (SELECT FROM waiting_list WHERE user_id = users.id)
      AND NOT EXISTS (SELECT FROM preferences WHERE user_id = users.id)
    ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
  return rows.map(({ id }) => id);
}

/** @returns undefined when there was no such user */
export async function deleteUser(database: Queries, id: string): Promise<UserRow | undefined> {
  const [deleted] = await database.delete(users).where(eq(users.id, id)).returning();
  return deleted;
}
