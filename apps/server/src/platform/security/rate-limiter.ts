import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ErrorCode, errorTable } from '@pawmatch/contract/errors';
import {
  type ConcurrencyLimitName,
  concurrencyLimits,
  type RateCounter,
  type RateLimit,
  type RateLimitKey,
  type RateLimitName,
  rateLimits,
} from '@pawmatch/contract/rate-limits';
import { Semaphore, withTimeout } from 'async-mutex';
import type { Config } from '../../config.ts';
import { AppError } from '../app-error.ts';
import type { Database, Queries } from '../database/database.ts';
import { mailboxHash } from '../mail/mailbox.ts';
import type { Clock } from '../process/clock.ts';
import { addressKey } from './address-key.ts';
import { createMemoryCounter } from './count-in-memory.ts';
import { countAttempt, refundAttempt } from './rate-limits.repository.ts';

/** The calls of one user that are in flight or wait. */
interface Calls {
  semaphore: Semaphore;
  count: number;
}

/** Limits how many calls of one user are in flight, in the memory of this process. */
function createConcurrencyLimiter() {
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

/** Whom an attempt counts for: as far as its limit needs them. */
export type RateLimitSubjects = Partial<Record<RateLimitKey, string | undefined>>;

/** An attempt that was counted. */
export interface Attempt {
  /** False beyond a limit that is silent. */
  isAllowed: boolean;
  /** Call it when the attempt has succeeded, which some counters do not count. */
  succeed(): Promise<void>;
}

/** How much longer an attempt waits than the one before, see `RateCounter.delayAfter`. */
const DELAY_STEP_MS = 25;

/** Of a call without a limit. */
export const UNLIMITED: Attempt = { isAllowed: true, succeed: async () => undefined };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

interface LimiterDependencies {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'rateLimits'>;
  limits?: Readonly<Record<RateLimitName, RateLimit>>;
}

/** Applies the limits of the contract's table. All servers of one database share the counters. */
export function createRateLimiter({
  database,
  clock,
  config,
  limits = rateLimits,
}: LimiterDependencies) {
  const limitConcurrency = createConcurrencyLimiter();
  const memory = new Map<string, ReturnType<typeof createMemoryCounter>>();

  function countHere(name: RateLimitName, counter: RateCounter, subject: string) {
    const key = counterKey(name, counter);
    const counted = memory.get(key) ?? createMemoryCounter(counter, clock);
    memory.set(key, counted);
    const window = counted.windowOf(subject);
    window.hits += 1;
    return { hits: window.hits, windowEndsAt: window.endsAt };
  }

  /** @throws AppError TOO_MANY_REQUESTS, or that of the limit */
  async function count(
    queries: Queries,
    name: RateLimitName,
    counter: RateCounter,
    subject: string,
  ) {
    const { isPerServer, error } = limits[name];
    const key = storedKey(name, counter, subject);
    const { hits, windowEndsAt } = isPerServer
      ? countHere(name, counter, subject)
      : await countAttempt(queries, { key, counter, now: clock() });
    if (hits > counter.attempts) {
      if (error && errorTable[error].status !== 429) throw new AppError(error);
      throw tooManyRequests(windowEndsAt, clock(), error);
    }
    const { delayAfter = hits } = counter;
    if (hits > delayAfter) await wait((hits - delayAfter) * DELAY_STEP_MS);
    return counter.countsFailures ? () => refundAttempt(queries, key, counter.attempts) : undefined;
  }

  return {
    /**
     * Counts an attempt; call it before the work that the limit protects.
     * @param queries a transaction, with which the attempt is rolled back
     * @throws AppError TOO_MANY_REQUESTS with the seconds to wait, or that of the limit, unless the limit is silent
     */
    async attempt(
      name: RateLimitName,
      subjects: RateLimitSubjects,
      queries: Queries = database,
    ): Promise<Attempt> {
      if (!config.rateLimits) return UNLIMITED;
      const limit = limits[name];
      const refunds: (() => Promise<void>)[] = [];
      try {
        for (const counter of countersFor(limit, subjects)) {
          const refund = await count(queries, name, counter, subjectOf(counter, subjects));
          if (refund) refunds.push(refund);
        }
      } catch (error) {
        const isBeyond = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
        if (limit.isSilent && isBeyond) return { ...UNLIMITED, isAllowed: false };
        throw error;
      }
      return {
        isAllowed: true,
        async succeed() {
          for (const refund of refunds) await refund();
        },
      };
    },

    /**
     * Runs a call of a person when fewer than the limit are in flight.
     * @throws AppError TOO_MANY_REQUESTS when its turn does not come in time
     */
    runInTurn<T>(name: ConcurrencyLimitName, userId: string, call: () => Promise<T>): Promise<T> {
      return config.rateLimits ? limitConcurrency(name, userId, call) : call();
    },
  };
}

/** @param now and the end of the window tell how long to wait */
export function tooManyRequests(
  windowEndsAt: Date,
  now: Date,
  code: ErrorCode = 'TOO_MANY_REQUESTS',
): AppError {
  const seconds = Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000);
  return new AppError(code, { retryAfter: Math.max(1, seconds) });
}

function countersFor(
  { counters, onKnownDevice }: RateLimit,
  { device }: RateLimitSubjects,
): readonly RateCounter[] {
  return (device !== undefined && onKnownDevice) || counters;
}

function subjectOf({ per }: RateCounter, subjects: RateLimitSubjects): string {
  const subject = subjects[per];
  if (subject === undefined) throw new Error(`A rate limit needs to know the ${per}`);
  if (per === 'address') return addressKey(subject);
  return per === 'mailbox' ? mailboxHash(subject) : subject;
}

/** Two counters of one limit can count per the same in different windows. */
const counterKey = (name: RateLimitName, { per, seconds, countsFailures }: RateCounter) =>
  `${countsFailures ? `${name} failures` : name} in ${seconds} s of ${per}`;

/** Of the subject, only a hash is stored. */
const storedKey = (name: RateLimitName, counter: RateCounter, subject: string) =>
  `${counterKey(name, counter)}:${createHash('sha256').update(subject).digest('base64url')}`;
