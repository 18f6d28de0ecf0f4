import { useState } from 'react';
import { failureReason } from '../../lib/api/failure-reason.ts';
import { type BulkResult, mapWithConcurrency } from '../../lib/map-with-concurrency.ts';
import { adminToast } from '../../lib/toast.ts';
import type { BulkFailure } from './BulkOutcome.tsx';
import { type BulkReport, isFailed } from './bulk-report.ts';

type BulkActionSettings<Action, Item, Response> = {
  /** How many items are selected. */
  count: number;
  /** Loads what is selected. */
  loadItems: () => Promise<readonly Item[]>;
  /** R5.16: the toast when nothing is selected. */
  noItemsMessage: string;
  call: (action: Action, item: Item) => Promise<Response>;
  /** Updates the cached list with what succeeded. */
  updateCache: (action: Action, result: BulkResult<Item, Response>) => void;
  report: (action: Action, result: BulkResult<Item, Response>) => BulkReport;
  /** The id of an item, and its name for people. */
  identify: (item: Item) => { id: string; name: string };
  /** R4.16: clears the selection. */
  onDone: () => void;
};

export interface BulkAction<Action extends string> {
  /** The action to be confirmed or in progress. */
  action: Action | null;
  choose: (action: Action) => void;
  cancel: () => void;
  confirm: () => void;
  /** How many calls are done; null before they begin. */
  done: number | null;
  /** How many items are selected. */
  count: number;
  failures: readonly BulkFailure[];
  dismissFailures: () => void;
}

/**
 * Runs a bulk action: asks for confirmation, then makes one call per item, a few at a time, and shows a
 * toast. Failures are kept until they are dismissed; nothing that succeeded is undone.
 */
export function useBulkAction<Action extends string, Item, Response>(
  settings: BulkActionSettings<Action, Item, Response>,
): BulkAction<Action> {
  const { count, loadItems, noItemsMessage, call, updateCache, report, identify, onDone } =
    settings;
  const [action, setAction] = useState<Action | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<BulkFailure[]>([]);

  const choose = (chosen: Action) => {
    if (count === 0) adminToast.error(noItemsMessage);
    else setAction(chosen);
  };

  const run = async (chosen: Action) => {
    setFailures([]);
    setDone(0);
    try {
      const items = await loadItems();
      const result = await mapWithConcurrency(items, (item) => call(chosen, item), setDone);
      updateCache(chosen, result);
      const { tone, text } = report(chosen, result);
      adminToast[tone](text);
      setFailures(
        result.results.filter(isFailed).map(({ item, error }) => ({
          ...identify(item),
          reason: failureReason(error, 'An error occurred'),
        })),
      );
      onDone();
    } catch {
      adminToast.error('An error occurred while processing your request');
    } finally {
      setDone(null);
      setAction(null);
    }
  };

  return {
    action,
    choose,
    cancel: () => setAction(null),
    confirm: () => {
      if (action !== null) void run(action);
    },
    done,
    count,
    failures,
    dismissFailures: () => setFailures([]),
  };
}
