import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { peopleSorts } from '@pawmatch/contract/users/people-lists';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ColumnChooser } from '../../../components/admin/ColumnChooser.tsx';
import { ListEmpty } from '../../../components/admin/ListEmpty.tsx';
import { ListSelect } from '../../../components/admin/ListFilter.tsx';
import { RECORD_PAGE_SIZE } from '../../../components/admin/PageControls.tsx';
import { RecordList } from '../../../components/admin/RecordList.tsx';
import { RecordToolbar } from '../../../components/admin/RecordToolbar.tsx';
import { recordListMessages } from '../../../components/admin/record-list-messages.ts';
import { StaffPage } from '../../../components/admin/StaffPage.tsx';
import { useChosenColumns } from '../../../components/admin/use-chosen-columns.ts';
import { setValues, useListAddress } from '../../../components/admin/use-list-address.ts';
import { useRecordPage } from '../../../components/admin/use-record-page.ts';
import { Badge } from '../../../components/ui/Badge.tsx';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { personColumns } from '../admin/person-columns.tsx';
import { peopleCountQuery, staffPeopleQuery } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';

const roles = ['admin', 'adopter'] as const;
const parameters = { q: null, role: roles, sort: peopleSorts } as const;
const roleChoices = [
  { value: '', label: usersMessages.anyRole },
  ...roles.map((role) => ({ value: role, label: usersMessages[role] })),
] as const;
const sorts = peopleSorts.map((value) => ({ value, label: usersMessages.sorts[value] }));

/** Everyone with an account, page by page. `?person=` leads to one of them. */
export function AdminPeoplePage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const personId = useSearchParams()[0].get('person');
  const { values, page, set, searchWith, searchOfPage } = useListAddress(parameters);
  const { sort = 'name', ...filters } = setValues(values);
  const rows = useRecordPage<AccountOfPerson>(
    staffPeopleQuery({
      ...filters,
      sort,
      offset: (page - 1) * RECORD_PAGE_SIZE,
      limit: RECORD_PAGE_SIZE,
    }),
  );
  const { data: count } = useQuery({
    ...peopleCountQuery(filters),
    placeholderData: (before) => before,
  });
  const columns = useMemo(() => personColumns(timeZone), [timeZone]);
  const chosen = useChosenColumns('people', columns);
  if (personId) return <Navigate to={`/admin/people/${personId}`} replace />;

  const { q, role } = values;
  const activeFilters = [
    q.trim() && { label: recordListMessages.searchFor(q.trim()), search: searchWith({ q: '' }) },
    role && { label: usersMessages[role], search: searchWith({ role: '' }) },
  ].filter((filter) => typeof filter === 'object');

  return (
    <StaffPage title={usersMessages.title} count={count && usersMessages.count(count.total)}>
      <RecordToolbar
        label={usersMessages.search}
        placeholder={usersMessages.searchHint}
        text={q}
        onSearch={(text) => set({ q: text }, { replace: true })}
        filters={activeFilters}
      >
        <ListSelect
          label={usersMessages.columns.role}
          value={role}
          choices={roleChoices}
          onChange={(value) => set({ role: value })}
        />
        <ListSelect
          label={usersMessages.sort}
          value={sort}
          choices={sorts}
          onChange={(value) => set({ sort: value === 'name' ? '' : value })}
        />
        <ColumnChooser columns={chosen.optional} onToggle={chosen.toggle} />
      </RecordToolbar>
      <RecordList
        list={{ ...rows, total: count?.total ?? null }}
        page={page}
        searchOfPage={searchOfPage}
        labels={usersMessages.listLabels}
        columns={chosen.shown}
        sort={{
          current: sort,
          searchOf: (order) => searchWith({ sort: order === 'newest' ? 'newest' : '' }),
        }}
        renderCard={(person) => <PersonRecordCard person={person} />}
        filters={activeFilters}
        messages={usersMessages.list}
        empty={<ListEmpty>{usersMessages.nobody}</ListEmpty>}
      />
    </StaffPage>
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
