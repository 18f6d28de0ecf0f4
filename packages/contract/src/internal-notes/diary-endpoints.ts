import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { requiredText } from '../text.ts';
import { emptyTextMessages, fieldNames } from '../text-messages.ts';
import { MAX_NOTE } from './mentions.ts';
import { Mentions, NoteText } from './note-text.ts';

export const DIARY_PAGE_SIZE = 20;

/** When something happened, and who did it; null where nobody is known, such as a colleague who left. */
const happened = { id: Id, at: Timestamp, by: z.nullable(z.string()) };

/** What a colleague noted. */
export const DiaryNote = z.object({
  ...happened,
  kind: z.literal('note'),
  /** As it is now. */
  current: NoteText,
  /** The latest first. */
  earlier: z.array(NoteText),
  version: z.int(),
  /** What the caller may do. */
  can_correct: z.boolean(),
  can_take_back: z.boolean(),
});
export type DiaryNote = z.infer<typeof DiaryNote>;

/** What happened on a day to a pet; of a person there are only notes. */
export const DiaryEntry = z.discriminatedUnion('kind', [
  DiaryNote,
  z.object({
    ...happened,
    kind: z.literal('care'),
    title: z.string(),
    /** Such as the product and the dose. */
    details: z.nullable(z.string()),
    /** Of a weight. */
    grams: z.nullable(z.int()),
  }),
  z.object({ ...happened, kind: z.literal('move'), place: z.string() }),
]);
export type DiaryEntry = z.infer<typeof DiaryEntry>;

const ofNote = z.object({ id: Id, noteId: Id });
const NewNote = z.object({
  text: requiredText(
    MAX_NOTE,
    () => fieldNames.theNote,
    () => emptyTextMessages.diaryNote,
  ),
  mentions: Mentions,
});

const list = {
  method: 'GET',
  params: ById,
  /** The id of the last entry of the page before. */
  query: z.object({ before: z.optional(Id) }),
  output: z.array(DiaryEntry),
} as const;
const add = {
  method: 'POST',
  params: ById,
  body: NewNote,
  status: 201,
  output: DiaryNote,
} as const;
const correct = {
  method: 'PUT',
  params: ofNote,
  body: z.object({ ...NewNote.shape, expected_version: z.int() }),
  output: DiaryNote,
} as const;
const takeBack = { method: 'DELETE', params: ofNote } as const;

export const listDiaryOfPet = defineEndpoint({
  ...list,
  path: '/admin/pets/:id/diary',
  access: 'pets.read',
  summary: 'The diary of a pet: notes, care that was done and moves; the latest first',
});

export const addDiaryNoteOfPet = defineEndpoint({
  ...add,
  path: '/admin/pets/:id/diary',
  access: 'pets.read',
  summary: 'Note something in the diary of a pet',
});

export const correctDiaryNoteOfPet = defineEndpoint({
  ...correct,
  path: '/admin/pets/:id/diary/:noteId',
  access: 'pets.read',
  summary: 'Correct an own note in the diary of a pet',
});

export const takeBackDiaryNoteOfPet = defineEndpoint({
  ...takeBack,
  path: '/admin/pets/:id/diary/:noteId',
  access: 'pets.read',
  summary: 'Take a note in the diary of a pet back: an own one of the last day, and managers any',
});

export const listDiaryOfPerson = defineEndpoint({
  ...list,
  path: '/admin/users/:id/diary',
  access: 'people.read',
  journal: 'person',
  summary: 'The diary of a person; the latest first',
});

export const addDiaryNoteOfPerson = defineEndpoint({
  ...add,
  path: '/admin/users/:id/diary',
  access: 'people.read',
  summary: 'Note something in the diary of a person',
});

export const correctDiaryNoteOfPerson = defineEndpoint({
  ...correct,
  path: '/admin/users/:id/diary/:noteId',
  access: 'people.read',
  summary: 'Correct an own note in the diary of a person',
});

export const takeBackDiaryNoteOfPerson = defineEndpoint({
  ...takeBack,
  path: '/admin/users/:id/diary/:noteId',
  access: 'people.read',
  summary: 'Take a note in the diary of a person back, as of a pet',
});
