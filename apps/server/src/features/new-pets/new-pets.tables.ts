import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { bigint, jsonb, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userIdColumn } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** See `0087_new_pets.sql`. */
export const pagesSeen = pgTable('pages_seen', {
  userId: userIdColumn().primaryKey(),
  matchesAt: instant('matches_at'),
  bestScore: smallint('best_score'),
  alertsAt: instant('alerts_at'),
});

export const recentNewPets = pgTable('recent_arrivals', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  petId: uuid('pet_id').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** Null when the pet was not available. */
  before: jsonb('before').$type<MatchablePet>(),
});
