import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** These domains ignore dots in the local part. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that mails to an address probably end up in: in lower case, without angle brackets and
 * without the tag after a plus sign. Only for limits and checks; mails are sent to the address as given.
 */
function mailboxOf(address: string): string {
  const bare = address.trim().replace(/^<|>$/g, '').trim().normalize('NFKC').toLowerCase();
  const at = bare.lastIndexOf('@');
  const domain = bare.slice(at + 1);
  const asciiDomain = domainToASCII(domain) || domain;
  const untagged = bare.slice(0, Math.max(0, at)).replace(/\+[^+]*$/, '');
  const local = DOTLESS_DOMAINS.has(asciiDomain) ? untagged.replaceAll('.', '') : untagged;
  return `${local}@${asciiDomain}`;
}

export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxOf(one) === mailboxOf(other);

/** A hash of the mailbox, which the database stores in place of the address. */
export function mailboxHash(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('base64url');
}
