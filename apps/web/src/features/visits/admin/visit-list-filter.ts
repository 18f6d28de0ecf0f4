import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { ListFilterState } from '../../../components/admin/ListFilter.tsx';
import { hasPhone } from '../../../components/admin/search-phone.ts';

/** The filter of the visit list, with any status (R4.13); empty values match everything. */
export type VisitListFilter = ListFilterState<VisitStatus>;

export const noVisitListFilter: VisitListFilter = { text: '', status: '' };

/** The visits with the status whose pet or requester matches the text, in their order. */
export function filterVisitList(visits: readonly Visit[], { text, status }: VisitListFilter) {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' && status === '') return visits;
  return visits.filter(
    ({ pet, user, status: current }) =>
      (status === '' || current === status) &&
      (`${pet?.name ?? ''} ${user.full_name} ${user.email ?? ''}`.toLowerCase().includes(wanted) ||
        hasPhone(user.phone_number, wanted)),
  );
}

/** Visits that staff have not answered yet. */
export const countPendingVisits = (visits: readonly Visit[]) =>
  visits.filter(({ status }) => status === 'pending').length;
