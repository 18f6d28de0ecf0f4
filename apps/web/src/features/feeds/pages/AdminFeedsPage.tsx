import { useQuery } from '@tanstack/react-query';
import { ListState } from '../../../staff/list/ListState.tsx';
import { DataPage } from '../../data-pages/components/DataPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { FeedCard } from '../components/FeedCard.tsx';
import { FeedPets } from '../components/FeedPets.tsx';
import { feedsQuery } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';

/** What other sites get about the pets of the shelter. */
export function AdminFeedsPage() {
  const query = useQuery(feedsQuery);
  const { data } = query;
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  return (
    <DataPage title={messages.title} about={messages.about}>
      <ListState query={query} loading={messages.title} failed={messages.loadFailed} />
      {data?.map((feed) => (
        <FeedCard key={feed.destination} feed={feed} timeZone={timeZone} />
      ))}
      {data && <FeedPets timeZone={timeZone} />}
    </DataPage>
  );
}
