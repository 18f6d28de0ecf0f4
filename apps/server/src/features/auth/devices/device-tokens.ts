import { createSigner } from '../../../platform/security/signer.ts';

/**
 * The value of a device cookie: an id and a signature. It grants no access; it only identifies a
 * browser that has logged in before. See the OWASP page on device cookies.
 * @param secret SESSION_SECRET
 */
export function createDeviceTokens(secret: string) {
  const signer = createSigner(secret, 'device');

  return {
    issue: (id: string): string => signer.sign(id),

    /** @returns the id of the device; undefined when the signature is invalid */
    read: (token: string): string | undefined => signer.verify(token),
  };
}
