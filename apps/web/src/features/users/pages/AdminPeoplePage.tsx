import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { type PeopleSort, peopleSorts } from '@pawmatch/contract/users/people-lists';
import type { AccountOfPerson, Role } from '@pawmatch/contract/users/user';
import { useMemo } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { StaffListPage } from '../../../staff/page/StaffListPage.tsx';
import { type StaffList, textFilter, useStaffList } from '../../../staff/page/use-staff-list.ts';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { ListDownload } from '../../export/components/ListDownload.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { personColumns } from '../admin/person-columns.tsx';
import { userRows } from '../users-api.ts';
import { usersMessages as messages, usersMessages } from '../users-messages.ts';

const userList: StaffList<AccountOfPerson, { total: number }> = {
  name: 'people',
  source: userRows,
  filters: {
    q: textFilter,
    role: {
      control: { label: messages.columns.role, any: messages.anyRole },
      values: ['admin', 'adopter'] satisfies Role[],
      textOf: (role: Role) => messages[role],
    },
  },
  sorts: {
    values: peopleSorts,
    first: 'name',
    textOf: (sort: PeopleSort) => messages.sorts[sort],
  },
  texts: messages,
};

/** Everyone with an account, page by page. `?person=` leads to one of them. */
export function AdminPeoplePage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const personId = useSearchParams()[0].get('person');
  const state = useStaffList(userList);
  const columns = useMemo(() => personColumns(timeZone), [timeZone]);
  if (personId) return <Navigate to={`/admin/people/${personId}`} replace />;
  return (
    <StaffListPage
      declared={userList}
      state={state}
      labels={{ ...messages.listLabels, nameOf: ({ full_name }) => full_name }}
      messages={messages.list}
      columns={columns}
      renderCard={(person) => <PersonRecordCard person={person} />}
      tool={<ListDownload what="people" query={{ ...state.filters, sort: state.sort }} />}
      empty={<ListEmpty>{messages.nobody}</ListEmpty>}
    />
  );
}

/** An account in the list of people, on a phone. */
function PersonRecordCard({ person }: { person: AccountOfPerson }) {
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
