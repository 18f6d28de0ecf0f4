import * as z from 'zod/mini';
import { isAscii } from '../fold-text.ts';
import { requiredLine } from '../text.ts';
import { emptyTextMessages, fieldNames } from '../text-messages.ts';
import { parseUrl } from '../url.ts';
import { accountFieldMessages } from './account-field-messages.ts';

export const FullName = requiredLine(
  200,
  () => fieldNames.name,
  () => emptyTextMessages.fullName,
);

const notAnEmail = { error: () => accountFieldMessages.email };

/**
 * Letters, digits and other characters that need no quotes (RFC 5322, 3.2.3), then a domain name. `!` and
 * `%` are excluded, because old mail servers use them for routing.
 */
const EMAIL = /^[\p{L}\p{M}\p{N}.#$&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Invisible characters, such as the Hangul filler. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** The Turkish capital I with a dot: PostgreSQL lower-cases it to `i`, and domain names do not. */
const DOTTED_I = /\u0130/;

/**
 * Rejects text that a mail program could read as another mailbox, such as `<ada@example.org`, quotes,
 * comments, or compatibility characters (a full-width `a`).
 */
const isPlainAddress = (text: string) =>
  EMAIL.test(text) &&
  !INVISIBLE.test(text) &&
  !DOTTED_I.test(text) &&
  text.normalize('NFKC') === text;

/**
 * The one form of an address: accents are composed, as most keyboards send them, and an international domain
 * is in the letters of the DNS (`xn--bcher-kva.example`), as mail servers write it. Other text stays.
 */
export function normalizeEmail(text: string): string {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || isAscii(domain) || !/^[^\s/:?#\\]+$/.test(domain)) return address;
  const url = parseUrl(`http://${domain}`);
  return url ? address.slice(0, at) + url.hostname : address;
}

/** At most 254 characters, the limit of SMTP. */
export const Email = z
  .string(notAnEmail)
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(254, notAnEmail),
    z.refine(isPlainAddress, { ...notAnEmail, abort: true }),
    z.overwrite(normalizeEmail),
    z.maxLength(254, notAnEmail),
    z.refine(isPlainAddress, notAnEmail),
  );

const notAPhone = { error: () => accountFieldMessages.phone };

export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/** A country code: with it, ten digits are none of a U.S. number. */
const COUNTRY_CODE = /^\s*\+/;

/** Accepts any notation and stores the ten digits. */
export const PhoneNumber = z.pipe(
  z.string(notAPhone).check(
    z.maxLength(60, notAPhone),
    z.refine((text) => phoneDigits(text).length === 10 && !COUNTRY_CODE.test(text), notAPhone),
  ),
  z.transform(phoneDigits),
);

/** Formats `5551234567` as `(555) 123-4567`; incomplete input is formatted as far as possible. */
export function formatPhoneNumber(text: string): string {
  const digits = phoneDigits(text).slice(0, 10);
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
