import { failureReason } from '../../lib/api/failure-reason.ts';
import {
  type BulkResult,
  type CallResult,
  mapWithConcurrency,
} from '../../lib/map-with-concurrency.ts';
import { adminToast } from '../../lib/toast.ts';
import { recordListMessages } from '../staff-messages.ts';
import { type BulkAction, useBulkRun } from './use-bulk-run.ts';

/** The toast after a bulk action, with the true counts. */
export interface BulkToast {
  tone: 'success' | 'warning' | 'error';
  text: string;
}

type Failed<Item> = Extract<CallResult<Item, unknown>, { success: false }>;

export const isFailed = <Item>(result: CallResult<Item, unknown>): result is Failed<Item> =>
  !result.success;

/** How many calls succeeded and failed, and the first error. */
export function tally({ results }: BulkResult<unknown, unknown>) {
  const failures = results.filter(isFailed);
  return {
    total: results.length,
    succeeded: results.length - failures.length,
    failed: failures.length,
    firstError: failures[0]?.error,
  };
}

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
  report: (action: Action, result: BulkResult<Item, Response>) => BulkToast;
  /** The id of an item, and its name for people. */
  identify: (item: Item) => { id: string; name: string };
  /** R4.16: clears the selection. */
  onDone: () => void;
};

/**
 * Runs a bulk action: asks for confirmation, then makes one call per item, a few at a time, and shows a
 * toast. Failures are kept until they are dismissed; nothing that succeeded is undone.
 */
export function useBulkAction<Action extends string, Item, Response>(
  settings: BulkActionSettings<Action, Item, Response>,
): BulkAction<Action> {
  const { count, loadItems, noItemsMessage, call, updateCache, report, identify, onDone } =
    settings;
  return useBulkRun({
    count,
    noItemsMessage,
    async run(action, onProgress) {
      const items = await loadItems();
      const result = await mapWithConcurrency(items, (item) => call(action, item), onProgress);
      updateCache(action, result);
      const { tone, text } = report(action, result);
      adminToast[tone](text);
      onDone();
      return result.results.filter(isFailed).map(({ item, error }) => ({
        ...identify(item),
        reason: failureReason(error, recordListMessages.rowFailed),
      }));
    },
    onError: () => adminToast.error(recordListMessages.bulkFailed),
  });
}
