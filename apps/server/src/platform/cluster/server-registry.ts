import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../database/new-id.ts';
import type { PlatformDependencies } from '../platform-dependencies.ts';
import { ConfigError } from '../process/config-error.ts';
import { deriveKey } from '../security/derived-key.ts';
import * as repository from './server-registry.repository.ts';

const SECOND = 1_000;

const HEARTBEAT_MS = 2 * SECOND;

/** A server without a heartbeat for so long counts as dead. */
const DEAD_AFTER_MS = 10 * SECOND;

const RETRY_MS = 250;

type JoinDependencies = Pick<
  PlatformDependencies,
  'config' | 'database' | 'logger' | 'sessionSecret'
> & {
  /** Identifies the photo store; see {@link readStoreId}. */
  storeId: string;
};

/** Settings are stored as hashes, so that the database reveals none. */
const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

/** Settings in which all servers of a database must agree, by the name that the operator sets. */
function hashSettings({
  config,
  sessionSecret,
  storeId,
}: JoinDependencies): repository.SettingHashes {
  const secret = Buffer.from(deriveKey(sessionSecret, 'comparing settings')).toString('base64url');
  return {
    SESSION_SECRET: hashOf('secret', secret),
    'place of photos (S3_BUCKET and S3_ENDPOINT, or DATA_DIR)': hashOf('photos', storeId),
    PUBLIC_URL: hashOf('url', config.publicUrl ?? ''),
    SHELTER_TIME_ZONE: hashOf('zone', config.shelter.timeZone),
  };
}

/** @returns the names of settings that differ */
function findDifferences(own: repository.SettingHashes, other: repository.SettingHashes): string[] {
  return Object.keys(own).filter((name) => own[name] !== other[name]);
}

const describeDifference = (names: string[]) =>
  `Another server of this database runs with another ${names.join(' and another ')}`;

/**
 * Registers this server among those that share a database, and sends a heartbeat every few seconds.
 * @returns a function that removes it again
 * @throws ConfigError with one line that names the settings in which a running server differs
 */
export async function registerServer(dependencies: JoinDependencies): Promise<() => Promise<void>> {
  const { database, logger, config } = dependencies;
  const self = { id: newId(), settings: hashSettings(dependencies) };
  const firstSeen = new Map<string, string>();

  /** @returns false while another server with other settings may be dead or alive */
  const join = (): Promise<boolean> =>
    database.transaction(async (tx) => {
      await repository.lockServers(tx);
      const differing = (await repository.listLiveServers(tx, DEAD_AFTER_MS))
        .map((server) => ({ ...server, names: findDifferences(self.settings, server.settings) }))
        .filter(({ names }) => names.length > 0);
      for (const { id, seenAt, names } of differing) {
        if (config.peerSettings === 'any') {
          logger.warn(`${describeDifference(names)}, as PEER_SETTINGS=any allows`);
          continue;
        }
        // A server that was killed sends no further heartbeat.
        if ((firstSeen.get(id) ?? seenAt) !== seenAt) {
          throw new ConfigError(
            `${describeDifference(names)}: set the same, or stop all others first, or set PEER_SETTINGS=any while you change one server after the other`,
          );
        }
        firstSeen.set(id, seenAt);
      }
      if (differing.length > 0 && config.peerSettings !== 'any') return false;
      await repository.upsertServer(tx, self);
      return true;
    });

  while (!(await join())) await delay(RETRY_MS);
  const timer = setInterval(() => {
    repository.upsertServer(database, self).catch(() => {}); // The next attempt may succeed.
  }, HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await repository.deleteServer(database, self.id).catch(() => {}); // The others notice that the heartbeat is missing.
  };
}
