import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Requests of one address within {@link WINDOW_SECONDS}: enough for a shelter behind one address, and
 * little enough that one machine cannot occupy the server. Accounts have stricter limits
 * (`features/auth/rate-limits.ts`).
 */
const CALLS_PER_WINDOW = 3_000;
const WINDOW_SECONDS = 10;

/**
 * One key for the addresses of one customer: an IPv4 address, or an IPv6 network of 64 bits.
 * @param address the request's `ip`, which is taken from X-Forwarded-For only behind a trusted proxy
 */
export function addressKey(address: string): string {
  return normalizeIP(address, 64);
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
}

/** @param isOn `RATE_LIMITS`; false: nothing is counted */
export async function createAddressLimit(
  app: FastifyInstance,
  isOn: boolean,
): Promise<AddressLimit> {
  if (!isOn) return { count: async () => undefined, rejectExcess: async () => undefined };
  await app.register(rateLimit, {
    global: false,
    max: CALLS_PER_WINDOW,
    timeWindow: WINDOW_SECONDS * 1_000,
    keyGenerator: (request) => addressKey(request.ip),
  });
  const check = app.createRateLimit();
  const retryAfters = new WeakMap<FastifyRequest, number>();
  return {
    async count(request) {
      const counted = await check(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      retryAfters.set(request, Math.max(1, counted.ttlInSeconds));
    },
    async rejectExcess(request) {
      const retryAfter = retryAfters.get(request);
      if (retryAfter !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
    },
  };
}
