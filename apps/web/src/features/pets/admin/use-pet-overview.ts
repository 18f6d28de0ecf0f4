import type { Pet } from '@pawmatch/contract/pets/pet';
import { MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pet-lists';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListFilterState } from '../../../staff/list/ListFilter.tsx';
import {
  LIST_PAGE_SIZE,
  loadAllRows,
  useGrowingList,
} from '../../../staff/list/use-growing-list.ts';
import { useSelection } from '../../../staff/list/use-selection.ts';
import { recordListMessages } from '../../../staff/staff-messages.ts';
import { fetchStaffPets, petCountsQuery, staffPetKeys } from './staff-pets-api.ts';

/** R2.49, R2.51: the dashboard's list of pets, ten at a time, and those that are selected. */
export function usePetOverview({ text, status }: ListFilterState<string>) {
  const filters = { q: text.trim() || undefined, status: status || undefined };
  const listKey = `${status} ${text.trim()}`;
  const list = useGrowingList<Pet>({
    queryKey: [...staffPetKeys.lists, 'growing', filters],
    fetchPage: async ({ offset }, signal) => {
      const page = await fetchStaffPets({ ...filters, offset, limit: LIST_PAGE_SIZE }, signal);
      const end = offset + LIST_PAGE_SIZE;
      const isLast = page.total === null ? page.rows.length < LIST_PAGE_SIZE : end >= page.total;
      return { ...page, next: isLast ? null : { offset: end } };
    },
  });
  const { data: counts } = useQuery(petCountsQuery({}));

  const total = list.total ?? list.rows.length;
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const selection = useSelection(ids, { total, listKey });
  const shown = list.rows.filter(({ id }) => selection.ids.has(id));
  const { allExcept } = selection;
  const selected = {
    count: selection.count,
    /** Null when not all of them are loaded. */
    shown: allExcept ? null : shown,
    load: async () =>
      allExcept
        ? loadAllRows((page) => fetchStaffPets({ ...filters, ...page }), MAX_PAGE_SIZE, allExcept)
        : shown,
  };

  const isFiltered = filters.q !== undefined || filters.status !== undefined;
  const all = isFiltered ? counts?.total : undefined;
  const count = recordListMessages.countOfList({ total, all });
  return { list, total, listKey, isFiltered, count, selection, selected };
}
