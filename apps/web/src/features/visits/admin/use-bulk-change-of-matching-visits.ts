import { capitaliseStatus } from '@pawmatch/contract/visits/visit-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkFailure } from '../../../components/admin/BulkOutcome.tsx';
import type { BulkAction } from '../../../components/admin/use-bulk-action.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { changeVisitsInBulk } from '../api/change-visits-in-bulk.ts';
import type { VisitBulkAction } from './visit-bulk-action.ts';
import { visitMatchesMessages as messages, visitBulkMessages } from './visits-admin-messages.ts';

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
  const [action, setAction] = useState<VisitBulkAction | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<BulkFailure[]>([]);

  const run = async (chosen: VisitBulkAction) => {
    setFailures([]);
    setDone(0);
    try {
      const change =
        chosen === 'delete'
          ? ({ filters, action: 'delete' } as const)
          : ({ filters, action: 'set_status', status: chosen } as const);
      const report = await changeVisitsInBulk(change, setDone);
      setFailures(
        report.failures.map(({ id, name, reason }) => ({
          id,
          name: name ?? messages.namelessVisit,
          reason,
        })),
      );
      const text =
        chosen === 'delete'
          ? messages.deleted(report)
          : messages.updated(report, capitaliseStatus(chosen));
      if (report.failures.length > 0) adminToast.warning(text);
      else adminToast.success(text);
      onDone();
    } catch (error) {
      adminToast.error(messages.failed, { reason: failureReason(error, '') });
    } finally {
      setDone(null);
      setAction(null);
      for (const root of ['visits', 'overview', 'history']) {
        void client.invalidateQueries({ queryKey: [root] });
      }
    }
  };

  return {
    action,
    choose: (chosen) => {
      if (total === 0) adminToast.error(visitBulkMessages.noneSelected);
      else setAction(chosen);
    },
    cancel: () => setAction(null),
    confirm: () => {
      if (action !== null) void run(action);
    },
    done,
    count: total,
    failures,
    dismissFailures: () => setFailures([]),
  };
}
