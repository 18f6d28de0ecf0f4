import { customType, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userIdColumn } from '../users/users.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The columns of links that are mailed. */
const linkColumns = () => ({
  tokenHash: bytea('token_hash').primaryKey(),
  userId: userIdColumn(),
  /** Where the link was mailed to: it is for this address alone. */
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A session has a family of refresh tokens, each of which was exchanged for the next. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: userIdColumn(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** From the device cookie; null for sessions that are older than that cookie. */
  deviceId: uuid('device_id'),
  browser: text(),
  platform: text(),
});

export type SessionRow = typeof sessions.$inferSelect;

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  rotatedAt: instant('rotated_at'),
  /** The token that it was exchanged for, encrypted with this token. */
  successor: bytea(),
});

export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export const passwordResets = pgTable('password_resets', linkColumns());

export type PasswordResetRow = typeof passwordResets.$inferSelect;

export const emailConfirmations = pgTable('email_confirmations', linkColumns());

export type EmailConfirmationRow = typeof emailConfirmations.$inferSelect;

/** Browsers that have logged in to an account. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userIdColumn(),
    deviceId: uuid('device_id').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] })],
);

export type KnownDeviceRow = typeof knownDevices.$inferSelect;
