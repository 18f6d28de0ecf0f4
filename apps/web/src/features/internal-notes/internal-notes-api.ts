import * as diary from '@pawmatch/contract/internal-notes/diary-endpoints';
import * as endpoints from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import { mentionedIn } from '@pawmatch/contract/internal-notes/mentions';
import type { Mention } from '@pawmatch/contract/internal-notes/note-text';
import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { tasksKey } from '../../staff/task-count.ts';
import { diaryMessages } from './internal-notes-messages.ts';

/** What a note is about. */
export type NoteSubject = { kind: 'pet' | 'person' | 'visit'; id: string };

const calls = {
  pet: { read: endpoints.getNotesOfPet, write: endpoints.changeNotesOfPet },
  person: { read: endpoints.getNotesOfPerson, write: endpoints.changeNotesOfPerson },
  visit: { read: endpoints.getNotesOfVisit, write: endpoints.changeNotesOfVisit },
} as const;

/** What the reader must be able to do to change a note. */
export const noteWriters = {
  pet: endpoints.changeNotesOfPet.access,
  person: endpoints.changeNotesOfPerson.access,
  visit: endpoints.changeNotesOfVisit.access,
} as const;

/** What the colleagues who are mentioned must be able to do. */
export const noteReaders = {
  pet: endpoints.getNotesOfPet.access,
  person: endpoints.getNotesOfPerson.access,
  visit: endpoints.getNotesOfVisit.access,
} as const;

/** A note that is being written, with whom the writer has chosen. */
export interface NoteDraft {
  text: string;
  mentions: readonly Mention[];
}

export const EMPTY_DRAFT: NoteDraft = { text: '', mentions: [] };

/** Those who were chosen and are still in the text. */
const bodyOf = ({ text, mentions }: NoteDraft) => ({
  text,
  mentions: mentionedIn(text, mentions).map(({ id }) => id),
});

export const internalNotesQuery = ({ kind, id }: NoteSubject) =>
  queryOptions({
    queryKey: ['internal-notes', kind, id],
    queryFn: ({ signal }): Promise<endpoints.InternalNotes> =>
      callEndpoint(calls[kind].read, { params: { id }, signal }),
  });

/** The form shows a failure. */
export function useChangeNote(subject: NoteSubject) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: NoteDraft): Promise<endpoints.InternalNotes> =>
      callEndpoint(calls[subject.kind].write, {
        params: { id: subject.id },
        body: bodyOf(draft),
      }),
    onSuccess: (notes) => {
      queries.setQueryData(internalNotesQuery(subject).queryKey, notes);
      void queries.invalidateQueries({ queryKey: tasksKey });
    },
  });
}

/** Of what there is a diary. */
export type DiarySubject = NoteSubject & { kind: 'pet' | 'person' };

const diaryCalls = {
  pet: {
    list: diary.listDiaryOfPet,
    add: diary.addDiaryNoteOfPet,
    correct: diary.correctDiaryNoteOfPet,
    takeBack: diary.takeBackDiaryNoteOfPet,
  },
  person: {
    list: diary.listDiaryOfPerson,
    add: diary.addDiaryNoteOfPerson,
    correct: diary.correctDiaryNoteOfPerson,
    takeBack: diary.takeBackDiaryNoteOfPerson,
  },
} as const;

export const diaryKey = ({ kind, id }: DiarySubject) =>
  ['internal-notes', 'diary', kind, id] as const;

/** What happened, newest first, a page at a time. */
export function useDiary(subject: DiarySubject) {
  return useInfiniteQuery({
    queryKey: diaryKey(subject),
    queryFn: ({ pageParam: before, signal }): Promise<diary.DiaryEntry[]> =>
      callEndpoint(diaryCalls[subject.kind].list, {
        params: { id: subject.id },
        query: { before },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < diary.DIARY_PAGE_SIZE ? undefined : last[last.length - 1]?.id,
  });
}

/** Whatever was changed in a diary, or was found to be changed, is loaded again, with the tasks of whom it mentions. */
function useReload(subject: DiarySubject) {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: diaryKey(subject) }),
      queries.invalidateQueries({ queryKey: tasksKey }),
    ]);
}

/** The form shows a failure. */
export function useAddDiaryNote(subject: DiarySubject) {
  const onSettled = useReload(subject);
  return useMutation({
    mutationFn: (draft: NoteDraft): Promise<diary.DiaryNote> =>
      callEndpoint(diaryCalls[subject.kind].add, {
        params: { id: subject.id },
        body: bodyOf(draft),
      }),
    onSettled,
  });
}

/** The form shows a failure. */
export function useCorrectDiaryNote(subject: DiarySubject, noteId: string) {
  const onSettled = useReload(subject);
  return useMutation({
    mutationFn: ({ draft, version }: { draft: NoteDraft; version: number }) =>
      callEndpoint(diaryCalls[subject.kind].correct, {
        params: { id: subject.id, noteId },
        body: { ...bodyOf(draft), expected_version: version },
      }),
    onSettled,
  });
}

/** A failure shows a toast. */
export function useTakeBackDiaryNote(subject: DiarySubject, noteId: string) {
  const onSettled = useReload(subject);
  return useMutation({
    mutationFn: () =>
      callEndpoint(diaryCalls[subject.kind].takeBack, { params: { id: subject.id, noteId } }),
    onSuccess: () => void adminToast.success(diaryMessages.takenBack),
    onError: (error) => void adminToast.error(failureReason(error, diaryMessages.takeBackFailed)),
    onSettled,
  });
}
