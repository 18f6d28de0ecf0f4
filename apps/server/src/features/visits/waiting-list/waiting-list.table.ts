import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pets } from '../../pets/pets.table.ts';
import { userIdColumn } from '../../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** See `0056_waiting_list.sql` and `0130_household_in_line.sql`. */
export const waitingList = pgTable(
  'waiting_list',
  {
    petId: uuid('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    /** The line is in this order. */
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    joinedAt: instant('joined_at').notNull(),
    /** Only for visits that begin from then until `wantedTo`; null for any time. */
    wantedFrom: instant('wanted_from'),
    wantedTo: instant('wanted_to'),
    heldFrom: instant('held_from'),
    heldTo: instant('held_to'),
    heldRestsUntil: instant('held_rests_until'),
    /** The time is held until then. */
    heldUntil: instant('held_until'),
    missed: instant('missed').array().notNull().default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.petId, table.userId] })],
);

export type WaitingRow = typeof waitingList.$inferSelect;

/** Places in line for a pet that was adopted, which come back when that was a mistake; see `0175_undo_adoptions.sql`. */
export const endedWaiting = pgTable('ended_waiting', {
  petId: uuid('pet_id').notNull(),
  userId: uuid('user_id').notNull(),
  joinedAt: instant('joined_at').notNull(),
  endedAt: instant('ended_at').notNull(),
});
