import type { Database } from './database.ts';
import { readChangesSince, readSnapshot } from './recent-changes.repository.ts';

const POLL_MS = 200;

/** Less than a second, after which a change must be seen everywhere. */
const TRUSTED_MS = 800;

const MAX_GAP_MS = 60_000;

/** Looks for changes several times a second, where no connection can listen for them. */
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
export async function openChangePoller(
  database: Database,
  { onMessage, onLost }: Handlers,
): Promise<ChangePoller> {
  let isOpen = true;
  let lookedAt = performance.now();
  let snapshot = await readSnapshot(database);
  let timer: NodeJS.Timeout | undefined;

  async function look() {
    const began = performance.now();
    try {
      // Rows are kept for minutes: a process that stood still for longer has missed some.
      if (began - lookedAt > MAX_GAP_MS) throw new Error('changes were not looked for in time');
      const read = await readChangesSince(database, snapshot);
      if (!isOpen) return;
      snapshot = read.snapshot;
      for (const { channel, payload } of read.changes) onMessage(channel, payload);
      lookedAt = began;
      wait();
    } catch (error) {
      if (!isOpen) return;
      isOpen = false;
      onLost((error as Error).message);
    }
  }

  function wait() {
    timer = setTimeout(() => void look(), POLL_MS).unref();
  }

  wait();
  return {
    isLive: () => isOpen && performance.now() - lookedAt < TRUSTED_MS,
    close() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
