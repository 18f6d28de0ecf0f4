import type { NewExport } from '@pawmatch/contract/export/export-endpoints';
import type { SQL } from 'drizzle-orm';
import type { Uses } from '../../dependencies.ts';
import * as adoptionList from '../adoptions/adoption-list.repository.ts';
import { restrictFilters } from '../pets/public/public-pets.service.ts';
import * as people from '../users/people-query.repository.ts';
import * as visits from '../visits/staff/visit-query.repository.ts';

type ListOrder = Exclude<NewExport, { what: 'everything' }>;

type Lists = Uses<'clock' | 'shelters' | 'petSearchIndex'>;

interface SelectedRows {
  where?: SQL | undefined;
  orderBy?: readonly SQL[];
  /** Found by the search index, in their order. */
  ids?: readonly string[];
}

const placeOf = ({ shelters }: Lists, shelterId: string) => (shelters.isOne() ? null : shelterId);

const petIds = async (
  { petSearchIndex, shelters }: Lists,
  { query }: ListOrder,
  shelterId: string,
) => {
  const { offset, skip, ...filters } = query as Extract<ListOrder, { what: 'pets' }>['query'];
  const all = { ...filters, limit: Number.MAX_SAFE_INTEGER };
  return (await petSearchIndex.find(restrictFilters({ shelterId }, all, shelters))).ids;
};

/** The rows that a list of staff shows on all its pages, in its order. */
export async function selectList(
  lists: Lists,
  order: ListOrder,
  shelterId: string,
): Promise<SelectedRows> {
  switch (order.what) {
    case 'pets':
      return { ids: await petIds(lists, order, shelterId) };
    case 'visits': {
      const time = visits.shelterTimeAt(lists.clock(), lists.shelters.of(shelterId));
      return {
        where: visits.matchesFilters(order.query, time),
        orderBy: visits.sortOrders[order.query.sort ?? 'newest'],
      };
    }
    case 'people':
      return {
        where: people.matchesFilters(order.query, placeOf(lists, shelterId)),
        orderBy: people.sortOrders[order.query.sort ?? 'name'],
      };
    case 'adoptions':
      return {
        where: adoptionList.matchesFilters(order.query, shelterId),
        orderBy: adoptionList.order,
      };
    case 'stays':
      return {};
  }
}
