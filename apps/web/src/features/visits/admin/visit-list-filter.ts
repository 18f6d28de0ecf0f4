import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { ListFilterState } from '../../../components/admin/ListFilter.tsx';
import { hasPhone } from '../../../components/admin/search-phone.ts';

/** What the list of staff is narrowed down to: any status there is (R4.13); empty asks for nothing. */
export type VisitListFilter = ListFilterState<VisitStatus>;

export const noVisitListFilter: VisitListFilter = { text: '', status: '' };

/** The visits of a status whose pet or requester has the text, in their order. */
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
export const countWaiting = (visits: readonly Visit[]) =>
  visits.filter(({ status }) => status === 'pending').length;
