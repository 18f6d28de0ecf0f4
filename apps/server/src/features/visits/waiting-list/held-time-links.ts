import { createSigner } from '../../../platform/security/signer.ts';

/** Whose time is held, with which pet, and until when. */
interface HeldTimeKey {
  petId: string;
  userId: string;
  until: Date;
}

/**
 * The links in the email about a free time, with which its holder books or releases that time. They
 * expire with the hold. Nothing is stored.
 * @param secret SESSION_SECRET
 */
export function createHeldTimeLinks(secret: string) {
  const signer = createSigner(secret, 'held time link');

  return {
    issue: ({ petId, userId, until }: HeldTimeKey): string =>
      signer.signUntil(`${petId}.${userId}`, until),

    /** @returns undefined when the link is forged or has expired */
    read(token: string, now: Date): HeldTimeKey | undefined {
      const verified = signer.verifyUntil(token, now);
      if (!verified) return undefined;
      const [petId = '', userId = ''] = verified.text.split('.');
      return { petId, userId, until: verified.until };
    },
  };
}
