import type { Mention } from '@pawmatch/contract/internal-notes/note-text';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';

/** The colleagues whom a text names, of those who work here, as a column. */
export const mentionsOf = (noteId: SQL) => sql<Mention[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', user_id, 'name', name) ORDER BY name, user_id) FROM mentions
  WHERE note_id = ${noteId} AND EXISTS (SELECT FROM memberships
    WHERE memberships.user_id = mentions.user_id AND memberships.shelter_id = mentions.shelter_id
      AND until IS NULL AND suspended_at IS NULL)), '[]')`;

/** The next text of a note takes over whom it still names, so that what was done stays done. */
export async function storeMentions(
  transaction: Queries,
  mentions: readonly Mention[],
  note: { id: number; previousId: number | null; shelterId: string; now: Date },
): Promise<void> {
  const { id, previousId, shelterId } = note;
  const now = note.now.toISOString();
  const named = sql.param(mentions.map((mention) => mention.id));
  if (previousId !== null) {
    await transaction.execute(sql`
      DELETE FROM mentions WHERE note_id = ${previousId} AND NOT user_id = ANY (${named}::uuid[])`);
    await transaction.execute(sql`
      UPDATE mentions SET note_id = ${id}, updated_at = ${now} WHERE note_id = ${previousId}`);
  }
  for (const { id: userId, name } of mentions) {
    await transaction.execute(sql`
      INSERT INTO mentions (id, shelter_id, note_id, user_id, name, updated_at)
      VALUES (${newId()}, ${shelterId}, ${id}, ${userId}, ${name}, ${now})
      ON CONFLICT (note_id, user_id) DO NOTHING`);
  }
}
