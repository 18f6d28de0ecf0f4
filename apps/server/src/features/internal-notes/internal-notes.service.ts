import type { InternalNotes } from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import type { Uses } from '../../dependencies.ts';
import { type Caller, colleagueOf, shelterOf } from '../../platform/http/requests/caller.ts';
import { findMentions } from './find-mentions.ts';
import { insertNote, listNotes, type NoteSubject } from './internal-notes.repository.ts';
import { storeMentions } from './mentions.repository.ts';
import { readerOf, requireSubject } from './note-subject.ts';

/** The one note of a pet, a person or a visit, with its earlier texts. */
export function createInternalNotesService({ database, clock }: Uses<'database' | 'clock'>) {
  async function list(subject: NoteSubject, caller: Caller, id: string) {
    await requireSubject(database, subject, id);
    return listNotes(database, subject, { id, shelterId: shelterOf(caller) });
  }

  return {
    async read(subject: NoteSubject, caller: Caller, id: string): Promise<InternalNotes> {
      const rows = await list(subject, caller, id);
      const [current, ...earlier] = rows.map(({ text, by, at, mentions }) => ({
        ...{ text, by, mentions, at: at.toISOString() },
      }));
      return { current: current ?? null, earlier };
    },

    /**
     * A text that is the same again is no other one.
     * @throws AppError as {@link requireSubject} and {@link findMentions}
     */
    async write(
      subject: NoteSubject,
      caller: Caller,
      id: string,
      { text, mentions: ids }: { text: string | null; mentions: readonly string[] },
    ): Promise<InternalNotes> {
      const [previous] = await list(subject, caller, id);
      const before = previous?.mentions ?? [];
      const { userId, shelterId } = colleagueOf(caller);
      const named = { text: text ?? '', ids, before };
      const needs = readerOf(subject);
      const mentions = await findMentions(database, { ...named, shelterId, needs });
      const isNew = mentions.some((mention) => !before.includes(mention));
      if (isNew || (previous?.text ?? null) !== text) {
        const now = clock();
        await database.transaction(async (tx) => {
          const by = { shelterId, writtenBy: userId, writtenAt: now };
          const noteId = await insertNote(tx, { [subject]: id, text, ...by });
          const note = { id: noteId, previousId: previous?.id ?? null, shelterId, now };
          await storeMentions(tx, mentions, note);
        });
      }
      return this.read(subject, caller, id);
    },
  };
}
