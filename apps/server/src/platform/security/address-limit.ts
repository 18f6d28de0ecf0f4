import type { IncomingMessage } from 'node:http';
import { rateLimits } from '@pawmatch/contract/rate-limits';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../app-error.ts';
import type { PlatformDependencies } from '../platform-dependencies.ts';
import { addressKey } from './address-key.ts';
import { createMemoryCounter } from './count-in-memory.ts';
import { tooManyRequests } from './rate-limiter.ts';

/** Limits all requests of an address: API, pages, files, photos and unknown paths. */
export interface AddressLimit {
  /** Counts a request; call it before any other work. */
  count(request: FastifyRequest): Promise<void>;
  /**
   * Rejects a request that exceeded the limit when it was counted.
   * @throws AppError TOO_MANY_REQUESTS
   */
  rejectExcess(request: FastifyRequest): Promise<void>;
  /** Counts a request as so many more, because of what it costs. */
  countMore(request: FastifyRequest, more: number): void;
  /** Counts a request that passes no hooks. @returns false, and counts nothing, beyond the limit */
  admit(request: IncomingMessage): boolean;
}

/** @param addressOf see `createAddressOf` */
export function createAddressLimit(
  { config, clock }: Pick<PlatformDependencies, 'config' | 'clock'>,
  addressOf: (request: IncomingMessage) => string,
): AddressLimit {
  if (!config.rateLimits) {
    return {
      count: async () => undefined,
      rejectExcess: async () => undefined,
      countMore: () => undefined,
      admit: () => true,
    };
  }
  const [counter] = rateLimits.requests.counters;
  const { windowOf } = createMemoryCounter(counter, clock);
  const rejections = new WeakMap<FastifyRequest, AppError>();

  return {
    async count(request) {
      const window = windowOf(addressKey(addressOf(request.raw)));
      window.hits += 1;
      if (window.hits > counter.attempts) {
        rejections.set(request, tooManyRequests(window.endsAt, clock()));
      }
    },

    async rejectExcess(request) {
      const rejection = rejections.get(request);
      if (rejection) throw rejection;
    },

    countMore(request, more) {
      windowOf(addressKey(addressOf(request.raw))).hits += more;
    },

    admit(request) {
      const window = windowOf(addressKey(addressOf(request)));
      if (window.hits >= counter.attempts) return false;
      window.hits += 1;
      return true;
    },
  };
}
