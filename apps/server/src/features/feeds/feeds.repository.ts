import {
  FEED_PETS_LIMIT,
  type FeedChange,
  type FeedDestination,
} from '@pawmatch/contract/feeds/feed-values';
import { and, asc, eq, ilike, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { isVisible } from '../pets/pets.repository.ts';
import { type PetWithPhotos, pets } from '../pets/pets.table.ts';
import { withPhotos } from '../pets/photos/pet-photos.repository.ts';
import type { BuiltFeed } from './build-feed.ts';
import { type FeedPetRow, type FeedRow, feedPets, feeds } from './feeds.table.ts';

/** A feed by its shelter and site. */
export interface FeedKey {
  shelterId: string;
  destination: FeedDestination;
}

export const listFeedsOf = (database: Queries, shelterId: string): Promise<FeedRow[]> =>
  database.select().from(feeds).where(eq(feeds.shelterId, shelterId));

export async function findFeed(database: Queries, id: string): Promise<FeedRow | undefined> {
  const [row] = await database.select().from(feeds).where(eq(feeds.id, id));
  return row;
}

/** Locks the feed, which is made when it is first needed. */
export async function lockFeed(transaction: Queries, key: FeedKey): Promise<FeedRow> {
  await transaction
    .insert(feeds)
    .values({ id: newId(), ...key })
    .onConflictDoNothing();
  const isIt = and(eq(feeds.shelterId, key.shelterId), eq(feeds.destination, key.destination));
  const [row] = await transaction.select().from(feeds).where(isIt).for('update');
  if (!row) throw new Error('The feed was not inserted');
  return row;
}

export async function updateFeed(
  database: Queries,
  id: string,
  columns: Partial<FeedRow>,
): Promise<FeedRow> {
  const [row] = await database.update(feeds).set(columns).where(eq(feeds.id, id)).returning();
  if (!row) throw new Error('There is no such feed');
  return row;
}

/** What a site may get: what adopters may see; adopted pets only where the site has them. */
export function listPetsForFeed(
  database: Queries,
  { shelterId }: FeedRow,
  known: readonly FeedPetRow[],
): Promise<PetWithPhotos[]> {
  const knownIds = known.filter(({ state }) => state !== null).map(({ petId }) => petId);
  const isWanted = or(ne(pets.status, 'Adopted'), inArray(pets.id, knownIds));
  return database
    .select(withPhotos)
    .from(pets)
    .where(and(eq(pets.shelterId, shelterId), isVisible, isWanted))
    .orderBy(asc(pets.id));
}

export const listKnownPets = (database: Queries, feedId: string): Promise<FeedPetRow[]> =>
  database.select().from(feedPets).where(eq(feedPets.feedId, feedId));

/** Records that a site has got a file. */
export async function recordFile(
  transaction: Queries,
  feedId: string,
  { entries }: BuiltFeed,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const list = JSON.stringify(entries.map(({ petId, ...entry }) => ({ pet_id: petId, ...entry })));
  await transaction.execute(sql`
    WITH sent AS (SELECT * FROM jsonb_to_recordset(${list}::jsonb) AS x (pet_id uuid, state text, cells jsonb)),
    gone AS (
      UPDATE feed_pets SET state = NULL, cells = NULL, ended_at = NULL
      WHERE feed_id = ${feedId} AND state IS NOT NULL AND pet_id NOT IN (SELECT pet_id FROM sent)
    )
    INSERT INTO feed_pets (feed_id, pet_id, sent_at, state, cells, ended_at)
    SELECT ${feedId}::uuid, pet_id, ${at}, state, cells, CASE WHEN state IN ('adopted', 'removed') THEN ${at} END
    FROM sent
    ON CONFLICT (feed_id, pet_id) DO UPDATE SET sent_at = excluded.sent_at, state = excluded.state,
      cells = excluded.cells,
      ended_at = CASE WHEN excluded.ended_at IS NULL THEN NULL
        WHEN feed_pets.state = excluded.state THEN coalesce(feed_pets.ended_at, excluded.ended_at)
        ELSE excluded.ended_at END`);
}

export async function setLeftOut(
  database: Queries,
  row: Pick<FeedPetRow, 'feedId' | 'petId' | 'isLeftOut'>,
): Promise<void> {
  await database
    .insert(feedPets)
    .values(row)
    .onConflictDoUpdate({
      target: [feedPets.feedId, feedPets.petId],
      set: { isLeftOut: row.isLeftOut },
    });
}

/** The pets of a shelter by name, with what each site has got of them. */
export async function listPetsWithFeeds(database: Queries, shelterId: string, name: string) {
  const isNamed = name ? ilike(pets.name, `%${name.replace(/[\\%_]/g, '\\$&')}%`) : undefined;
  const rows = await database
    .select({
      id: pets.id,
      name: pets.name,
      species: pets.species,
      status: pets.status,
      isListed: pets.isListed,
    })
    .from(pets)
    .where(and(eq(pets.shelterId, shelterId), ne(pets.status, 'Adopted'), isNamed))
    .orderBy(asc(sql`lower(${pets.name})`), asc(pets.id))
    .limit(FEED_PETS_LIMIT);
  const sent = await database
    .select({ destination: feeds.destination, pet: feedPets })
    .from(feedPets)
    .innerJoin(feeds, eq(feeds.id, feedPets.feedId))
    .where(
      and(
        eq(feeds.shelterId, shelterId),
        inArray(
          feedPets.petId,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return rows.map((row) => ({ ...row, feeds: sent.filter(({ pet }) => pet.petId === row.id) }));
}

const isDue = (now: Date) => and(eq(feeds.isOn, true), lte(feeds.nextSendAt, now));

export const hasDueFeeds = async (database: Queries, now: Date): Promise<boolean> =>
  (await database.$count(feeds, isDue(now))) > 0;

/** Takes the feed that has been due for longest. No other server gets it before the lease ends. */
export async function claimDueFeed(
  database: Queries,
  now: Date,
  leaseEndsAt: Date,
): Promise<FeedRow | undefined> {
  const [row] = await database
    .update(feeds)
    .set({ nextSendAt: leaseEndsAt })
    .where(
      inArray(
        feeds.id,
        database
          .select({ id: feeds.id })
          .from(feeds)
          .where(isDue(now))
          .orderBy(asc(feeds.nextSendAt))
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();
  return row;
}

/** Stores the result of a delivery, unless somebody has changed the feed meanwhile. */
export async function finishDelivery(
  database: Queries,
  { id, nextSendAt }: FeedRow,
  columns: Partial<FeedRow>,
): Promise<void> {
  const isClaimed = nextSendAt ? eq(feeds.nextSendAt, nextSendAt) : sql`false`;
  await database
    .update(feeds)
    .set(columns)
    .where(and(eq(feeds.id, id), isClaimed));
}

/** Records in the journal what a colleague changed of a feed. */
export async function insertFeedChange(
  tx: Queries,
  change: FeedKey & {
    colleagueId: string;
    changes: readonly FeedChange[];
    petId?: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { destination, changes, petId } = change;
  await tx.execute(sql`
    INSERT INTO journal (kind, colleague_id, shelter_id, filters, happened_at)
    VALUES ('feed.changed', ${change.colleagueId}::uuid, ${change.shelterId}::uuid,
      ${JSON.stringify({ destination, changes, pet_id: petId })}::jsonb, ${change.now.toISOString()}::timestamptz)`);
}
