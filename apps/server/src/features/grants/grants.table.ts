import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea-column.ts';
import { choice } from '../../platform/database/choice-column.ts';
import { users } from '../users/users.table.ts';

/** Of these, a person, pet, visit, invitation or feed has one; a new one replaces it. */
const singlePurposes = [
  'calendar',
  'match invitation',
  'pet letter',
  'staff invitation',
  'feed',
] as const;

/** These give no access to an account: they confirm its address, or end an alert. */
export const harmlessPurposes = ['email confirmation', 'alert'] as const;

const grantPurposes = [
  ...singlePurposes,
  ...harmlessPurposes,
  ...([
    'password reset',
    'visit',
    'held time',
    'contract',
    'second contract',
    'contract handover',
    'follow-up',
    'key',
  ] as const),
];

/** See the migrations `0116_grants.sql`, `0138_staff_invitations.sql`, `0178_adoption_contracts.sql`, `0181_follow_ups.sql`, `0192_second_signatures.sql`, `0220_feeds.sql` and `0240_keys.sql`. */
export const grants = pgTable('grants', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: choice('purpose', grantPurposes).notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  subjectId: uuid('subject_id'),
  email: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});

export type GrantRow = typeof grants.$inferSelect;
export type GrantPurpose = GrantRow['purpose'];
export type SinglePurpose = (typeof singlePurposes)[number];
