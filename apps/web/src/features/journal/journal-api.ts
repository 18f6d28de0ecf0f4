import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { JOURNAL_PAGE_SIZE, type JournalKind } from '@pawmatch/contract/journal/journal-values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

/** Which entries are shown; what is left out matches all. */
export interface JournalFilters {
  person?: string;
  colleague?: string;
  kind?: JournalKind;
  from?: string;
  to?: string;
}

/** The key of a list of entries. */
export const journalKey = (filters: JournalFilters) => ['journal', filters] as const;

/** What staff read and changed, newest first, a page at a time. */
export function useJournal(filters: JournalFilters) {
  const { person, colleague, ...others } = filters;
  const query = { person_id: person, colleague_id: colleague, ...others };
  return useInfiniteQuery({
    queryKey: journalKey(filters),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listJournal, { query: { ...query, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) =>
      last.length < JOURNAL_PAGE_SIZE ? undefined : last[last.length - 1]?.id,
    // Whoever opens the page wants what has happened until now.
    staleTime: 0,
  });
}
