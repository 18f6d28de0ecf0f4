import type { KeyScope } from '@pawmatch/contract/keys/key-values';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** See `0240_keys.sql`. */
export const programKeys = pgTable('program_keys', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  name: text().notNull(),
  scopes: text().array().$type<KeyScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
});
export type ProgramKeyRow = typeof programKeys.$inferSelect;
