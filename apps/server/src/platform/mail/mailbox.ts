import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Dots in the local part mean nothing here. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that a mail for an address ends in, as far as can be told: in lower case, without angle
 * brackets and the tag after a plus sign. For limits; mails go to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const bare = address.trim().replace(/^<|>$/g, '').trim().normalize('NFKC').toLowerCase();
  const at = bare.lastIndexOf('@');
  const domain = bare.slice(at + 1);
  const asciiDomain = domainToASCII(domain) || domain;
  const untagged = bare.slice(0, Math.max(0, at)).replace(/\+[^+]*$/, '');
  const local = DOTLESS_DOMAINS.has(asciiDomain) ? untagged.replaceAll('.', '') : untagged;
  return `${local}@${asciiDomain}`;
}

/** The mailbox as the database may keep it. */
export function mailboxHash(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('base64url');
}
