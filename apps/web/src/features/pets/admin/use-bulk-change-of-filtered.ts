import type { BulkResult } from '@pawmatch/contract/pets/bulk-pets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { type BulkAction, useBulkRun } from '../../../staff/bulk/use-bulk-run.ts';
import type { PetBulkAction } from './pet-bulk-action.ts';
import { petBulkMessages, petBulkOutcome, petMatchesMessages } from './pets-admin-messages.ts';
import { changePetsInBulk } from './staff-pets-api.ts';

/** How long a change can be undone. */
const UNDO_MS = 10_000;

interface Undo {
  text: string;
  run: () => void;
}

/**
 * B4.02: changes all pets that match, on all pages, in one call. A new status can be undone for ten seconds,
 * unless visits were cancelled: their visitors have been notified.
 * @param filters as `GET /pets` takes them
 */
export function useBulkChangeOfFiltered(
  filters: Record<string, string | undefined>,
  total: number,
  onDone: () => void,
): BulkAction<PetBulkAction> & { undo: Undo | null } {
  const client = useQueryClient();
  const [undo, setUndo] = useState<Undo | null>(null);

  useEffect(() => {
    if (!undo) return undefined;
    const timer = setTimeout(() => setUndo(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);

  const reload = () => {
    for (const root of ['pets', 'visits', 'overview', 'history']) {
      void client.invalidateQueries({ queryKey: [root] });
    }
  };

  const revert = async ({ changed }: BulkResult) => {
    setUndo(null);
    try {
      for (const { before, ids } of changed) {
        await changePetsInBulk({ ids, action: 'set_status', status: before });
      }
      adminToast.success(petMatchesMessages.undone);
    } catch (error) {
      adminToast.error(petMatchesMessages.undoFailed, { reason: failureReason(error, '') });
    }
    reload();
  };

  const tell = (chosen: PetBulkAction, report: BulkResult) => {
    if (chosen === 'delete') adminToast.success(petBulkOutcome.deleted(report.done));
    else if (report.changed.length === 0 || report.cancelled_visits > 0) {
      adminToast.success(petMatchesMessages.updated(report, chosen));
    } else {
      setUndo({
        text: petMatchesMessages.updated(report, chosen),
        run: () => void revert(report),
      });
    }
  };

  const bulk = useBulkRun<PetBulkAction>({
    count: total,
    noItemsMessage: petBulkMessages.noneSelected,
    async run(chosen, onProgress) {
      setUndo(null);
      const change =
        chosen === 'delete'
          ? ({ filters, action: 'delete' } as const)
          : ({ filters, action: 'set_status', status: chosen } as const);
      try {
        const report = await changePetsInBulk(change, onProgress);
        tell(chosen, report);
        onDone();
        return report.failures.map(({ name, ...failure }) => ({
          ...failure,
          name: name ?? petMatchesMessages.namelessPet,
        }));
      } finally {
        reload();
      }
    },
    onError: (error) =>
      adminToast.error(petMatchesMessages.failed, { reason: failureReason(error, '') }),
  });
  return { ...bulk, undo };
}
