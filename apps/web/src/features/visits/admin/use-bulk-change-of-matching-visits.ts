import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import { useQueryClient } from '@tanstack/react-query';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { type BulkAction, useBulkRun } from '../../../staff/bulk/use-bulk-run.ts';
import { changeVisitsInBulk } from './staff-visits-api.ts';
import type { VisitBulkAction } from './visit-bulk-action.ts';
import {
  bulkUpdateText,
  visitMatchesMessages as messages,
  visitBulkMessages,
} from './visits-admin-messages.ts';

/**
 * B4.02: changes all visits that match, on all pages, in one call. There is no undo: visitors are notified.
 * @param filters as `GET /admin/visit-requests` takes them
 */
export function useBulkChangeOfMatchingVisits(
  filters: Record<string, string | undefined>,
  total: number,
  onDone: () => void,
): BulkAction<VisitBulkAction> {
  const client = useQueryClient();
  return useBulkRun<VisitBulkAction>({
    count: total,
    noItemsMessage: visitBulkMessages.noneSelected,
    async run(chosen, onProgress) {
      const change =
        chosen === 'delete'
          ? ({ filters, action: 'delete' } as const)
          : ({ filters, action: 'set_status', status: chosen } as const);
      try {
        const report = await changeVisitsInBulk(change, onProgress);
        const text =
          chosen === 'delete'
            ? messages.deleted(report)
            : bulkUpdateText(report, capitaliseStatus(chosen));
        adminToast[report.failures.length > 0 ? 'warning' : 'success'](text);
        onDone();
        return report.failures.map(({ name, ...failure }) => ({
          ...failure,
          name: name ?? messages.namelessVisit,
        }));
      } finally {
        for (const root of ['visits', 'overview', 'history']) {
          void client.invalidateQueries({ queryKey: [root] });
        }
      }
    },
    onError: (error) => adminToast.error(messages.failed, { reason: failureReason(error, '') }),
  });
}
