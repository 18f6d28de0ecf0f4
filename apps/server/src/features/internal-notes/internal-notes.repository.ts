import { and, desc, eq, sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';

/** Each text is a row, of which the latest counts. */
export const internalNotes = pgTable('internal_notes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id'),
  userId: uuid('user_id'),
  visitId: uuid('visit_id'),
  text: text(),
  writtenBy: uuid('written_by'),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
});

/** What a note is about. */
export type NoteSubject = 'petId' | 'userId' | 'visitId';

/** The latest first. */
export const listNotes = (
  database: Queries,
  subject: NoteSubject,
  { id, shelterId }: { id: string; shelterId: string },
) =>
  database
    .select({ text: internalNotes.text, by: users.fullName, at: internalNotes.writtenAt })
    .from(internalNotes)
    .leftJoin(users, eq(users.id, internalNotes.writtenBy))
    .where(and(eq(internalNotes[subject], id), eq(internalNotes.shelterId, shelterId)))
    .orderBy(desc(internalNotes.id));

export async function insertNote(
  database: Queries,
  row: typeof internalNotes.$inferInsert,
): Promise<void> {
  await database.insert(internalNotes).values(row);
}

/** With an account, also what was noted on its visits goes. */
export async function deleteNotesOnVisitsOf(transaction: Queries, userId: string): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM internal_notes USING visits WHERE visits.id = visit_id AND visits.user_id = ${userId}`);
}
