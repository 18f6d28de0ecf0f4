import type { DiaryEntry, DiaryNote } from '@pawmatch/contract/internal-notes/diary-endpoints';
import { TAKE_BACK_DAYS } from '@pawmatch/contract/internal-notes/mentions';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { presentEntry, presentNote } from './diary.presenter.ts';
import * as repository from './diary.repository.ts';
import { findMentions } from './find-mentions.ts';
import { insertNote } from './internal-notes.repository.ts';
import { storeMentions } from './mentions.repository.ts';
import { noteMessages } from './note-messages.ts';
import { readerOf, requireSubject } from './note-subject.ts';

const DAY_MS = 24 * 60 * 60_000;

interface NoteInput {
  text: string;
  mentions: readonly string[];
}

type NoteParams = { id: string; noteId: string };

/** The diaries of pets and people, in which staff note what happened. */
export function createDiaryService({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>) {
  const recordOf = (subject: repository.DiarySubject, caller: Caller, id: string) => ({
    subject,
    id,
    shelterId: shelterOf(caller),
  });
  const capabilitiesOfCaller = ({ staffRoles, careParts }: Caller) =>
    capabilitiesOf(staffRoles, careParts);

  const rightsOf =
    (caller: Caller) =>
    ({ byId, at }: { byId: string | null; at: Date }) => {
      const canCorrect = byId === caller.userId;
      const isNew = clock().getTime() - at.getTime() < TAKE_BACK_DAYS * DAY_MS;
      const isManager = capabilitiesOfCaller(caller).includes('staff.manage');
      return { canCorrect, canTakeBack: (canCorrect && isNew) || isManager };
    };

  const diaryReaderOf = (caller: Caller) => ({
    rightsTo: rightsOf(caller),
    timeZone: shelters.of(shelterOf(caller)).time_zone,
  });

  /** @throws AppError DIARY_NOTE_NOT_FOUND */
  async function readNote(
    caller: Caller,
    record: repository.DiaryRecord,
    noteId: string,
  ): Promise<DiaryNote> {
    const [row] = await repository.listEntries(database, record, { noteId });
    if (!row) throw new AppError('DIARY_NOTE_NOT_FOUND');
    return presentNote(row, diaryReaderOf(caller));
  }

  return {
    /** @throws AppError PET_NOT_FOUND, USER_NOT_FOUND */
    async list(
      subject: repository.DiarySubject,
      caller: Caller,
      id: string,
      before: string | undefined,
    ): Promise<DiaryEntry[]> {
      await requireSubject(database, subject, id);
      const may = capabilitiesOfCaller(caller);
      const isPet = subject === 'petId';
      const rows = await repository.listEntries(database, recordOf(subject, caller, id), {
        hasCare: isPet && may.includes('care.read'),
        hasMoves: isPet && may.includes('places.read'),
        before,
      });
      return rows.map((row) => presentEntry(row, diaryReaderOf(caller)));
    },

    /** @throws AppError PET_NOT_FOUND, USER_NOT_FOUND, and as {@link findMentions} */
    async add(
      subject: repository.DiarySubject,
      caller: Caller,
      id: string,
      { text, mentions: ids }: NoteInput,
    ): Promise<DiaryNote> {
      await requireSubject(database, subject, id);
      const record = recordOf(subject, caller, id);
      const { shelterId } = record;
      const needs = readerOf(subject);
      const mentions = await findMentions(database, { text, ids, before: [], shelterId, needs });
      const [entryId, now] = [newId(), clock()];
      await database.transaction(async (tx) => {
        const by = { writtenBy: caller.userId, writtenAt: now };
        const row = { [subject]: id, shelterId, text, entryId, number: 1, ...by };
        const noteId = await insertNote(tx, row);
        await storeMentions(tx, mentions, { id: noteId, previousId: null, shelterId, now });
      });
      return readNote(caller, record, entryId);
    },

    /**
     * The text becomes an earlier one.
     * @throws AppError DIARY_NOTE_NOT_FOUND, FORBIDDEN, CONFLICT with the note as it is, and as {@link findMentions}
     */
    async correct(
      subject: repository.DiarySubject,
      caller: Caller,
      { id, noteId }: NoteParams,
      { text, mentions: ids, expected_version: expected }: NoteInput & { expected_version: number },
    ): Promise<DiaryNote> {
      const record = recordOf(subject, caller, id);
      const { shelterId } = record;
      const isCorrected = await database.transaction(async (tx) => {
        const note = await repository.lockNote(tx, record, noteId);
        if (!note) throw new AppError('DIARY_NOTE_NOT_FOUND');
        const { first, latest } = note;
        if (first.writtenBy !== caller.userId) {
          throw new AppError('FORBIDDEN', { detail: noteMessages.notYours });
        }
        if (latest.number !== expected) return false;
        const named = { text, ids, before: latest.mentions };
        const mentions = await findMentions(tx, { ...named, shelterId, needs: readerOf(subject) });
        const now = clock();
        const by = { writtenBy: caller.userId, writtenAt: now };
        const number = expected + 1;
        const row = { [subject]: id, shelterId, text, entryId: noteId, number, ...by };
        const textId = await insertNote(tx, row);
        await storeMentions(tx, mentions, { id: textId, previousId: latest.id, shelterId, now });
        return true;
      });
      const current = await readNote(caller, record, noteId);
      if (!isCorrected) throw new AppError('CONFLICT', { detail: noteMessages.changed, current });
      return current;
    },

    /** With its earlier texts. @throws AppError DIARY_NOTE_NOT_FOUND, FORBIDDEN */
    async takeBack(
      subject: repository.DiarySubject,
      caller: Caller,
      { id, noteId }: NoteParams,
    ): Promise<undefined> {
      const record = recordOf(subject, caller, id);
      await database.transaction(async (tx) => {
        const note = await repository.lockNote(tx, record, noteId);
        if (!note) throw new AppError('DIARY_NOTE_NOT_FOUND');
        const { writtenBy: byId, writtenAt: at } = note.first;
        if (!rightsOf(caller)({ byId, at }).canTakeBack) {
          throw new AppError('FORBIDDEN', { detail: noteMessages.tooLate });
        }
        await repository.deleteNote(tx, record, noteId);
      });
    },
  };
}
