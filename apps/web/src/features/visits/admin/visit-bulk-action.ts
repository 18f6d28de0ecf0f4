import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import type { BulkResult } from '../../../lib/map-with-concurrency.ts';
import { type BulkToast, tally } from '../../../staff/bulk/use-bulk-action.ts';
import { recordListMessages } from '../../../staff/staff-messages.ts';
import { visitBulkOutcome } from './visits-admin-messages.ts';

/** R4.16 */
const bulkStatuses = ['confirmed', 'cancelled', 'pending'] as const satisfies VisitStatus[];

export type VisitBulkAction = (typeof bulkStatuses)[number] | 'delete';

/** The bulk menu, in its order. */
export const visitBulkActions: readonly { action: VisitBulkAction; label: string }[] = [
  ...bulkStatuses.map((action) => ({
    action,
    label: recordListMessages.markAs({ status: capitaliseStatus(action) }),
  })),
  { action: 'delete', label: recordListMessages.delete },
];

/** R8.35, R8.41: the toast afterwards. */
export function reportVisitBulkAction(
  action: VisitBulkAction,
  result: BulkResult<unknown, unknown>,
): BulkToast {
  const { total, succeeded, failed, firstError } = tally(result);
  if (action === 'delete') {
    if (succeeded === 0) {
      const reason = failureReason(firstError, visitBulkOutcome.notDeletedReason);
      return { tone: 'error', text: visitBulkOutcome.notDeleted(reason) };
    }
    const tone = failed === 0 ? 'success' : 'warning';
    return { tone, text: visitBulkOutcome.deleted(succeeded, total) };
  }
  if (failed === 0) {
    return { tone: 'success', text: visitBulkOutcome.updated(total, capitaliseStatus(action)) };
  }
  if (succeeded === 0) {
    const reason = failureReason(firstError, visitBulkOutcome.notUpdatedReason);
    return { tone: 'error', text: visitBulkOutcome.notUpdated(reason) };
  }
  return { tone: 'warning', text: visitBulkOutcome.partlyUpdated(succeeded, failed) };
}
