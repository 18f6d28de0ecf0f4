import type { Wishes } from '@pawmatch/contract/matching/facts';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../platform/change-feed.ts';

/** Of as many adopters as are likely to look at their matches at the same time. */
const MAX_KEPT = 10_000;

/** Null for an adopter who has saved neither preferences nor traits. */
export type Read = (userId: string) => Promise<Wishes | null>;

/** Remembers what adopters wish for, so that a page after the first needs no query. */
export function createCriteriaCache(changes: Changes, read: Read): Read {
  const kept = new LRUCache<string, Wishes>({ max: MAX_KEPT });
  let count = 0;

  changes.onChange((userId) => {
    count += 1;
    if (userId === undefined) kept.clear();
    else kept.delete(userId);
  });

  return async (userId) => {
    const found = changes.isLive() ? kept.get(userId) : undefined;
    if (found) return found;
    const readAt = count;
    const wishes = await read(userId);
    // What was read before a change may be older than it.
    if (wishes && readAt === count && changes.isLive()) kept.set(userId, wishes);
    return wishes;
  };
}
