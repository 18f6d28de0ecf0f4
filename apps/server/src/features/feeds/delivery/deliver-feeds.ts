import { isDeepStrictEqual } from 'node:util';
import type { Uses } from '../../../dependencies.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import { createSecretBox } from '../../../platform/security/secret-box.ts';
import * as repository from '../feeds.repository.ts';
import type { FeedRow } from '../feeds.table.ts';
import { prepareFile, recordSent, tellManagers } from '../prepare-file.ts';
import { DeliveryError, toDeliveryError } from './delivery-error.ts';
import { deliveryTexts as messages } from './delivery-texts.ts';
import { type FeedServer, findServerAddress } from './feed-server.ts';
import { transportOf } from './transport-of.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Longer than a delivery takes: a feed of a server that died is due again after this. */
const LEASE_MS = 5 * 60 * SECOND;
const MAX_DELIVERY_MS = 4 * 60 * SECOND;

/** The pause doubles with each failure up to an hour. */
const FIRST_RETRY_MS = 30 * SECOND;

/** A failure that may pass is told after so many tries, about a quarter of an hour. */
const TOLD_FAILURES = 5;

/** The purpose of the key that encrypts passwords and keys of feeds. */
export const FEED_SECRETS = 'feed deliveries';

type DeliveryDependencies = Uses<
  'database' | 'clock' | 'shelters' | 'publicUrl' | 'config' | 'sessionSecret' | 'logger'
>;

/** @returns undefined without a server, or without its password */
export async function serverOf(
  { config, sessionSecret }: Pick<DeliveryDependencies, 'config' | 'sessionSecret'>,
  feed: FeedRow,
): Promise<FeedServer | undefined> {
  const { protocol, host, port, username, folder, fileName, serverKey } = feed;
  const sealed = feed.secret;
  if (!protocol || !host || !port || !username || folder === null || !fileName) return undefined;
  const secret = sealed && createSecretBox(sessionSecret, FEED_SECRETS).open(sealed);
  if (!secret) return undefined;
  const address = await findServerAddress(host, config.allowsPrivateHosts);
  const login = { username, secret: secret.toString('utf8') };
  return { protocol, host, address, port, ...login, serverKey, folder, fileName };
}

/** Delivers the feeds that are due, one after the other, on one of the servers. */
export function deliverFeeds(dependencies: DeliveryDependencies): PeriodicJob {
  const { database, clock } = dependencies;
  return {
    name: 'delivering feeds',
    everyMs: 5 * SECOND,
    hasWork: () => repository.hasDueFeeds(database, clock()),
    async run() {
      for (;;) {
        const leaseEndsAt = new Date(clock().getTime() + LEASE_MS);
        const feed = await repository.claimDueFeed(database, clock(), leaseEndsAt);
        if (!feed) return;
        await deliver(dependencies, feed);
      }
    },
  };
}

async function deliver(dependencies: DeliveryDependencies, feed: FeedRow): Promise<void> {
  const { database, clock, logger } = dependencies;
  const after = (ms: number) => new Date(clock().getTime() + ms);
  const nextSendAt = feed.everyHours ? after(feed.everyHours * HOUR) : null;
  try {
    const file = await prepareFile(dependencies, feed);
    if (file !== 'held') {
      await send(dependencies, feed, Buffer.from(file.text));
      await recordSent(dependencies, feed, file);
    }
    const result = { nextSendAt, failures: 0, error: null, failedAt: null };
    await repository.finishDelivery(database, feed, result);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    logger.warn({ feed: feed.id, err: error }, 'A feed was not delivered');
    const failures = feed.failures + 1;
    const retryAt = after(Math.min(FIRST_RETRY_MS * 2 ** feed.failures, HOUR));
    const result = { failures, error: error.text, failedAt: clock() };
    const next = error.isPermanent ? nextSendAt : retryAt;
    await database.transaction(async (tx) => {
      await repository.finishDelivery(tx, feed, { ...result, nextSendAt: next });
      const isNew = !isDeepStrictEqual(feed.error, error.text);
      const isTold = error.isPermanent ? isNew : failures === TOLD_FAILURES;
      const trouble = { kind: 'failed' as const, error: error.text };
      if (isTold) await tellManagers(tx, dependencies, feed, trouble);
    });
  }
}

/** @throws DeliveryError */
async function send(
  dependencies: DeliveryDependencies,
  feed: FeedRow,
  content: Buffer,
): Promise<void> {
  const server = await serverOf(dependencies, feed);
  if (!server) {
    throw new DeliveryError(messages.secretMissing, { isPermanent: true });
  }
  const signal = AbortSignal.timeout(MAX_DELIVERY_MS);
  try {
    const { sendFile } = await transportOf(server);
    await sendFile(server, content, signal);
  } catch (error) {
    if (signal.aborted) throw new DeliveryError(messages.tooSlow);
    throw toDeliveryError(error, server.secret);
  }
}
