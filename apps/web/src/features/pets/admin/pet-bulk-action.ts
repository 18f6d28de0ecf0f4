import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { type BulkReport, tally } from '../../../components/admin/bulk-report.ts';
import { counted } from '../../../components/admin/confirm-texts.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import type { BulkResult } from '../../../lib/map-with-concurrency.ts';

/** R4.12: a new status, or deletion. */
export type PetBulkAction = PetStatus | 'delete';

/** The bulk menu, in its order. */
export const petBulkActions: readonly { action: PetBulkAction; label: string }[] = [
  ...PetStatus.options.map((status) => ({ action: status, label: `Mark as ${status}` })),
  { action: 'delete', label: 'Delete' },
];

/** R8.35, R8.41: what is said afterwards. */
export function reportPetBulkAction(
  action: PetBulkAction,
  result: BulkResult<unknown, unknown>,
): BulkReport {
  const { total, succeeded, failed, firstError } = tally(result);
  if (action === 'delete') {
    if (failed === 0) {
      return { tone: 'success', text: `Successfully deleted ${counted(total, 'pet')}` };
    }
    if (succeeded > 0) {
      return { tone: 'warning', text: `Deleted ${succeeded} of ${total} selected pets` };
    }
    const reason = failureReason(firstError, 'Failed to delete pets');
    return { tone: 'error', text: `Failed to perform bulk action: ${reason}` };
  }
  const updated = `Successfully updated ${succeeded} pet(s) to ${action}`;
  if (failed === 0) return { tone: 'success', text: updated };
  if (succeeded === 0) return { tone: 'error', text: 'Failed to update any pets' };
  return {
    tone: 'warning',
    text: `${updated}. Failed to update ${failed} pet(s). See console for details.`,
  };
}
