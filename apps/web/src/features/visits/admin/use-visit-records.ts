import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitSorts, visitViews } from '@pawmatch/contract/visits/visit-lists';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RECORD_PAGE_SIZE } from '../../../staff/list/PageControls.tsx';
import {
  type ListAddress,
  setValues,
  useListAddress,
} from '../../../staff/list/use-list-address.ts';
import { useRecordPage } from '../../../staff/list/use-row-page.ts';
import { useSelection } from '../../../staff/list/use-selection.ts';
import { recordListMessages } from '../../../staff/staff-messages.ts';
import { staffVisitsQuery, visitCountsQuery } from './staff-visits-api.ts';
import { visitRecordMessages } from './visits-admin-messages.ts';

const parameters = {
  view: [...visitViews, 'all'],
  q: null,
  status: VisitStatus.options,
  from: null,
  to: null,
  pet_id: null,
  user_id: null,
  sort: visitSorts,
} as const;

/** What is done next comes first. */
const sortOf = {
  today: 'soonest',
  later: 'soonest',
  to_answer: 'soonest',
  past: 'latest',
} as const;

type VisitAddress = ListAddress<typeof parameters>;

/**
 * Without a view, the page opens on today; a link to the visits of a pet or a person shows them all. A filter
 * that is set later keeps the view.
 */
function useShownView(address: VisitAddress): VisitAddress {
  const { view: chosen, sort: _sort, ...filters } = address.values;
  const view = chosen || (Object.values(filters).some(Boolean) ? 'all' : 'today');
  return {
    ...address,
    values: { ...address.values, view },
    searchWith: (changes) => address.searchWith({ view, ...changes }),
    set: (changes, options) => address.set({ view, ...changes }, options),
  };
}

/**
 * B4.01: the visits that the address asks for, and those of them that are selected. `filters` are as
 * `GET /admin/visit-requests` takes them, and match visits of other pages too.
 */
export function useVisitRecords() {
  const address = useShownView(useListAddress(parameters));
  const { values, searchWith } = address;
  const { sort: chosenSort, view: shownView, ...filters } = setValues(values);
  const view = shownView === 'all' ? undefined : shownView;
  const sort = chosenSort ?? (view && view !== 'overdue' ? sortOf[view] : 'newest');
  const page = useRecordPage<Visit>(
    staffVisitsQuery({
      ...filters,
      view,
      sort,
      offset: (address.page - 1) * RECORD_PAGE_SIZE,
      limit: RECORD_PAGE_SIZE,
    }),
  );
  const { data: counts } = useQuery({
    ...visitCountsQuery(filters),
    placeholderData: (before) => before,
  });
  const total = (view ? counts?.views[view] : counts?.total) ?? null;
  const list = { ...page, total };
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const selection = useSelection(ids);
  const selected = list.rows.filter(({ id }) => selection.ids.has(id));

  const { q, status, from, to, pet_id, user_id } = values;
  const [first] = list.rows;
  const ofPet = [first?.pet, first?.bonded_pet].find((pet) => pet?.id === pet_id);
  const activeFilters = [
    q.trim() && { label: recordListMessages.searchFor(q.trim()), search: searchWith({ q: '' }) },
    view === 'overdue' && {
      label: visitRecordMessages.view.overdue,
      search: searchWith({ view: 'to_answer' }),
    },
    status && { label: capitaliseStatus(status), search: searchWith({ status: '' }) },
    from && { label: visitRecordMessages.fromDay(from), search: searchWith({ from: '' }) },
    to && { label: visitRecordMessages.toDay(to), search: searchWith({ to: '' }) },
    pet_id && {
      label: ofPet ? visitRecordMessages.ofPet(ofPet.name) : visitRecordMessages.ofOnePet,
      search: searchWith({ pet_id: '' }),
    },
    user_id && {
      label: first
        ? visitRecordMessages.ofPerson(first.user.full_name)
        : visitRecordMessages.ofOnePerson,
      search: searchWith({ user_id: '' }),
    },
  ].filter((filter) => typeof filter === 'object');

  return {
    address,
    sort,
    filters: { ...filters, view },
    counts,
    activeFilters,
    list,
    selection,
    selected,
  };
}
