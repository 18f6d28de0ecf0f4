import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { mentionsOf } from './mentions.repository.ts';

/** Each text is a row, of which the latest counts. See `0184_marks_notes_and_words.sql` and `0280_diary.sql`. */
export const internalNotes = pgTable('internal_notes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id'),
  userId: uuid('user_id'),
  visitId: uuid('visit_id'),
  text: text(),
  writtenBy: uuid('written_by'),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  /** Of a note of the diary. */
  entryId: uuid('entry_id'),
  /** Which text of that note. */
  number: integer(),
});

/** What a note is about. */
export type NoteSubject = 'petId' | 'userId' | 'visitId';

/** The texts of the one note beside the diary, the latest first. */
export const listNotes = (
  database: Queries,
  subject: NoteSubject,
  { id, shelterId }: { id: string; shelterId: string },
) =>
  database
    .select({
      id: internalNotes.id,
      text: internalNotes.text,
      by: users.fullName,
      at: internalNotes.writtenAt,
      mentions: mentionsOf(sql`internal_notes.id`),
    })
    .from(internalNotes)
    .leftJoin(users, eq(users.id, internalNotes.writtenBy))
    .where(
      and(
        eq(internalNotes[subject], id),
        eq(internalNotes.shelterId, shelterId),
        isNull(internalNotes.entryId),
      ),
    )
    .orderBy(desc(internalNotes.id));

/** The one note of each pet beside the diary, as it is now. */
export async function listCurrentNotes(
  database: Queries,
  { shelterId, petIds }: { shelterId: string; petIds: string[] },
): Promise<Map<string, string | null>> {
  if (petIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([internalNotes.petId], {
      petId: internalNotes.petId,
      text: internalNotes.text,
    })
    .from(internalNotes)
    .where(
      and(
        inArray(internalNotes.petId, petIds),
        eq(internalNotes.shelterId, shelterId),
        isNull(internalNotes.entryId),
      ),
    )
    .orderBy(internalNotes.petId, desc(internalNotes.id));
  return new Map(rows.map(({ petId, text }) => [petId ?? '', text]));
}

/** @returns the id of the text */
export async function insertNote(
  database: Queries,
  row: typeof internalNotes.$inferInsert,
): Promise<number> {
  const [inserted] = await database
    .insert(internalNotes)
    .values(row)
    .returning({ id: internalNotes.id });
  return inserted?.id ?? 0;
}

/** Notes of an import. */
export async function insertNotes(
  transaction: Queries,
  rows: (typeof internalNotes.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(internalNotes).values(rows);
}

/** With an account, also what was noted on its visits goes. */
export async function deleteNotesOnVisitsOf(transaction: Queries, userId: string): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM internal_notes USING visits WHERE visits.id = visit_id AND visits.user_id = ${userId}`);
}
