import type { FastifyBaseLogger } from 'fastify';
import { openChangeListener } from './change-listener.ts';
import { openChangePoller } from './change-poller.ts';
import type { Database } from './database.ts';

/** Sent by triggers at each committed change of the tables of that name. */
const channels = { pets: 'pets_changed', preferences: 'preferences_changed' } as const;

const RECONNECT_MS = 500;

/** A pooler may have been set otherwise meanwhile. */
const LISTEN_AGAIN_MS = 10 * 60_000;

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
  publish(id?: string): void;
}

export interface ChangeFeed {
  pets: Changes;
  /** By user: preferences and required traits. */
  preferences: Changes;
  /** Resolves when it was tried once to listen: by then it is known whether a pooler is in between. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Hears of changes on a connection of its own, and again after it was lost. Behind a pooler that shares
 * connections (PgBouncer in transaction mode) it looks for them several times a second instead.
 */
export function openChangeFeed(database: Database, logger: FastifyBaseLogger): ChangeFeed {
  let source: { isLive(): boolean; close(): void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isPooled = false;

  const createChanges = (): Changes => {
    const listeners = new Set<(id?: string) => void>();
    return {
      isLive: () => source?.isLive() === true,
      onChange: (listener) => void listeners.add(listener),
      publish: (id) => {
        for (const listener of listeners) listener(id);
      },
    };
  };
  const pets = createChanges();
  const preferences = createChanges();

  const publishAll = () => {
    pets.publish();
    preferences.publish();
  };

  function connectLater(milliseconds: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void connect(), milliseconds).unref();
  }

  function onMessage(channel: string, payload: string) {
    if (channel === channels.pets) pets.publish();
    else if (channel === channels.preferences) preferences.publish(payload);
  }

  function onLost(reason: string) {
    source = undefined;
    publishAll();
    if (!isClosed) logger.warn(`No longer told of changes: ${reason}`);
    connectLater(RECONNECT_MS);
  }

  async function open() {
    const listener = await openChangeListener(database, Object.values(channels), {
      onMessage,
      onLost,
    });
    if (listener !== 'deaf') return listener;
    if (!isPooled) {
      logger.warn(
        'DATABASE_URL leads to a connection pooler that loses LISTEN, such as PgBouncer in transaction mode: changes of other servers are looked for 5 times a second',
      );
    }
    isPooled = true;
    database.forgetStatementNames();
    const poller = await openChangePoller(database, { onMessage, onLost });
    connectLater(LISTEN_AGAIN_MS);
    return poller;
  }

  async function connect() {
    try {
      const opened = await open();
      source?.close();
      if (isClosed) return opened.close();
      source = opened;
      publishAll();
    } catch {
      connectLater(RECONNECT_MS);
    }
  }

  return {
    pets,
    preferences,
    ready: connect(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
      source = undefined;
    },
  };
}
