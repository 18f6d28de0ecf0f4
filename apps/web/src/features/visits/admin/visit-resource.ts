import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { StaffResource } from '../../../staff/staff-resource.ts';
import {
  changeVisitStatus,
  changeVisitsInBulk,
  deleteVisit,
  visitRows,
} from './staff-visits-api.ts';
import { filteredOutcomeText, visitStaffMessages } from './visits-admin-messages.ts';

/** R4.16 */
const bulkStatuses = ['confirmed', 'cancelled', 'pending'] as const satisfies VisitStatus[];

/** Visits in the lists of staff. A bulk change of all that match has no undo: visitors are notified. */
export const visitResource: StaffResource<Visit, (typeof bulkStatuses)[number]> = {
  rows: visitRows,
  bulkStatuses,
  labelOf: capitaliseStatus,
  async setStatus(visit, status) {
    const answer = await changeVisitStatus(visit.id, {
      // R4.15: first letter capital, rest lower case.
      status: capitaliseStatus(status),
      expected_status: visit.status,
    });
    // Some servers answer with no more than a flag.
    return answer.id === visit.id ? answer : { ...visit, status };
  },
  deleteRow: deleteVisit,
  async changeFiltered(change, filters, onProgress) {
    const report = await changeVisitsInBulk(
      change === 'delete'
        ? { filters, action: 'delete' }
        : { filters, action: 'set_status', status: change },
      onProgress,
    );
    const text = filteredOutcomeText(report, change === 'delete' ? null : capitaliseStatus(change));
    return { text, failures: report.failures, undo: null };
  },
  messages: visitStaffMessages,
};
