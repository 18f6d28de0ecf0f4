import { peopleSorts } from '@pawmatch/contract/users/people-lists';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ColumnChooser, useChosenColumns } from '../../../staff/list/ColumnChooser.tsx';
import { ListSelect } from '../../../staff/list/ListFilter.tsx';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { ListToolbar } from '../../../staff/list/ListToolbar.tsx';
import { RECORD_PAGE_SIZE } from '../../../staff/list/PageControls.tsx';
import { RecordList } from '../../../staff/list/RecordList.tsx';
import { setValues, useListAddress } from '../../../staff/list/use-list-address.ts';
import { useRecordPage } from '../../../staff/list/use-row-page.ts';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { recordListMessages } from '../../../staff/staff-messages.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { PersonRecordCard } from '../admin/PersonRecordCard.tsx';
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

/** F10, B4.01: everyone with an account, page by page. `?person=` leads to one of them. */
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
      <ListToolbar
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
      </ListToolbar>
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
