import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * What one address may ask for in {@link WINDOW_SECONDS}: so much that a shelter behind one address
 * never meets it, and so little that one machine cannot keep the server to itself. The strict limits
 * are those of the accounts (`features/auth/rate-limits.ts`).
 */
const CALLS_PER_WINDOW = 3_000;
const WINDOW_SECONDS = 10;

/**
 * One key for what one customer of a network has: an IPv4 address, or an IPv6 network of 64 bits.
 * @param address the request's `ip`, which heeds X-Forwarded-For only from a trusted proxy
 */
export function addressKey(address: string): string {
  return normalizeIP(address, 64);
}

/** S47: limits what one address may ask for: calls, pages, files, photos and what is not there. */
export interface AddressLimit {
  /** Counts a request; belongs before all else that a request causes. */
  count(request: FastifyRequest): Promise<void>;
  /**
   * Refuses a request that was counted beyond the limit.
   * @throws AppError TOO_MANY_REQUESTS
   */
  refuseExcess(request: FastifyRequest): Promise<void>;
}

/** @param isOn `RATE_LIMITS`; otherwise nothing is counted */
export async function createAddressLimit(
  app: FastifyInstance,
  isOn: boolean,
): Promise<AddressLimit> {
  if (!isOn) return { count: async () => undefined, refuseExcess: async () => undefined };
  await app.register(rateLimit, {
    global: false,
    max: CALLS_PER_WINDOW,
    timeWindow: WINDOW_SECONDS * 1_000,
    keyGenerator: (request) => addressKey(request.ip),
  });
  const check = app.createRateLimit();
  const waits = new WeakMap<FastifyRequest, number>();
  return {
    async count(request) {
      const counted = await check(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      waits.set(request, Math.max(1, counted.ttlInSeconds));
    },
    async refuseExcess(request) {
      const retryAfter = waits.get(request);
      if (retryAfter !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
    },
  };
}
