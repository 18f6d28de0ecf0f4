import { HISTORY_PAGE_SIZE, listHistory } from '@pawmatch/contract/history/history-endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { callEndpoint } from '../../../lib/api/client.ts';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { MoreButton } from '../../../staff/list/MoreButton.tsx';
import { historyKey } from '../../../staff/row-source.ts';
import { describeEvent } from '../describe-event.ts';
import { historyMessages } from '../history-messages.ts';

/** Whose history. */
type HistorySubject = { pet_id: string } | { visit_id: string } | { person_id: string };

/** What happened to a pet, a visit or a person, newest first, a page at a time. */
function useHistory(subject: HistorySubject) {
  return useInfiniteQuery({
    queryKey: [...historyKey, subject],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listHistory, { query: { ...subject, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) =>
      last.length < HISTORY_PAGE_SIZE ? undefined : last[last.length - 1]?.id,
  });
}

type HistoryListProps = { subject: HistorySubject; timeZone: string };

/** What happened to a pet, a visit or a person, in plain sentences, newest first. */
export function HistoryList({ subject, timeZone }: HistoryListProps) {
  const can = useCan();
  const history = useHistory(subject);
  const events = history.data?.pages.flat();
  return (
    <section aria-labelledby="history-title" className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="history-title" className="text-xl">
          {historyMessages.title}
        </h2>
        {'person_id' in subject && can('journal.read') && (
          <Link to={`/admin/journal?person=${subject.person_id}`} className="link text-sm">
            {historyMessages.whoLooked}
          </Link>
        )}
      </div>
      <LoadFailure query={history} message={historyMessages.failed} />
      {history.isPending && (
        <div role="status" aria-label={historyMessages.loading} className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {events?.length === 0 && <p className="text-text-muted">{historyMessages.nothing}</p>}
      {events && events.length > 0 && (
        <ol className="grid gap-4 border-s border-line ps-4">
          {events.map((event) => (
            <li key={event.id} className="grid gap-0.5 text-sm">
              {describeEvent(event, timeZone).map((sentence) => (
                <p key={sentence} className="wrap-anywhere">
                  {sentence}
                </p>
              ))}
              {event.earlier_note && (
                <p className="wrap-anywhere whitespace-pre-line text-text-muted">
                  {historyMessages.earlierNote(event.earlier_note)}
                </p>
              )}
              <p className="flex flex-wrap gap-x-3 text-xs text-text-muted">
                <time dateTime={event.happened_at}>
                  {shortDateTime(event.happened_at, timeZone)}
                </time>
                {event.pet?.name && !('pet_id' in subject) && (
                  <Link to={`/admin/pets/${event.pet.id}`} className="link wrap-anywhere">
                    {event.pet.name}
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      <MoreButton query={history} label={historyMessages.showOlder} />
    </section>
  );
}
