import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { usersMessages } from '../users-messages.ts';

/** One account in the list; the whole row is a link. */
export function PersonRow({ person }: { person: AccountOfPerson }) {
  const { id, full_name, email, phone_number, role, email_confirmed } = person;
  return (
    <li>
      <Link
        to={`?person=${id}`}
        replace
        preventScrollReset
        aria-label={usersMessages.open(full_name)}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 hover:bg-sunken"
      >
        <span className="grid min-w-0">
          <span className="font-semibold wrap-anywhere">{full_name}</span>
          <span className="flex flex-wrap gap-x-3 text-sm text-text-muted">
            <span className="wrap-anywhere">{email}</span>
            {phone_number && (
              <span className="whitespace-nowrap">{formatPhoneNumber(phone_number)}</span>
            )}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {role === 'admin' && <Badge tone="accent">{usersMessages.admin}</Badge>}
          <EmailStatus isConfirmed={email_confirmed} />
        </span>
      </Link>
    </li>
  );
}
