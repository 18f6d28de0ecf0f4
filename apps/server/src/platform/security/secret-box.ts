import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './derived-key.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets for the database, which alone then does not reveal them.
 * @param sessionSecret SESSION_SECRET; with another one, people need their recovery codes or passkeys, and feeds their
 *   passwords again
 * @param purpose such as "one-time codes"; what was encrypted for one purpose cannot be read for another
 */
export function createSecretBox(sessionSecret: string, purpose: string) {
  const key = deriveKey(sessionSecret, purpose);
  return {
    seal(secret: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },

    /** @returns undefined when it was encrypted with another key */
    open(sealed: Buffer): Buffer | undefined {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const secret = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([secret, decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;
