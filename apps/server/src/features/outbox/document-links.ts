import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.ts';

const VALID_MS = 5 * 60_000;

/**
 * Signed tokens with which a frame reads the document of one mail. Nothing is stored.
 * @param secret SESSION_SECRET
 */
export function createDocumentLinks(secret: string) {
  const key = deriveKey(secret, 'mail document');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    issue(mailId: string, now: Date): string {
      const text = `${mailId}.${(now.getTime() + VALID_MS).toString(36)}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },

    /** @returns the id of the mail; undefined when the token is forged or has expired */
    read(token: string, now: Date): string | undefined {
      const [id = '', expiry = '', signature = ''] = token.split('.', 3);
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${id}.${expiry}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number.parseInt(expiry, 36) > now.getTime() ? id : undefined;
    },
  };
}
