import { createSigner } from '../../../platform/security/signer.ts';

export type VisitLinks = ReturnType<typeof createVisitLinks>;

/**
 * The link in an email, with which its holder moves or cancels one visit. It expires when the visit
 * begins. Nothing is stored.
 * @param secret SESSION_SECRET
 */
export function createVisitLinks(secret: string) {
  const signer = createSigner(secret, 'visit link');

  return {
    issue: ({ visitId, startsAt }: { visitId: string; startsAt: Date }): string =>
      signer.signUntil(visitId, startsAt),

    /** @returns the id of the visit; undefined when the link is forged or has expired */
    read: (token: string, now: Date): string | undefined => signer.verifyUntil(token, now)?.text,
  };
}
