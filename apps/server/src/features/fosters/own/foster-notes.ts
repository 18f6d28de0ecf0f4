import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { insertNote, internalNotes } from '../../internal-notes/internal-notes.repository.ts';

/** What a carer noted about a pet. */
export interface FosterNote {
  petId: string;
  text: string;
  at: Date;
}

/**
 * Adds a note to the diary of a pet.
 * @param note.entryId its id, that of the answer for a note about a report
 */
export async function addToDiary(
  transaction: Queries,
  note: {
    petId: string;
    shelterId: string;
    entryId?: string;
    text: string;
    writtenBy: string;
    writtenAt: Date;
  },
): Promise<void> {
  await insertNote(transaction, { entryId: newId(), ...note, number: 1 });
}

/** What a carer noted in the diaries of some pets, the latest first, each as its latest text; accepted reports are none. */
export async function listOwnNotes(
  database: Queries,
  { petIds, shelterId, userId }: { petIds: string[]; shelterId: string; userId: string },
): Promise<FosterNote[]> {
  const rows = await database
    .selectDistinctOn([internalNotes.entryId])
    .from(internalNotes)
    .where(
      and(
        inArray(internalNotes.petId, petIds),
        eq(internalNotes.shelterId, shelterId),
        eq(internalNotes.writtenBy, userId),
        isNotNull(internalNotes.entryId),
        sql`NOT EXISTS (SELECT FROM foster_answers WHERE id = ${internalNotes.entryId})`,
      ),
    )
    .orderBy(internalNotes.entryId, desc(internalNotes.number));
  return rows
    .flatMap(({ petId, text, writtenAt: at }) => (petId && text ? { petId, text, at } : []))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}
