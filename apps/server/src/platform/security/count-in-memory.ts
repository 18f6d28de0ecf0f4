import type { RateCounter } from '@pawmatch/contract/rate-limits';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../process/clock.ts';

/** So many keys are remembered; those that came longest ago are forgotten. */
const MAX_KEYS = 10_000;

interface Window {
  hits: number;
  endsAt: Date;
}

/** Counts in the memory of this process. @see RateLimit.isPerServer */
export function createMemoryCounter({ seconds }: RateCounter, clock: Clock) {
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  return {
    /** The current window of a key, whose `hits` the caller may increase. */
    windowOf(key: string): Window {
      const now = clock().getTime();
      const known = windows.get(key);
      const left = known ? known.endsAt.getTime() - now : 0;
      // More than a whole window is left when the clock was set back.
      if (known && left > 0 && left <= seconds * 1_000) return known;
      const window = { hits: 0, endsAt: new Date(now + seconds * 1_000) };
      windows.set(key, window);
      return window;
    },
  };
}
