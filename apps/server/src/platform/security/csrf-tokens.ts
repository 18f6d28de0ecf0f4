import { randomBytes } from 'node:crypto';
import { createSigner } from './signer.ts';

const ANONYMOUS = 'anonymous';

/** What a token was issued for; `sessionId` is undefined for anonymous visitors. */
interface CsrfBinding {
  sessionId: string | undefined;
}

export interface CsrfTokens {
  /** Issues a token, which needs no escaping in a cookie. */
  issue(sessionId: string | undefined): string;
  /** @returns undefined when the signature is not valid */
  verify(token: string): CsrfBinding | undefined;
}

/**
 * Tokens of the signed double submit: a nonce, the session and a signature over both. See the
 * OWASP cheat sheet on CSRF, "Signed Double-Submit Cookie".
 * @param secret SESSION_SECRET
 */
export function createCsrfTokens(secret: string): CsrfTokens {
  const signer = createSigner(secret, 'csrf');

  return {
    issue: (sessionId) =>
      signer.sign(`${randomBytes(16).toString('base64url')}.${sessionId ?? ANONYMOUS}`),

    verify(token) {
      const session = signer.verify(token)?.split('.')[1];
      if (!session) return undefined;
      return { sessionId: session === ANONYMOUS ? undefined : session };
    },
  };
}
