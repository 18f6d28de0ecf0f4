import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type VisitLinks = ReturnType<typeof createVisitLinks>;

/**
 * B3.06: the link in a letter, with which its holder moves or cancels one visit. It expires when the visit
 * begins. Nothing is stored.
 * @param secret SESSION_SECRET
 */
export function createVisitLinks(secret: string) {
  const key = deriveKey(secret, 'visit link');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    issue({ visitId, startsAt }: { visitId: string; startsAt: Date }): string {
      const text = `${visitId}.${startsAt.getTime().toString(36)}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },

    /** @returns the id of the visit; undefined when the link is forged or has expired */
    read(token: string, now: Date): string | undefined {
      const [id = '', expiry = '', signature = ''] = token.split('.', 3);
      if (!UUID.test(id) || !/^[\da-z]{1,12}$/.test(expiry)) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${id}.${expiry}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number.parseInt(expiry, 36) > now.getTime() ? id : undefined;
    },
  };
}
