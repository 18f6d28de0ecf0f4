import { peopleSorts } from '@pawmatch/contract/users/people-lists';
import type { AccountOfPerson, Role } from '@pawmatch/contract/users/user';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { StaffListPage } from '../../../staff/page/StaffListPage.tsx';
import { type StaffList, textFilter, useStaffList } from '../../../staff/page/use-staff-list.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { PersonRecordCard } from '../admin/PersonRecordCard.tsx';
import { personColumns } from '../admin/person-columns.tsx';
import { userRows } from '../users-api.ts';
import { usersMessages as messages } from '../users-messages.ts';

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
    textOf: (sort: (typeof peopleSorts)[number]) => messages.sorts[sort],
  },
  texts: messages,
};

/** F10, B4.01: everyone with an account, page by page. `?person=` leads to one of them. */
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
      labels={messages.listLabels}
      messages={messages.list}
      columns={columns}
      renderCard={(person) => <PersonRecordCard person={person} />}
      empty={<ListEmpty>{messages.nobody}</ListEmpty>}
    />
  );
}
