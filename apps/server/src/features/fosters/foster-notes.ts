import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  insertNote,
  internalNotes,
  listNotes,
} from '../internal-notes/internal-notes.repository.ts';
import { lockPet } from '../pets/pets.repository.ts';

/** The latest ones that the page of a carer shows. */
const MAX_SHOWN = 20;

/** What a carer noted about a pet. */
export interface FosterNote {
  petId: string;
  text: string;
  at: Date;
}

/** A paragraph of the internal note on a pet; its own paragraphs become lines. */
const toParagraph = (heading: string, text: string) =>
  `${heading}: ${text.replaceAll(/\n\s*\n/g, '\n')}`;

/** Adds to the internal note on a pet, below what colleagues have noted. @param note.heading who, or from where, and the day */
export async function addToNote(
  transaction: Queries,
  note: {
    petId: string;
    shelterId: string;
    heading: string;
    text: string;
    writtenBy: string;
    writtenAt: Date;
  },
): Promise<void> {
  const { petId, shelterId, heading, text, writtenBy, writtenAt } = note;
  // Of two at once, the second adds to the first.
  await lockPet(transaction, petId);
  const [current] = await listNotes(transaction, 'petId', { id: petId, shelterId });
  const paragraphs = [current?.text ?? [], toParagraph(heading, text)].flat();
  const row = { petId, shelterId, writtenBy, writtenAt };
  await insertNote(transaction, { ...row, text: paragraphs.join('\n\n') });
}

/** What a carer noted about some pets, the latest first. */
export async function listOwnNotes(
  database: Queries,
  { petIds, shelterId, userId }: { petIds: string[]; shelterId: string; userId: string },
): Promise<FosterNote[]> {
  const rows = await database
    .select()
    .from(internalNotes)
    .where(
      and(
        inArray(internalNotes.petId, petIds),
        eq(internalNotes.shelterId, shelterId),
        eq(internalNotes.writtenBy, userId),
      ),
    )
    .orderBy(desc(internalNotes.id))
    .limit(MAX_SHOWN * petIds.length);
  return rows.flatMap(({ petId, text, writtenAt }) => {
    const paragraph = text?.split('\n\n').at(-1);
    return petId && paragraph
      ? { petId, text: paragraph.replace(/^.*?: /, ''), at: writtenAt }
      : [];
  });
}
