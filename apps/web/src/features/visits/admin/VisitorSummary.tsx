import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitFormMessages } from './visits-admin-messages.ts';

/** The visitor of an existing visit, which cannot be changed. */
export function VisitorSummary({ visitor }: { visitor: Visit['user'] }) {
  const { full_name, email, phone_number } = visitor;
  // No line break inside a phone number.
  const phone = phone_number && formatPhoneNumber(phone_number).replaceAll(' ', '\u00a0');
  const contact = [email, phone].filter(Boolean);
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <p className="text-sm text-text-muted">{visitFormMessages.requester}</p>
      <p className="font-semibold wrap-anywhere">{full_name}</p>
      {contact.length > 0 && (
        <p className="text-sm wrap-anywhere text-text-muted">{contact.join(' · ')}</p>
      )}
    </div>
  );
}
