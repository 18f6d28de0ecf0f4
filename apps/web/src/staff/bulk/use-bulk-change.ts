import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { useCan } from '../../lib/use-can.ts';
import type { FilterValues } from '../row-source.ts';
import { staffMessages } from '../staff-messages.ts';
import type {
  BulkChange,
  BulkFailure,
  FilteredOutcome,
  StaffResource,
  StaffRow,
} from '../staff-resource.ts';
import { bulkChangesOf, changeRows } from './bulk-change.ts';

/** How long a change can be undone. */
const UNDO_MS = 10_000;

/** What a bulk change is about: selected rows, or all rows that the filters leave. */
export type BulkTarget<Row> = { count: number } & (
  | { load: () => Promise<readonly Row[]> }
  | { filters: FilterValues }
);

export interface Bulk<Status extends string> {
  /** What can be chosen; nothing for who may change nothing. */
  changes: readonly BulkChange<Status>[];
  /** The change to be confirmed or in progress. */
  change: BulkChange<Status> | null;
  choose: (change: BulkChange<Status>) => void;
  cancel: () => void;
  confirm: () => void;
  /** Number of rows that are done; null before it begins. */
  done: number | null;
  /** Number of rows that are changed. */
  count: number;
  failures: readonly BulkFailure[];
  dismissFailures: () => void;
  /** What was changed last, while it can be undone. */
  undo: { text: string; run: () => void } | null;
}

/**
 * Deletes rows or gives them a status: asks for confirmation, then makes one call per selected row, a few
 * at a time, or one call for all filtered rows, and shows a toast. Failures stay until they are dismissed;
 * nothing that succeeded is undone.
 * @param onDone clears the selection
 */
export function useBulkChange<Row extends StaffRow, Status extends string>(
  resource: StaffResource<Row, Status>,
  target: BulkTarget<Row>,
  onDone: () => void,
): Bulk<Status> {
  const client = useQueryClient();
  const { messages } = resource;
  const can = useCan();
  const [change, setChange] = useState<BulkChange<Status> | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  const [undo, setUndo] = useState<Bulk<Status>['undo']>(null);

  useEffect(() => {
    if (!undo) return undefined;
    const timer = setTimeout(() => setUndo(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);

  const reload = () => {
    // A change of pets may cancel visits.
    for (const root of ['pets', 'visits', 'overview', 'history']) {
      void client.invalidateQueries({ queryKey: [root] });
    }
  };

  const revert = async ({ run, undone, failed }: NonNullable<FilteredOutcome['undo']>) => {
    setUndo(null);
    try {
      await run();
      adminToast.success(undone);
    } catch (error) {
      adminToast.error(failed, { reason: failureReason(error, '') });
    }
    reload();
  };

  const changeSelected = async (chosen: BulkChange<Status>, selected: readonly Row[]) => {
    const { toast, failures } = await changeRows(resource, client, chosen, selected, setDone);
    adminToast[toast.tone](toast.text);
    return failures;
  };

  const changeFiltered = async (chosen: BulkChange<Status>, filters: FilterValues) => {
    setUndo(null);
    try {
      const outcome = await resource.changeFiltered(chosen, filters, setDone);
      const { text, undo: reversal } = outcome;
      if (reversal) setUndo({ text, run: () => void revert(reversal) });
      else adminToast[outcome.failures.length > 0 ? 'warning' : 'success'](text);
      return outcome.failures.map(({ name, ...failure }) => ({
        ...failure,
        name: name ?? messages.filtered.nameless,
      }));
    } finally {
      reload();
    }
  };

  const start = async (chosen: BulkChange<Status>) => {
    setFailures([]);
    setDone(0);
    try {
      setFailures(
        'filters' in target
          ? await changeFiltered(chosen, target.filters)
          : await changeSelected(chosen, await target.load()),
      );
      onDone();
    } catch (error) {
      if ('filters' in target) {
        adminToast.error(messages.filtered.failed, { reason: failureReason(error, '') });
      } else adminToast.error(staffMessages.bulkFailed);
    } finally {
      setDone(null);
      setChange(null);
    }
  };

  return {
    changes: bulkChangesOf(resource, can),
    change,
    choose: (chosen) => {
      if (target.count === 0) adminToast.error(messages.bulk.noneSelected);
      else setChange(chosen);
    },
    cancel: () => setChange(null),
    confirm: () => {
      if (change !== null) void start(change);
    },
    done,
    count: target.count,
    failures,
    dismissFailures: () => setFailures([]),
    undo,
  };
}
