import * as endpoints from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

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
    mutationFn: (text: string): Promise<endpoints.InternalNotes> =>
      callEndpoint(calls[subject.kind].write, { params: { id: subject.id }, body: { text } }),
    onSuccess: (notes) => queries.setQueryData(internalNotesQuery(subject).queryKey, notes),
  });
}
