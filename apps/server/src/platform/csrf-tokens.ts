import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derived-key.ts';

const ANONYMOUS = 'anonymous';

/** What a token was issued for; `sessionId` is undefined for anonymous visitors. */
export interface CsrfBinding {
  sessionId: string | undefined;
}

export interface CsrfTokens {
  /** Issues a token, which needs no escaping in a cookie. */
  issue(sessionId: string | undefined): string;
  /** @returns undefined when the signature is not valid */
  verify(token: string): CsrfBinding | undefined;
}

/**
 * Tokens of the signed double submit (D11): a nonce, the session and a signature over both. See the
 * OWASP cheat sheet on CSRF, "Signed Double-Submit Cookie".
 * @param secret SESSION_SECRET
 */
export function createCsrfTokens(secret: string): CsrfTokens {
  const key = deriveKey(secret, 'csrf');
  const sign = (message: string) => createHmac('sha256', key).update(message).digest();

  return {
    issue(sessionId) {
      const message = `${randomBytes(16).toString('base64url')}.${sessionId ?? ANONYMOUS}`;
      return `${message}.${sign(message).toString('base64url')}`;
    },

    verify(token) {
      const [nonce, session, signature, ...rest] = token.split('.');
      if (!nonce || !session || !signature || rest.length > 0) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${nonce}.${session}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { sessionId: session === ANONYMOUS ? undefined : session };
    },
  };
}
