import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Sent by a trigger at each committed change of the pets table. */
const CHANNEL = 'pets_changed';

/** A connection that died without a word is found out within this time. */
const HEARTBEAT_MS = 5_000;

const RECONNECT_MS = 500;

/** Tells when pets have changed, on this server and on all others of the same database. */
export interface PetChanges {
  /** False while changes made elsewhere might be missed: nothing may be kept then. */
  isLive(): boolean;
  /** @param listener called at each change, and whenever changes may have been missed */
  onChange(listener: () => void): void;
  /** Called after a change of this server's own has committed and before it is acknowledged. */
  announce(): void;
  close(): Promise<void>;
}

/** Listens on a connection of its own, and again after it was lost. */
export function openPetChanges(database: Database, logger: FastifyBaseLogger): PetChanges {
  const listeners = new Set<() => void>();
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const announce = () => {
    for (const listener of listeners) listener();
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
    announce();
    if (!isClosed) logger.warn(`No longer told of changed pets: ${error.message}`);
    clearTimeout(timer);
    later(connect, RECONNECT_MS);
  }

  async function connect() {
    const opened = await database.pool.connect().catch(() => undefined);
    if (!opened) return later(connect, RECONNECT_MS);
    opened.on('error', lose);
    opened.on('notification', announce);
    try {
      await opened.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      opened.release(error as Error);
      return later(connect, RECONNECT_MS);
    }
    if (isClosed) return opened.release(true);
    client = opened;
    announce();
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
    isLive: () => client !== undefined,
    onChange: (listener) => void listeners.add(listener),
    announce,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      client?.release(true);
      client = undefined;
    },
  };
}
