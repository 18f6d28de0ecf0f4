import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derived-key.ts';

/**
 * Signs texts with HMAC-SHA-256, so that links and cookies need no row in the database. A signed text is the text,
 * a dot and the signature in base64url.
 * @param secret SESSION_SECRET
 * @param purpose such as "csrf"; a signature for one purpose is not valid for another
 */
export function createSigner(secret: string, purpose: string) {
  const key = deriveKey(secret, purpose);
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  const sign = (text: string): string => `${text}.${signatureOf(text)}`;

  /** @returns the text; undefined when the signature is not valid */
  function verify(signed: string): string | undefined {
    const [text, signature] = splitAtLastDot(signed);
    // Decoding would ignore characters that are not base64url, so that other texts would be valid too.
    const given = Buffer.from(signature);
    const expected = Buffer.from(signatureOf(text));
    const isValid = given.length === expected.length && timingSafeEqual(given, expected);
    return isValid ? text : undefined;
  }

  return {
    sign,
    verify,

    /** Signs a text that is valid before an instant. */
    signUntil: (text: string, until: Date): string =>
      sign(`${text}.${until.getTime().toString(36)}`),

    /** @returns undefined when the signature is not valid, or the text has expired */
    verifyUntil(signed: string, now: Date): { text: string; until: Date } | undefined {
      const [text, end] = splitAtLastDot(verify(signed) ?? '');
      const until = new Date(Number.parseInt(end, 36));
      return until > now ? { text, until } : undefined;
    },
  };
}

/** A text without a dot is all before it. */
function splitAtLastDot(text: string): [before: string, after: string] {
  const dot = text.lastIndexOf('.');
  return dot < 0 ? [text, ''] : [text.slice(0, dot), text.slice(dot + 1)];
}
