import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { createChangeListener } from './change-listener.ts';
import { createChangePoller } from './change-poller.ts';

const RECONNECT_MS = 500;

/** While polling: the pooler may have been reconfigured to pass LISTEN on. */
const RETRY_LISTEN_MS = 10 * 60_000;

/** Reports changes made by this server and by all others of the same database. */
export interface Changes {
  /** False while changes of other servers might be missed: nothing may be cached then. */
  isLive(): boolean;
  /**
   * @param listener called at each change, and whenever changes may have been missed; `id` says what
   *   has changed, and is undefined when it may be anything
   */
  onChange(listener: (id?: string) => void): void;
  /** Called after a change by this server has committed and before it is acknowledged. */
  publish(id?: string): void;
}

interface ChangeFeed<Name extends string> {
  changes: Record<Name, Changes>;
  /** Resolves after the first attempt to connect: by then a pooler in between has been detected. */
  ready: Promise<void>;
  close(): Promise<void>;
}

function createChanges(isLive: () => boolean): Changes {
  const listeners = new Set<(id?: string) => void>();
  return {
    isLive,
    onChange: (listener) => void listeners.add(listener),
    publish: (id) => {
      for (const listener of listeners) listener(id);
    },
  };
}

/**
 * Listens for changes on a connection of its own, and reconnects when that is lost. Behind a pooler that
 * shares connections (PgBouncer in transaction mode) it polls several times a second instead.
 * @param channels names of PostgreSQL channels, by the name under which their changes are reported
 */
export function createChangeFeed<Name extends string>(
  database: Database,
  logger: FastifyBaseLogger,
  channels: Readonly<Record<Name, string>>,
): ChangeFeed<Name> {
  let source: { isLive(): boolean; close(): void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isPooled = false;

  const byChannel = new Map<string, Changes>();
  const changes = {} as Record<Name, Changes>;
  for (const [name, channel] of Object.entries(channels) as [Name, string][]) {
    changes[name] = createChanges(() => source?.isLive() === true);
    byChannel.set(channel, changes[name]);
  }

  const publishAll = () => {
    for (const changed of byChannel.values()) changed.publish();
  };

  function connectLater(milliseconds: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void connect(), milliseconds).unref();
  }

  function onMessage(channel: string, payload: string) {
    byChannel.get(channel)?.publish(payload || undefined);
  }

  function onLost(reason: string) {
    source = undefined;
    publishAll();
    if (!isClosed) logger.warn(`No longer informed of changes: ${reason}`);
    connectLater(RECONNECT_MS);
  }

  async function open() {
    const listener = await createChangeListener(database, [...byChannel.keys()], {
      onMessage,
      onLost,
    });
    if (listener !== 'deaf') return listener;
    if (!isPooled) {
      logger.warn(
        'DATABASE_URL leads to a connection pooler that loses LISTEN, such as PgBouncer in transaction mode: polling for changes of other servers 5 times a second',
      );
    }
    isPooled = true;
    database.disableNamedStatements();
    const poller = await createChangePoller(database, { onMessage, onLost });
    connectLater(RETRY_LISTEN_MS);
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
    changes,
    ready: connect(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
      source = undefined;
    },
  };
}
