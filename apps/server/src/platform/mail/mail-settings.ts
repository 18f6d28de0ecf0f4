import { Email } from '@pawmatch/contract/auth/account-fields';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';

/** Whether a text is an address of a mail server, as the mail library reads it. */
export function isMailServerUrl(text: string): boolean {
  try {
    const { host } = parseConnectionUrl(text);
    return /^smtps?:/.test(text) && host !== undefined && new URL(text).hostname === host;
  } catch {
    return false;
  }
}

/** The address in a sender such as `Pawmatch <no-reply@example.org>`; undefined when it is not one address. */
export function findSenderAddress(sender: string): string | undefined {
  const [first, ...others] = addressparser(sender, { flatten: true });
  if (!first || others.length > 0 || /[\r\n]/.test(sender)) return undefined;
  const { address } = first;
  return /^[\w.+-]+@localhost$/.test(address) ? address : Email.safeParse(address).data;
}
