import { mailtoUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { PeopleSort } from '@pawmatch/contract/users/people-lists';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { PhoneLink } from '../../../staff/ContactLinks.tsx';
import type { Column } from '../../../staff/list/RowTable.tsx';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { usersMessages } from '../users-messages.ts';

const { columns: labels } = usersMessages;

/** The columns of the list of people. */
export const personColumns = (timeZone: string): Column<AccountOfPerson, PeopleSort>[] => [
  {
    id: 'name',
    label: labels.name,
    sorts: ['name'],
    render: ({ id, full_name }) => (
      <Link
        to={`/admin/people/${id}`}
        aria-label={usersMessages.open(full_name)}
        className="line-clamp-2 py-1.5 text-sm leading-tight font-semibold wrap-anywhere hover:text-action hover:underline"
      >
        {full_name}
      </Link>
    ),
  },
  {
    id: 'email',
    label: labels.email,
    width: 17,
    render: ({ email }) => (
      <a href={mailtoUrl(email)} className="line-clamp-2 wrap-anywhere hover:text-action">
        {email}
      </a>
    ),
  },
  {
    id: 'phone',
    label: labels.phone,
    width: 9.5,
    render: ({ phone_number }) =>
      phone_number && (
        <PhoneLink phone={phone_number} className="whitespace-nowrap hover:text-action" />
      ),
  },
  {
    id: 'role',
    label: labels.role,
    width: 7,
    render: ({ role }) =>
      role === 'admin' ? <Badge tone="accent">{usersMessages.admin}</Badge> : usersMessages.adopter,
  },
  {
    id: 'confirmed',
    label: labels.confirmed,
    width: 10,
    render: ({ email_confirmed }) => <EmailStatus isConfirmed={email_confirmed} />,
  },
  {
    id: 'since',
    label: labels.since,
    width: 8,
    sorts: ['newest'],
    render: ({ created_at }) => (
      <time dateTime={created_at} className="whitespace-nowrap text-text-muted">
        {shortDate(created_at, timeZone)}
      </time>
    ),
  },
];
