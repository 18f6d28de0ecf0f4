import type { FeedDestination } from '@pawmatch/contract/feeds/feed-values';
import type { Feed, FeedPet } from '@pawmatch/contract/feeds/feeds-endpoints';
import { sayStored } from '../../platform/language/stored-text.ts';
import { fingerprintOf } from './delivery/feed-server.ts';
import type { listPetsWithFeeds } from './feeds.repository.ts';
import type { FeedRow } from './feeds.table.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** @param feed undefined for one that nobody has touched */
export function presentFeed(
  destination: FeedDestination,
  feed: FeedRow | undefined,
  addressCreatedAt: Date | undefined,
): Feed {
  return {
    destination,
    is_on: feed?.isOn ?? false,
    account: feed?.account ?? null,
    address_created_at: iso(addressCreatedAt ?? null),
    delivery: feed ? presentDelivery(feed) : null,
    sent_at: iso(feed?.sentAt ?? null),
    sent_pets: feed?.sentPets ?? null,
    next_send_at: iso(feed?.nextSendAt ?? null),
    error: feed?.error ? sayStored(feed.error) : null,
    failed_at: iso(feed?.failedAt ?? null),
    held: feed?.heldAt ? { since: feed.heldAt.toISOString(), pets: feed.heldPets ?? 0 } : null,
  };
}

function presentDelivery(feed: FeedRow): Feed['delivery'] {
  const { protocol, host, port, username, folder, fileName, everyHours, serverKey, secret } = feed;
  if (!protocol || !host || !port || !username || folder === null || !fileName) return null;
  return {
    ...{ protocol, host, port, username, folder },
    file_name: fileName,
    every_hours: everyHours,
    has_secret: secret !== null,
    fingerprint: serverKey && fingerprintOf(serverKey),
  };
}

export const presentFeedPet = (
  row: Awaited<ReturnType<typeof listPetsWithFeeds>>[number],
): FeedPet => ({
  id: row.id,
  name: row.name,
  species: row.species,
  status: row.status,
  is_listed: row.isListed,
  feeds: row.feeds.map(({ destination, pet }) => ({
    destination,
    is_left_out: pet.isLeftOut,
    sent_at: iso(pet.sentAt),
    state: pet.state,
  })),
});
