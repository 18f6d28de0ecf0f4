import { HISTORY_PAGE_SIZE, listHistory } from '@pawmatch/contract/history/history-endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { historyKey } from '../../staff/row-source.ts';

/** Whose history. */
export type HistorySubject = { pet_id: string } | { visit_id: string } | { person_id: string };

/** What happened to a pet, a visit or a person, newest first, a page at a time. */
export function useHistory(subject: HistorySubject) {
  return useInfiniteQuery({
    queryKey: [...historyKey, subject],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listHistory, { query: { ...subject, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) =>
      last.length < HISTORY_PAGE_SIZE ? undefined : last[last.length - 1]?.id,
  });
}
