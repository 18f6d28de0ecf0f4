import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Sent by triggers at each committed change of the tables of that name. */
const channels = { pets: 'pets_changed', preferences: 'preferences_changed' } as const;

/** A connection that died without a word is found out within this time. */
const HEARTBEAT_MS = 5_000;

const RECONNECT_MS = 500;

/** Tells when something has changed, on this server and on all others of the same database. */
export interface Changes {
  /** False while changes made elsewhere might be missed: nothing may be kept then. */
  isLive(): boolean;
  /**
   * @param listener called at each change, and whenever changes may have been missed; `id` says what
   *   has changed, and is left out when it may be anything
   */
  onChange(listener: (id?: string) => void): void;
  /** Called after a change of this server's own has committed and before it is acknowledged. */
  announce(id?: string): void;
}

export interface ChangeFeed {
  pets: Changes;
  /** By user: preferences and required traits. */
  preferences: Changes;
  close(): Promise<void>;
}

/** Listens on a connection of its own, and again after it was lost. */
export function openChangeFeed(database: Database, logger: FastifyBaseLogger): ChangeFeed {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const createChanges = (): Changes => {
    const listeners = new Set<(id?: string) => void>();
    return {
      isLive: () => client !== undefined,
      onChange: (listener) => void listeners.add(listener),
      announce: (id) => {
        for (const listener of listeners) listener(id);
      },
    };
  };
  const pets = createChanges();
  const preferences = createChanges();

  const announceAll = () => {
    pets.announce();
    preferences.announce();
  };

  const later = (step: () => Promise<void>, ms: number) => {
    if (isClosed) return;
    timer = setTimeout(() => void step(), ms);
    timer.unref();
  };

  function lose(error: Error) {
    if (!client) return;
    client.release(error);
    client = undefined;
    announceAll();
    if (!isClosed) logger.warn(`No longer told of changes: ${error.message}`);
    clearTimeout(timer);
    later(connect, RECONNECT_MS);
  }

  async function connect() {
    const opened = await database.pool.connect().catch(() => undefined);
    if (!opened) return later(connect, RECONNECT_MS);
    opened.on('error', lose);
    opened.on('notification', ({ channel, payload }) => {
      if (channel === channels.pets) pets.announce();
      else preferences.announce(payload);
    });
    try {
      await opened.query(`LISTEN ${channels.pets}; LISTEN ${channels.preferences}`);
    } catch (error) {
      opened.release(error as Error);
      return later(connect, RECONNECT_MS);
    }
    if (isClosed) return opened.release(true);
    client = opened;
    announceAll();
    later(beat, HEARTBEAT_MS);
  }

  async function beat() {
    try {
      await client?.query('SELECT 1');
      later(beat, HEARTBEAT_MS);
    } catch (error) {
      lose(error as Error);
    }
  }

  void connect();
  return {
    pets,
    preferences,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      client?.release(true);
      client = undefined;
    },
  };
}
