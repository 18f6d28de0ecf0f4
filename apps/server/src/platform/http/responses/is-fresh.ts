import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Whether `If-None-Match` names this version, so that 304 is the response. `Cache-Control: no-cache`
 * asks for exactly this validation (RFC 9111, 5.2.1.4), but `fresh` would take it as a refusal.
 */
export function isFresh({ headers }: FastifyRequest, etag: string): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}
