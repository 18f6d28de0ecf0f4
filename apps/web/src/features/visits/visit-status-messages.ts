import type { VisitStatus, visitFormStatuses } from '@pawmatch/contract/visits/visit-status';

type FormStatus = (typeof visitFormStatuses)[number];

/** What people read for the status of a visit. */
export const visitStatusNames: Readonly<Record<VisitStatus | FormStatus, string>> = {
  pending: 'Pending',
  'pending approval': 'Pending approval',
  approved: 'Approved',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
