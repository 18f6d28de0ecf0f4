import { createHmac } from 'node:crypto';
import { mailboxHash } from '../../platform/mail/mailbox.ts';
import { deriveKey } from '../../platform/security/derived-key.ts';

/** Without the prefix of a country, and however it is written. */
const PHONE_DIGITS = 10;

/**
 * Digests of a mailbox and a telephone number that say nothing without the secret of the installation.
 * @param sessionSecret SESSION_SECRET; with another one, marks of deleted accounts match nobody any more
 */
export function createContactDigests(sessionSecret: string) {
  const key = deriveKey(sessionSecret, 'contact digests');
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return ({ email, phone }: { email: string | null; phone: string | null }) => {
    const digits = phone?.replace(/\D/g, '').slice(-PHONE_DIGITS) ?? '';
    return {
      mailboxDigest: email ? digest(`mailbox ${mailboxHash(email)}`) : null,
      phoneDigest: digits.length >= 7 ? digest(`phone ${digits}`) : null,
    };
  };
}

export type ContactDigests = ReturnType<ReturnType<typeof createContactDigests>>;
