import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type DeviceTokens = ReturnType<typeof createDeviceTokens>;

/**
 * What a device cookie holds: an id and a signature. It opens nothing: it only tells a browser that
 * has signed in before from all others (S53). See the OWASP page on device cookies.
 * @param secret SESSION_SECRET
 */
export function createDeviceTokens(secret: string) {
  const key = deriveKey(secret, 'device');
  const sign = (id: string) => createHmac('sha256', key).update(id).digest();

  return {
    issue: (id: string): string => `${id}.${sign(id).toString('base64url')}`,

    /** The id of the device; undefined when the token is none of ours. */
    read(token: string): string | undefined {
      const [id = '', signature = ''] = token.split('.', 2);
      if (!UUID.test(id)) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(id);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? id : undefined;
    },
  };
}
