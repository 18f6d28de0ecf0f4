import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { JOURNAL_PAGE_SIZE, type JournalKind } from '@pawmatch/contract/journal/journal-values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { callEndpoint } from '../../../lib/api/client.ts';
import { ListEmpty, ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { MoreButton } from '../../../staff/list/MoreButton.tsx';
import { setValues, useListAddress } from '../../../staff/page/use-list-address.ts';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { JournalRow } from '../components/JournalRow.tsx';
import { JournalToolbar, journalParameters } from '../components/JournalToolbar.tsx';
import { journalMessages as messages } from '../journal-messages.ts';

/** Which entries are shown; what is left out matches all. */
interface JournalFilters {
  person?: string;
  colleague?: string;
  kind?: JournalKind;
  from?: string;
  to?: string;
}

/** The key of a list of entries. */
const journalKey = (filters: JournalFilters) => ['journal', filters] as const;

/** What staff read and changed, newest first, a page at a time. */
function useJournal(filters: JournalFilters) {
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

/** What staff opened, listed, exported and changed, for managers. */
export function AdminJournalPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const address = useListAddress(journalParameters);
  const { values } = address;
  const filters = setValues(values);
  const journal = useJournal(filters);
  const entries = journal.data?.pages.flat() ?? [];
  const nameOf = (key: 'person' | 'colleague') =>
    entries.find((entry) => entry[key]?.id === values[key])?.[key]?.name ?? undefined;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <StaffPage title={messages.title} about={messages.intro} width="list">
      <JournalToolbar
        address={address}
        names={{ person: nameOf('person'), colleague: nameOf('colleague') }}
      />
      {journal.isPending && <ListSkeleton label={messages.loading} />}
      <LoadFailure query={journal} message={messages.failed} />
      {journal.isSuccess && entries.length === 0 && (
        <ListEmpty
          action={
            isFiltered && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() =>
                  address.set({ person: '', colleague: '', kind: '', from: '', to: '' })
                }
              >
                {messages.showAll}
              </Button>
            )
          }
        >
          {isFiltered ? messages.noMatches : messages.nothing}
        </ListEmpty>
      )}
      {entries.length > 0 && (
        <ol aria-label={messages.entries} className="grid gap-2">
          {entries.map((entry) => (
            <JournalRow
              key={entry.id}
              entry={entry}
              timeZone={timeZone}
              filters={values}
              searchWith={address.searchWith}
            />
          ))}
        </ol>
      )}
      <MoreButton query={journal} label={messages.showOlder} className="justify-self-center" />
    </StaffPage>
  );
}
