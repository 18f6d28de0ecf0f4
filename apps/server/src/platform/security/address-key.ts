import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Normalising takes longer than all the rest of a limit. */
const knownKeys = new LRUCache<string, string>({ max: 10_000 });

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
