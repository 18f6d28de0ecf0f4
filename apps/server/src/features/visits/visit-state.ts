import type { VisitState } from '@pawmatch/contract/visits/visit-actions';
import type { VisitRow } from './visits.table.ts';

/** What the rules of the contract depend on. */
export const visitState = ({
  status,
  startsAt,
  endsAt,
  checkedInAt,
}: Pick<VisitRow, 'status' | 'startsAt' | 'endsAt' | 'checkedInAt'>): VisitState => ({
  status,
  requested_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  checked_in_at: checkedInAt?.toISOString() ?? null,
});
