import { type ConcurrencyLimitName, concurrencyLimits } from '@pawmatch/contract/rate-limits';
import { Semaphore, withTimeout } from 'async-mutex';
import { AppError } from '../app-error.ts';

/** The calls of one user that are in flight or wait. */
interface Calls {
  semaphore: Semaphore;
  count: number;
}

/** Limits how many calls of one user are in flight, in the memory of this process. */
export function createConcurrencyLimiter() {
  const callsByUser = new Map<string, Calls>();

  /** @throws AppError TOO_MANY_REQUESTS when the turn of the call does not come in time */
  return async <T>(
    name: ConcurrencyLimitName,
    userId: string,
    call: () => Promise<T>,
  ): Promise<T> => {
    const { inFlight, waitSeconds } = concurrencyLimits[name];
    const key = `${name} ${userId}`;
    const calls = callsByUser.get(key) ?? { semaphore: new Semaphore(inFlight), count: 0 };
    callsByUser.set(key, calls);
    calls.count += 1;
    const tooMany = new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 });
    try {
      const inTurn = withTimeout(calls.semaphore, waitSeconds * 1_000, tooMany);
      return await inTurn.runExclusive(call);
    } finally {
      calls.count -= 1;
      if (calls.count === 0) callsByUser.delete(key);
    }
  };
}
