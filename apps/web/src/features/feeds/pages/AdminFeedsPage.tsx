import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { StaffNavigation } from '../../../staff/StaffPage.tsx';
import { DataLink } from '../../data-pages/components/DataLink.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { FeedCard } from '../components/FeedCard.tsx';
import { FeedPets } from '../components/FeedPets.tsx';
import { feedsQuery } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';

/** What other sites get about the pets of the shelter. */
export function AdminFeedsPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(feedsQuery);
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  return (
    <>
      <StaffNavigation />
      <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-6 sm:px-6">
        <header className="grid gap-2">
          <DataLink />
          <h1 className="text-2xl">{messages.title}</h1>
          <p className="text-text-muted">{messages.about}</p>
        </header>
        {isPending && <ListSkeleton label={messages.title} />}
        {error && !data && (
          <LoadFailure
            message={messages.loadFailed}
            error={error}
            isTrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        )}
        {data?.map((feed) => (
          <FeedCard key={feed.destination} feed={feed} timeZone={timeZone} />
        ))}
        {data && <FeedPets timeZone={timeZone} />}
      </div>
    </>
  );
}
