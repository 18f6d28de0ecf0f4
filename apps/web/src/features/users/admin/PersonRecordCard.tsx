import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { usersMessages } from '../users-messages.ts';

/** B4.01: an account in the list of people, on a phone. */
export function PersonRecordCard({ person }: { person: AccountOfPerson }) {
  const { id, full_name, email, phone_number, role, email_confirmed } = person;
  return (
    <div className="grid gap-1.5 px-2">
      <Link
        to={`/admin/people/${id}`}
        aria-label={usersMessages.open(full_name)}
        className="flex min-h-11 items-center leading-snug font-semibold wrap-anywhere"
      >
        {full_name}
      </Link>
      <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
        <span className="wrap-anywhere">{email}</span>
        {phone_number && (
          <span className="whitespace-nowrap">{formatPhoneNumber(phone_number)}</span>
        )}
      </p>
      <p className="flex flex-wrap gap-2">
        {role === 'admin' && <Badge tone="accent">{usersMessages.admin}</Badge>}
        <EmailStatus isConfirmed={email_confirmed} />
      </p>
    </div>
  );
}
