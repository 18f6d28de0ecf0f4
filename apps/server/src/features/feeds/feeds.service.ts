import { type FeedChange, feedDestinations } from '@pawmatch/contract/feeds/feed-values';
import type { Feed, FeedInput, SeenServerKey } from '@pawmatch/contract/feeds/feeds-endpoints';
import { readFeed } from '@pawmatch/contract/feeds/feeds-endpoints';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { createSecretBox } from '../../platform/security/secret-box.ts';
import {
  deleteGrantsFor,
  findGrant,
  findGrantFor,
  replaceGrant,
} from '../grants/grants.repository.ts';
import { FEED_SECRETS, serverOf } from './delivery/deliver-feeds.ts';
import { toDeliveryError } from './delivery/delivery-error.ts';
import { fingerprintOf } from './delivery/feed-server.ts';
import { transportOf } from './delivery/transport-of.ts';
import { presentFeed } from './feeds.presenter.ts';
import type { FeedKey } from './feeds.repository.ts';
import * as repository from './feeds.repository.ts';
import type { FeedRow } from './feeds.table.ts';
import { prepareFile, recordSent } from './prepare-file.ts';

type ServiceDependencies = Uses<
  'database' | 'clock' | 'shelters' | 'publicUrl' | 'config' | 'sessionSecret'
>;

const noDelivery = {
  ...{ protocol: null, host: null, port: null, username: null, secret: null, folder: null },
  ...{ fileName: null, serverKey: null, everyHours: null, nextSendAt: null },
} satisfies Partial<FeedRow>;

/** What a shelter tells other sites about its pets, by their secret addresses and by delivery. */
export function createFeedsService(dependencies: ServiceDependencies) {
  const { database, clock, publicUrl, sessionSecret } = dependencies;
  const secretBox = createSecretBox(sessionSecret, FEED_SECRETS);

  const present = async (feed: FeedRow): Promise<Feed> => {
    const grant = await findGrantFor(database, 'feed', feed.id, clock());
    return presentFeed(feed.destination, feed, grant?.createdAt);
  };

  /** Records in the journal what somebody has changed. */
  const record = async (
    tx: Queries,
    by: FeedEditor,
    changes: readonly FeedChange[],
    petId?: string,
  ): Promise<void> => {
    if (changes.length === 0) return;
    await repository.insertFeedChange(tx, { ...by, changes, petId, now: clock() });
  };

  /** Changes a feed, which is locked. @param changesOf says what the journal says */
  const change = async (
    by: FeedEditor,
    columnsOf: (feed: FeedRow) => Partial<FeedRow>,
    changesOf: (before: FeedRow, after: FeedRow) => FeedChange[],
  ): Promise<Feed> =>
    present(
      await database.transaction(async (tx) => {
        const feed = await repository.lockFeed(tx, by);
        const after = await repository.updateFeed(tx, feed.id, columnsOf(feed));
        await record(tx, by, changesOf(feed, after));
        return after;
      }),
    );

  const lock = (key: FeedKey) => database.transaction((tx) => repository.lockFeed(tx, key));

  /** A password goes to no other server than the one that it was given for. */
  function deliveryColumns(
    feed: FeedRow,
    { protocol, host, port, username, folder, file_name, every_hours, secret }: NewDelivery,
  ): Partial<FeedRow> {
    const isSameServer =
      feed.protocol === protocol && feed.host === host.toLowerCase() && feed.port === port;
    const kept = isSameServer && feed.username === username ? feed.secret : null;
    return {
      ...{ protocol, host: host.toLowerCase(), port, username, folder, fileName: file_name },
      everyHours: every_hours,
      secret: secret ? secretBox.seal(Buffer.from(secret)) : kept,
      serverKey: isSameServer ? feed.serverKey : null,
      nextSendAt: every_hours === null ? null : clock(),
    };
  }

  return {
    async list(shelterId: string): Promise<Feed[]> {
      const rows = await repository.listFeedsOf(database, shelterId);
      return Promise.all(
        feedDestinations.map((destination) => {
          const feed = rows.find((row) => row.destination === destination);
          return feed ? present(feed) : presentFeed(destination, undefined, undefined);
        }),
      );
    },

    change: (by: FeedEditor, { is_on, account, delivery }: FeedInput): Promise<Feed> =>
      change(
        by,
        (feed) => ({
          isOn: is_on,
          account,
          ...{ failures: 0, error: null, failedAt: null },
          ...(delivery ? deliveryColumns(feed, delivery) : noDelivery),
        }),
        (before, after) => changesOfSettings(before, after, Boolean(delivery?.secret)),
      ),

    /** The former address ends. Only a hash of the token is stored. */
    async createAddress(by: FeedEditor): Promise<{ url: string; created_at: string }> {
      const createdAt = clock();
      const token = await database.transaction(async (tx) => {
        const { id: subjectId } = await repository.lockFeed(tx, by);
        await record(tx, by, ['address']);
        // It is the shelter's, and not that of a colleague, who may leave.
        return replaceGrant(tx, 'feed', { userId: null, subjectId, createdAt });
      });
      const url = `${publicUrl}/api${readFeed.path}?token=${token}`;
      return { url, created_at: createdAt.toISOString() };
    },

    async revokeAddress(by: FeedEditor): Promise<void> {
      await database.transaction(async (tx) => {
        const { id } = await repository.lockFeed(tx, by);
        await deleteGrantsFor(tx, 'feed', [id]);
        await record(tx, by, ['no_address']);
      });
    },

    /** @throws AppError FEED_WITHOUT_SERVER, FEED_SERVER_FAILED in the words of the other side */
    async readServerKey(key: FeedKey): Promise<SeenServerKey> {
      const feed = await lock(key);
      try {
        const server = await serverOf(dependencies, feed);
        if (!server) throw new AppError('FEED_WITHOUT_SERVER');
        const { readServerKey } = await transportOf(server);
        const seen = await readServerKey(server);
        const { serverKey } = server;
        return {
          key: seen.key.toString('base64'),
          fingerprint: fingerprintOf(seen.key),
          is_trusted: serverKey ? serverKey.equals(seen.key) : seen.isTrusted,
        };
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('FEED_SERVER_FAILED', { detail: toDeliveryError(error, '').message });
      }
    },

    confirmServerKey: (by: FeedEditor, serverKey: string): Promise<Feed> =>
      change(
        by,
        (feed) => {
          if (!feed.protocol) throw new AppError('FEED_WITHOUT_SERVER');
          const retry = feed.everyHours === null ? {} : { nextSendAt: clock() };
          return { serverKey: Buffer.from(serverKey, 'base64'), failures: 0, ...retry };
        },
        () => ['server_key'],
      ),

    send: (by: FeedEditor): Promise<Feed> =>
      change(
        by,
        ({ secret, isOn }) => {
          if (!secret || !isOn) throw new AppError('FEED_WITHOUT_SERVER');
          return { nextSendAt: clock(), failures: 0 };
        },
        () => ['sent'],
      ),

    release: (by: FeedEditor, pets: number): Promise<Feed> =>
      change(
        by,
        (feed) => ({
          ...{ releasedPets: pets, heldAt: null, heldPets: null },
          ...(feed.protocol && feed.isOn && { nextSendAt: clock() }),
        }),
        () => ['released'],
      ),

    listPets: (shelterId: string, name: string) =>
      repository.listPetsWithFeeds(database, shelterId, name),

    async leaveOut(by: FeedEditor, petId: string, isLeftOut: boolean): Promise<void> {
      await database.transaction(async (tx) => {
        const { id: feedId } = await repository.lockFeed(tx, by);
        await repository.setLeftOut(tx, { feedId, petId, isLeftOut });
        await record(tx, by, [isLeftOut ? 'left_out' : 'taken_in'], petId);
      });
    },

    /**
     * The file for who has the secret address.
     * @throws AppError FEED_NOT_FOUND also while the feed is off, FEED_HELD_BACK
     */
    async read(token: string): Promise<string> {
      const grant = await findGrant(database, 'feed', token, clock());
      const feed = grant?.subjectId ? await repository.findFeed(database, grant.subjectId) : null;
      if (!feed?.isOn) throw new AppError('FEED_NOT_FOUND');
      const file = await prepareFile(dependencies, feed);
      if (file === 'held') throw new AppError('FEED_HELD_BACK');
      await recordSent(dependencies, feed, file);
      return file.text;
    },
  };
}

/** Who changes which feed. */
type FeedEditor = FeedKey & { colleagueId: string };

/** Whether something other than the password was changed of where a feed is delivered. */
const differ = (before: FeedRow, after: FeedRow): boolean =>
  (['protocol', 'host', 'port', 'username', 'folder', 'fileName', 'everyHours'] as const).some(
    (column) => before[column] !== after[column],
  );

function changesOfSettings(before: FeedRow, after: FeedRow, isPasswordNew: boolean): FeedChange[] {
  const isMoved = differ(before, after);
  return [
    ...(before.isOn === after.isOn ? [] : [after.isOn ? ('on' as const) : ('off' as const)]),
    ...(before.account === after.account ? [] : ['account' as const]),
    ...(isMoved ? [after.protocol ? ('server' as const) : ('no_server' as const)] : []),
    ...(isPasswordNew ? ['password' as const] : []),
  ];
}

type NewDelivery = NonNullable<FeedInput['delivery']>;
