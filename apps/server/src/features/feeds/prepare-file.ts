import { isHeldBack } from '@pawmatch/contract/feeds/feed-values';
import type { Uses } from '../../dependencies.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { staffSender } from '../shelter/write-shelter-mail.ts';
import { lockManagers } from '../staff/managers.repository.ts';
import { type BuiltFeed, buildFeed } from './build-feed.ts';
import { type FeedTrouble, feedMail } from './feed-mail.ts';
import * as repository from './feeds.repository.ts';
import type { FeedRow } from './feeds.table.ts';

export type FeedDependencies = Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>;

/**
 * Builds the file of a feed as of now.
 * @returns `held` when it waits for a person, whom it tells
 */
export async function prepareFile(
  dependencies: FeedDependencies,
  feed: FeedRow,
): Promise<BuiltFeed | 'held'> {
  const { database, clock, shelters, publicUrl } = dependencies;
  const now = clock();
  const known = await repository.listKnownPets(database, feed.id);
  const pets = await repository.listPetsForFeed(database, feed, known);
  const { time_zone: timeZone } = shelters.of(feed.shelterId);
  const context = { account: feed.account ?? '', publicUrl, timeZone };
  const file = buildFeed(feed.destination, { pets, known, now }, context);
  const isHeld = isHeldBack({
    before: feed.sentPets ?? 0,
    now: file.offered,
    released: feed.releasedPets,
  });
  if (!isHeld) return file;
  await database.transaction(async (tx) => {
    const { heldAt } = await repository.lockFeed(tx, feed);
    const held = { heldAt: heldAt ?? now, heldPets: file.offered };
    await repository.updateFeed(tx, feed.id, held);
    if (heldAt === null) {
      const counts = { before: feed.sentPets ?? 0, now: file.offered };
      await tellManagers(tx, dependencies, feed, { kind: 'held', ...counts });
    }
  });
  return 'held';
}

/** Records that the site has the file. */
export async function recordSent(
  { database, clock }: FeedDependencies,
  { id }: FeedRow,
  file: BuiltFeed,
): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    await repository.updateFeed(tx, id, {
      ...{ sentAt: now, sentPets: file.offered },
      ...{ heldAt: null, heldPets: null, releasedPets: null },
    });
    await repository.recordFile(tx, id, file, now);
  });
}

export async function tellManagers(
  transaction: Queries,
  { shelters, publicUrl, clock }: FeedDependencies,
  { shelterId, destination }: FeedRow,
  trouble: FeedTrouble,
): Promise<void> {
  const sender = staffSender({ shelters, publicUrl }, shelters.of(shelterId));
  for (const to of await lockManagers(transaction, shelterId)) {
    await enqueueMail(transaction, feedMail({ to, destination, trouble }, sender), clock());
  }
}
