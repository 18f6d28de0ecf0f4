import { capitaliseStatus, type VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { type BulkReport, tally } from '../../../components/admin/bulk-report.ts';
import { counted } from '../../../components/admin/confirm-texts.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import type { BulkResult } from '../../../lib/map-with-concurrency.ts';

/** R4.16 */
const bulkStatuses = ['confirmed', 'cancelled', 'pending'] as const satisfies VisitStatus[];

export type VisitBulkAction = (typeof bulkStatuses)[number] | 'delete';

/** The bulk menu, in its order. */
export const visitBulkActions: readonly { action: VisitBulkAction; label: string }[] = [
  ...bulkStatuses.map((action) => ({ action, label: `Mark as ${capitaliseStatus(action)}` })),
  { action: 'delete', label: 'Delete' },
];

/** R8.35, R8.41: what is said afterwards. */
export function reportVisitBulkAction(
  action: VisitBulkAction,
  result: BulkResult<unknown, unknown>,
): BulkReport {
  const { total, succeeded, failed, firstError } = tally(result);
  if (action === 'delete') {
    if (succeeded === 0) {
      const reason = failureReason(firstError, 'Failed to delete visits');
      return { tone: 'error', text: `Failed to perform bulk action: ${reason}` };
    }
    return {
      tone: failed === 0 ? 'success' : 'warning',
      text: `Deleted ${succeeded} of ${total} selected visits`,
    };
  }
  if (failed === 0) {
    const status = capitaliseStatus(action);
    return { tone: 'success', text: `Updated ${counted(total, 'visit')} to ${status}` };
  }
  if (succeeded === 0) {
    const reason = failureReason(firstError, 'Failed to update visit status');
    return { tone: 'error', text: `Failed to update visits: ${reason}` };
  }
  return {
    tone: 'warning',
    text: `Successfully updated ${succeeded} visit(s). Failed to update ${failed} visit(s)`,
  };
}
