import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea-column.ts';
import { userIdColumn } from '../../users/users.table.ts';
import { sessions } from '../auth.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The columns are explained in `0140_second_factors.sql`. */
export const passkeys = pgTable('passkeys', {
  id: text().primaryKey(),
  userId: userIdColumn(),
  name: text().notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export type PasskeyRow = typeof passkeys.$inferSelect;

export const oneTimeCodes = pgTable('one_time_codes', {
  userId: userIdColumn().primaryKey(),
  sealedSecret: bytea('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userIdColumn(),
    codeHash: bytea('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const usedTickets = pgTable('used_tickets', {
  ticketHash: bytea('ticket_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const sessionProofs = pgTable('session_proofs', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  provedAt: instant('proved_at').notNull(),
});
