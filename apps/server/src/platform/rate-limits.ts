import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * What one address may call in {@link WINDOW_SECONDS}: so much that a shelter behind one address
 * never meets it, and so little that one machine cannot keep the server to itself. The strict limits
 * are those of the accounts (`features/auth/throttles.ts`).
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

/** Limits the calls below `/api` by address; for routes that are registered afterwards. */
export async function limitRequests(app: FastifyInstance, isOn: boolean): Promise<void> {
  if (!isOn) return;
  await app.register(rateLimit, {
    max: CALLS_PER_WINDOW,
    timeWindow: WINDOW_SECONDS * 1_000,
    keyGenerator: (request) => addressKey(request.ip),
    // By the route: the address may be written otherwise (`/%61pi`, `http://host/api`).
    allowList: (request) => !request.routeOptions.url?.startsWith('/api'),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
