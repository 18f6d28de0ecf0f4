import { DIARY_PAGE_SIZE } from '@pawmatch/contract/internal-notes/diary-endpoints';
import type { Mention } from '@pawmatch/contract/internal-notes/note-text';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { internalNotes } from './internal-notes.repository.ts';
import { mentionsOf } from './mentions.repository.ts';
import type { AcceptedAnswer } from './say-foster-report.ts';

/** Of what there is a diary. */
export type DiarySubject = 'petId' | 'userId';

export interface DiaryRecord {
  subject: DiarySubject;
  id: string;
  shelterId: string;
}

/** One of the texts of a note, as the database writes it. */
interface StoredText {
  text: string;
  by: string | null;
  at: string;
  mentions: Mention[];
  /** Of a first text that comes from a foster report: the answer, whose id is that of the note. */
  report: (Omit<AcceptedAnswer, 'writtenAt'> & { at: string }) | null;
}

export interface DiaryRow {
  kind: 'note' | 'care' | 'move';
  id: string;
  /** ISO 8601. */
  at: string;
  byId: string | null;
  by: string | null;
  /** What was done, or the place. */
  title: string | null;
  details: string | null;
  grams: number | null;
  /** Of a note, the latest first. */
  texts: StoredText[] | null;
}

const instant = (column: SQL) =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const textsOf = (entryId: SQL) => sql`(
  SELECT jsonb_agg(jsonb_build_object('text', text, 'by', full_name, 'at', ${instant(sql`written_at`)},
    'mentions', ${mentionsOf(sql`texts.id`)}, 'report', CASE WHEN number = 1 THEN (
      SELECT jsonb_build_object('question', question, 'value', value, 'sentence', sentence,
        'at', ${instant(sql`answers.written_at`)})
      FROM foster_answers AS answers WHERE answers.id = entry_id
    ) END) ORDER BY number DESC)
  FROM internal_notes AS texts LEFT JOIN users ON users.id = written_by WHERE texts.entry_id = ${entryId})`;

const noteRows = ({ subject, id, shelterId }: DiaryRecord) => sql`
  SELECT 'note' AS kind, entry_id AS id, written_at AS at, written_by AS by_id, NULL AS title, NULL AS details,
    NULL::integer AS grams
  FROM internal_notes
  WHERE ${sql.identifier(internalNotes[subject].name)} = ${id} AND shelter_id = ${shelterId} AND number = 1`;

const careRows = ({ id, shelterId }: DiaryRecord) => sql`
  SELECT 'care', id, done_at, done_by, title, nullif(concat_ws(', ', product, dose, note), ''), grams
  FROM care_items WHERE pet_id = ${id} AND shelter_id = ${shelterId} AND done_at IS NOT NULL`;

const moveRows = ({ id, shelterId }: DiaryRecord) => sql`
  SELECT 'move', pet_places.id, since, moved_by, places.name, NULL, NULL
  FROM pet_places JOIN places ON places.id = place_id
  WHERE pet_id = ${id} AND pet_places.shelter_id = ${shelterId}`;

/**
 * What happened, the latest first.
 * @param filter.hasCare and `hasMoves`: what of a pet comes along
 * @param filter.before the id of the last entry of the page before
 * @param filter.noteId only this note
 */
export async function listEntries(
  database: Queries,
  record: DiaryRecord,
  filter: { hasCare?: boolean; hasMoves?: boolean; before?: string | undefined; noteId?: string },
): Promise<DiaryRow[]> {
  const sources = [
    noteRows(record),
    ...(filter.hasCare ? [careRows(record)] : []),
    ...(filter.hasMoves ? [moveRows(record)] : []),
  ];
  const isWanted = [
    ...(filter.before
      ? [sql`(at, entries.id) < (SELECT at, id FROM entries WHERE id = ${filter.before})`]
      : []),
    ...(filter.noteId ? [sql`entries.id = ${filter.noteId}`] : []),
  ];
  const { rows } = await database.execute<DiaryRow & Record<string, unknown>>(sql`
    WITH entries AS (${sql.join(sources, sql` UNION ALL `)})
    SELECT kind, entries.id, ${instant(sql`at`)} AS at, by_id AS "byId", full_name AS by, title, details, grams,
      CASE WHEN kind = 'note' THEN ${textsOf(sql`entries.id`)} END AS texts
    FROM entries LEFT JOIN users ON users.id = by_id
    ${isWanted.length > 0 ? sql`WHERE ${sql.join(isWanted, sql` AND `)}` : sql``}
    ORDER BY entries.at DESC, entries.id DESC LIMIT ${DIARY_PAGE_SIZE}`);
  return rows;
}

const isText = ({ subject, id, shelterId }: DiaryRecord, noteId: string) =>
  and(
    eq(internalNotes[subject], id),
    eq(internalNotes.shelterId, shelterId),
    eq(internalNotes.entryId, noteId),
  );

/**
 * Holds a note until the transaction ends, by its first text.
 * @returns who wrote it when, and its latest text; undefined where it was taken back
 */
export async function lockNote(transaction: Queries, record: DiaryRecord, noteId: string) {
  const [first] = await transaction
    .select()
    .from(internalNotes)
    .where(isText(record, noteId))
    .orderBy(asc(internalNotes.number))
    .limit(1)
    .for('update');
  if (!first) return undefined;
  const [latest] = await transaction
    .select({
      id: internalNotes.id,
      number: internalNotes.number,
      text: internalNotes.text,
      mentions: mentionsOf(sql`internal_notes.id`),
    })
    .from(internalNotes)
    .where(isText(record, noteId))
    .orderBy(desc(internalNotes.number))
    .limit(1);
  return latest && { first, latest };
}

/** With all its texts, and whom it names. */
export async function deleteNote(
  transaction: Queries,
  record: DiaryRecord,
  noteId: string,
): Promise<void> {
  await transaction.delete(internalNotes).where(isText(record, noteId));
}
