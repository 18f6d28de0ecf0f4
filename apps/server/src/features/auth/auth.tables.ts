import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea-column.ts';
import { userIdColumn } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

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
