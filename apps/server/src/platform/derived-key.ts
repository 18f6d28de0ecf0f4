import { hkdfSync } from 'node:crypto';

/**
 * A key of 256 bits for one purpose, so that nothing signed for one counts for another.
 * @param purpose such as "csrf"; a new one gives a new key
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `pawmatch ${purpose}`, 32));
}
