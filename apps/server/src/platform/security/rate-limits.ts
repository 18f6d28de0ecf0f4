import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';

/**
 * Requests of one address within {@link WINDOW_SECONDS}: enough for a shelter behind one address, and
 * little enough that one machine cannot occupy the server. Accounts have stricter limits
 * (`features/auth/rate-limits.ts`).
 */
const CALLS_PER_WINDOW = 3_000;
const WINDOW_SECONDS = 10;

/** Of so many addresses the requests are counted; those that came longest ago are forgotten. */
const MAX_ADDRESSES = 10_000;

/** Normalising takes longer than all the rest of the limit. */
const knownKeys = new LRUCache<string, string>({ max: MAX_ADDRESSES });

/**
 * One key for the addresses of one customer: an IPv4 address, or an IPv6 network of 64 bits.
 * @param address as `request.ip`; undefined when the client has reset its connection already
 */
export function addressKey(address: string | undefined = ''): string {
  const known = knownKeys.get(address);
  if (known !== undefined) return known;
  const key = normalizeIP(address, 64);
  knownKeys.set(address, key);
  return key;
}

/** S47: limits all requests of an address: API, pages, files, photos and unknown paths. */
export interface AddressLimit {
  /** Counts a request; call it before any other work. */
  count(request: FastifyRequest): Promise<void>;
  /**
   * Rejects a request that exceeded the limit when it was counted.
   * @throws AppError TOO_MANY_REQUESTS
   */
  rejectExcess(request: FastifyRequest): Promise<void>;
  /** Counts a request that passes no hooks. @returns false, and counts nothing, beyond the limit */
  admit(request: IncomingMessage): boolean;
}

/** The requests of one address since the window began. */
interface Window {
  count: number;
  /** By `performance.now()`. */
  endsAt: number;
}

/**
 * @param isOn `RATE_LIMITS`; false: nothing is counted
 * @param addressOf see `createAddressOf`
 */
export function createAddressLimit(
  isOn: boolean,
  addressOf: (request: IncomingMessage) => string,
): AddressLimit {
  if (!isOn) {
    return {
      count: async () => undefined,
      rejectExcess: async () => undefined,
      admit: () => true,
    };
  }
  const windows = new LRUCache<string, Window>({ max: MAX_ADDRESSES });
  const retryAfters = new WeakMap<FastifyRequest, number>();

  function windowOf(address: string): Window {
    const key = addressKey(address);
    const now = performance.now();
    const open = windows.get(key);
    if (open && open.endsAt > now) return open;
    const opened = { count: 0, endsAt: now + WINDOW_SECONDS * 1_000 };
    windows.set(key, opened);
    return opened;
  }

  return {
    async count(request) {
      const window = windowOf(addressOf(request.raw));
      window.count += 1;
      if (window.count <= CALLS_PER_WINDOW) return;
      const seconds = Math.ceil((window.endsAt - performance.now()) / 1_000);
      retryAfters.set(request, Math.max(1, seconds));
    },

    async rejectExcess(request) {
      const retryAfter = retryAfters.get(request);
      if (retryAfter !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
    },

    admit(request) {
      const window = windowOf(addressOf(request));
      if (window.count >= CALLS_PER_WINDOW) return false;
      window.count += 1;
      return true;
    },
  };
}
