import type { FeedDestination } from '@pawmatch/contract/feeds/feed-values';
import * as endpoints from '@pawmatch/contract/feeds/feeds-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

export const feedsQuery = {
  ...endpointQuery(['feeds'], endpoints.listFeeds),
  // A delivery ends in the background; forms keep what was typed.
  refetchInterval: 15_000,
};

export const feedPetsQuery = (q: string) =>
  queryOptions({
    queryKey: ['feed-pets', q],
    queryFn: ({ signal }) => callEndpoint(endpoints.listFeedPets, { query: { q }, signal }),
    placeholderData: (previous) => previous,
  });

export const changeFeed = (destination: FeedDestination, body: endpoints.FeedInput) =>
  callEndpoint(endpoints.changeFeed, { params: { destination }, body });

export const createFeedAddress = (destination: FeedDestination) =>
  callEndpoint(endpoints.createFeedAddress, { params: { destination } });

export const revokeFeedAddress = (destination: FeedDestination) =>
  callEndpoint(endpoints.revokeFeedAddress, { params: { destination } });

export const readServerKey = (destination: FeedDestination) =>
  callEndpoint(endpoints.readServerKey, { params: { destination } });

export const confirmServerKey = (destination: FeedDestination, key: string) =>
  callEndpoint(endpoints.confirmServerKey, { params: { destination }, body: { key } });

export const sendFeed = (destination: FeedDestination) =>
  callEndpoint(endpoints.sendFeed, { params: { destination } });

export const releaseFeed = (destination: FeedDestination, pets: number) =>
  callEndpoint(endpoints.releaseFeed, { params: { destination }, body: { pets } });

export const leavePetOut = (petId: string, destination: FeedDestination, isLeftOut: boolean) =>
  callEndpoint(endpoints.leavePetOut, {
    params: { petId, destination },
    body: { is_left_out: isLeftOut },
  });
