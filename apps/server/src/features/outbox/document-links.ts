import { createSigner } from '../../platform/security/signer.ts';

const VALID_MS = 5 * 60_000;

/**
 * Signed tokens with which a frame reads the document of one mail. Nothing is stored.
 * @param secret SESSION_SECRET
 */
export function createDocumentLinks(secret: string) {
  const signer = createSigner(secret, 'mail document');

  return {
    issue: (mailId: string, now: Date): string =>
      signer.signUntil(mailId, new Date(now.getTime() + VALID_MS)),

    /** @returns the id of the mail; undefined when the token is forged or has expired */
    read: (token: string, now: Date): string | undefined => signer.verifyUntil(token, now)?.text,
  };
}
