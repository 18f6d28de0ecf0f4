import { currentLanguage } from '@pawmatch/contract/localized';
import { LRUCache } from 'lru-cache';
import { readChangesSince, readSnapshot } from '../cluster/recent-changes.repository.ts';
import type { Clock } from '../process/clock.ts';
import type { Database } from './database.ts';

/** Results may depend on the time, such as "today"; also far less than changes are remembered. */
const MAX_AGE_MS = 10_000;

const MAX_ENTRIES = 200;

/** Written by `record_event` of the migrations. */
const CHANNEL = 'events';

interface Entry<Value> {
  value: Promise<Value>;
  /** What was committed before the value was read. */
  snapshot: string;
  readAt: number;
}

/**
 * Caches results of slow queries until a pet, visit or person changes, on whichever server. Each use asks
 * the database for changes, which needs no listener and takes a fraction of the query's time. Readers of another
 * language have entries of their own, because results may hold texts.
 * @returns the cached value of that name, else what `read` resolves to
 */
export function createSnapshotCache<Value>(database: Database, clock: Clock) {
  const entries = new LRUCache<string, Entry<Value>>({ max: MAX_ENTRIES });

  async function isCurrent({ snapshot, readAt }: Entry<Value>): Promise<boolean> {
    const age = clock().getTime() - readAt;
    if (age < 0 || age > MAX_AGE_MS) return false;
    const { changes } = await readChangesSince(database, snapshot);
    return !changes.some(({ channel }) => channel === CHANNEL);
  }

  return async (name: string, read: () => Promise<Value>): Promise<Value> => {
    const key = `${currentLanguage()} ${name}`;
    const found = entries.get(key);
    if (found && (await isCurrent(found))) return found.value;
    const readAt = clock().getTime();
    const snapshot = await readSnapshot(database);
    const entry = { value: read(), snapshot, readAt };
    entries.set(key, entry);
    entry.value.catch(() => entries.delete(key));
    return entry.value;
  };
}
