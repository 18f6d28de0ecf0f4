import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { ConfigError } from './config-error.ts';
import { deriveKey } from './derived-key.ts';
import { newId } from './new-id.ts';
import * as repository from './servers.repository.ts';

const SECOND = 1_000;

const BEAT_MS = 2 * SECOND;

/** A server that is not heard of for so long has died. */
const DEAD_AFTER_MS = 10 * SECOND;

const LOOK_MS = 250;

type Joining = Pick<Dependencies, 'config' | 'database' | 'logger' | 'sessionSecret'> & {
  /** Of the photos, as {@link readStoreId} gives it. */
  storeId: string;
};

/** In one direction only: who reads the database learns no setting. */
const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

/** Settings that all servers of a database must share, by the name that a person sets. */
function hashSettings({ config, sessionSecret, storeId }: Joining): repository.SettingHashes {
  const secret = Buffer.from(deriveKey(sessionSecret, 'comparing settings')).toString('base64url');
  return {
    SESSION_SECRET: hashOf('secret', secret),
    'place of photos (S3_BUCKET and S3_ENDPOINT, or DATA_DIR)': hashOf('photos', storeId),
    PUBLIC_URL: hashOf('url', config.publicUrl ?? ''),
    SHELTER_TIME_ZONE: hashOf('zone', config.shelter.timeZone),
  };
}

/** @returns the names of settings that differ */
function compare(own: repository.SettingHashes, other: repository.SettingHashes): string[] {
  return Object.keys(own).filter((name) => own[name] !== other[name]);
}

const describe = (names: string[]) =>
  `Another server of this database runs with another ${names.join(' and another ')}`;

/**
 * Takes this server among those that share a database, and says every few seconds that it is still there.
 * @returns what takes it out again
 * @throws ConfigError with one line that names the settings in which a running server differs
 */
export async function joinServers(joining: Joining): Promise<() => Promise<void>> {
  const { database, logger, config } = joining;
  const self = { id: newId(), settings: hashSettings(joining) };
  const firstSeen = new Map<string, string>();

  /** @returns whether this server is among them now; not while it waits for one that may be dead */
  const join = (): Promise<boolean> =>
    database.transaction(async (tx) => {
      await repository.lockServers(tx);
      const differing = (await repository.listLiveServers(tx, DEAD_AFTER_MS))
        .map((server) => ({ ...server, names: compare(self.settings, server.settings) }))
        .filter(({ names }) => names.length > 0);
      for (const { id, seenAt, names } of differing) {
        if (config.peerSettings === 'any') {
          logger.warn(`${describe(names)}, as PEER_SETTINGS=any allows`);
          continue;
        }
        // One that was killed is not heard of again.
        if ((firstSeen.get(id) ?? seenAt) !== seenAt) {
          throw new ConfigError(
            `${describe(names)}: set the same, or stop all others first, or set PEER_SETTINGS=any while you change one server after the other`,
          );
        }
        firstSeen.set(id, seenAt);
      }
      if (differing.length > 0 && config.peerSettings !== 'any') return false;
      await repository.noteServer(tx, self);
      return true;
    });

  while (!(await join())) await delay(LOOK_MS);
  const timer = setInterval(() => {
    repository.noteServer(database, self).catch(() => {}); // The next one may succeed.
  }, BEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await repository.deleteServer(database, self.id).catch(() => {}); // Others notice.
  };
}
