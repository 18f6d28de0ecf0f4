import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type DeviceTokens = ReturnType<typeof createDeviceTokens>;

/**
 * The value of a device cookie: an id and a signature. It grants no access; it only identifies a
 * browser that has logged in before (S53). See the OWASP page on device cookies.
 * @param secret SESSION_SECRET
 */
export function createDeviceTokens(secret: string) {
  const key = deriveKey(secret, 'device');
  const sign = (id: string) => createHmac('sha256', key).update(id).digest();

  return {
    issue: (id: string): string => `${id}.${sign(id).toString('base64url')}`,

    /** @returns the id of the device; undefined when the signature is invalid */
    read(token: string): string | undefined {
      const [id = '', signature = ''] = token.split('.', 2);
      if (!UUID.test(id)) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(id);
      const isValid = given.length === expected.length && timingSafeEqual(given, expected);
      return isValid ? id : undefined;
    },
  };
}
