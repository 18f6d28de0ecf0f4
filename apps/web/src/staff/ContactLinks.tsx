import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { mailtoUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import { staffMessages } from './staff-messages.ts';

/** An email address to write to, or that there is none. */
export function EmailLink({ email }: { email: string | null }) {
  if (!email) return staffMessages.notGiven;
  return (
    <a href={mailtoUrl(email)} className="link">
      {email}
    </a>
  );
}

/** A phone number to call, or that there is none. */
export function PhoneLink({
  phone,
  className = 'link',
}: {
  phone: string | null;
  className?: string;
}) {
  if (!phone) return staffMessages.notGiven;
  return (
    <a href={telUrl(phone)} className={className}>
      {formatPhoneNumber(phone)}
    </a>
  );
}
