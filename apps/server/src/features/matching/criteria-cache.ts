import type { MatchCriteria } from '@pawmatch/contract/matching/facts';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../platform/cluster/change-feed.ts';

/** More adopters than are likely to view their matches at the same time. */
const MAX_CACHED = 10_000;

/** What an adopter looks for, and the pets that they have hidden (B2.07). */
export interface AdopterCriteria extends MatchCriteria {
  hiddenPetIds: readonly string[];
}

/** Null for an adopter who has saved neither preferences nor traits. */
export type Read = (userId: string) => Promise<AdopterCriteria | null>;

/** Caches the criteria of adopters, so that only the first page of matches needs a query. */
export function createCriteriaCache(changes: Changes, read: Read): Read {
  const cache = new LRUCache<string, AdopterCriteria>({ max: MAX_CACHED });
  let changeCount = 0;

  changes.onChange((userId) => {
    changeCount += 1;
    if (userId === undefined) cache.clear();
    else cache.delete(userId);
  });

  return async (userId) => {
    const found = changes.isLive() ? cache.get(userId) : undefined;
    if (found) return found;
    const changeCountAtRead = changeCount;
    const criteria = await read(userId);
    // Criteria that changed during the read may be outdated.
    if (criteria && changeCountAtRead === changeCount && changes.isLive())
      cache.set(userId, criteria);
    return criteria;
  };
}
