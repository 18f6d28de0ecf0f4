import { hkdfSync } from 'node:crypto';

/**
 * Derives a key of 256 bits for one purpose, so that a signature for one purpose is not valid for another.
 * @param purpose such as "csrf"
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `pawmatch ${purpose}`, 32));
}
