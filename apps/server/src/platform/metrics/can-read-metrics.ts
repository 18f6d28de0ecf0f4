import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../security/is-loopback.ts';

/** Headers by which proxies pass on requests of others. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether the caller may read the metrics: from this machine, or with the token. The address of
 * the connection counts, and requests that a proxy forwarded are never from this machine, whatever they
 * claim.
 * @param token `METRICS_TOKEN`; undefined: only this machine may read
 */
export function canReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return isFromThisMachine(request) || (token !== undefined && hasToken(request, token));
}

function isFromThisMachine({ raw }: FastifyRequest): boolean {
  if (FORWARDING_HEADERS.some((name) => raw.headers[name] !== undefined)) return false;
  return isLoopback(raw.socket.remoteAddress ?? '');
}

/** Compares hashes, whose length is constant, so that the time reveals nothing about the token. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
