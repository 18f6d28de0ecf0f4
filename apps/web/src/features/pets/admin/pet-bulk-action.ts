import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import type { BulkResult } from '../../../lib/map-with-concurrency.ts';
import { type BulkToast, tally } from '../../../staff/bulk/use-bulk-action.ts';
import { recordListMessages } from '../../../staff/staff-messages.ts';
import { petBulkOutcome } from './pets-admin-messages.ts';

/** R4.12: a new status, or deletion. */
export type PetBulkAction = PetStatus | 'delete';

/** The bulk menu, in its order. */
export const petBulkActions: readonly { action: PetBulkAction; label: string }[] = [
  ...PetStatus.options.map((status) => ({
    action: status,
    label: recordListMessages.markAs({ status }),
  })),
  { action: 'delete', label: recordListMessages.delete },
];

/** R8.35, R8.41: the toast afterwards. */
export function reportPetBulkAction(
  action: PetBulkAction,
  result: BulkResult<unknown, unknown>,
): BulkToast {
  const { total, succeeded, failed, firstError } = tally(result);
  if (action === 'delete') {
    if (failed === 0) return { tone: 'success', text: petBulkOutcome.deleted(total) };
    if (succeeded > 0) {
      return { tone: 'warning', text: petBulkOutcome.partlyDeleted(succeeded, total) };
    }
    const reason = failureReason(firstError, petBulkOutcome.notDeletedReason);
    return { tone: 'error', text: petBulkOutcome.notDeleted(reason) };
  }
  if (failed === 0) return { tone: 'success', text: petBulkOutcome.updated(total, action) };
  if (succeeded === 0) return { tone: 'error', text: petBulkOutcome.notUpdated };
  return { tone: 'warning', text: petBulkOutcome.partlyUpdated(succeeded, failed, action) };
}
