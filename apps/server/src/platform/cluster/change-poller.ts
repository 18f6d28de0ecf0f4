import type { Database } from '../database/database.ts';
import { readChangesSince, readSnapshot } from './recent-changes.repository.ts';

const POLL_MS = 200;

/** Changes must be visible everywhere within a second. */
const LIVE_MS = 800;

const MAX_GAP_MS = 60_000;

/** Polls for changes where no connection can listen for them. */
export interface ChangePoller {
  isLive(): boolean;
  close(): void;
}

interface Handlers {
  onMessage(channel: string, payload: string): void;
  /** Called once, never after `close`. */
  onLost(reason: string): void;
}

/** @throws when the database is away */
export async function createChangePoller(
  database: Database,
  { onMessage, onLost }: Handlers,
): Promise<ChangePoller> {
  let isOpen = true;
  let polledAt = performance.now();
  let snapshot = await readSnapshot(database);
  let timer: NodeJS.Timeout | undefined;

  async function poll() {
    const began = performance.now();
    try {
      // Rows are deleted after minutes: a process that was paused for longer has missed some.
      if (began - polledAt > MAX_GAP_MS) throw new Error('no poll happened in time');
      const read = await readChangesSince(database, snapshot);
      if (!isOpen) return;
      snapshot = read.snapshot;
      for (const { channel, payload } of read.changes) onMessage(channel, payload);
      polledAt = began;
      schedule();
    } catch (error) {
      if (!isOpen) return;
      isOpen = false;
      onLost((error as Error).message);
    }
  }

  function schedule() {
    timer = setTimeout(() => void poll(), POLL_MS).unref();
  }

  schedule();
  return {
    isLive: () => isOpen && performance.now() - polledAt < LIVE_MS,
    close() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
