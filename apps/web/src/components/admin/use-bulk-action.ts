import { useState } from 'react';
import { failureReason } from '../../lib/api/failure-reason.ts';
import { type BulkResult, mapWithConcurrency } from '../../lib/map-with-concurrency.ts';
import { adminToast } from '../../lib/toast.ts';
import type { BulkFailure } from './BulkOutcome.tsx';
import { type BulkReport, isFailed } from './bulk-report.ts';

type BulkActionSettings<Action, Item, Answer> = {
  /** What is selected. */
  items: readonly Item[];
  /** R5.16: said when nothing is. */
  noItemsMessage: string;
  call: (action: Action, item: Item) => Promise<Answer>;
  /** Brings the list up to date with what succeeded. */
  keep: (action: Action, result: BulkResult<Item, Answer>) => void;
  report: (action: Action, result: BulkResult<Item, Answer>) => BulkReport;
  /** The id of an item, and what a person calls it. */
  identify: (item: Item) => { id: string; name: string };
  /** R4.16: clears the selection. */
  onDone: () => void;
};

export interface BulkAction<Action extends string> {
  /** What waits for confirmation or is under way. */
  action: Action | null;
  choose: (action: Action) => void;
  cancel: () => void;
  confirm: () => void;
  /** How many calls are done; null before they begin. */
  done: number | null;
  /** Of the items that are selected. */
  count: number;
  failures: readonly BulkFailure[];
  dismissFailures: () => void;
}

/**
 * A bulk action from the choice in the menu to what is said afterwards: confirmed first, then one
 * call an item, a few at a time. Failures stay to be read; nothing that succeeded is undone.
 */
export function useBulkAction<Action extends string, Item, Answer>(
  settings: BulkActionSettings<Action, Item, Answer>,
): BulkAction<Action> {
  const { items, noItemsMessage, call, keep, report, identify, onDone } = settings;
  const [action, setAction] = useState<Action | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<BulkFailure[]>([]);

  const choose = (chosen: Action) => {
    if (items.length === 0) adminToast.error(noItemsMessage);
    else setAction(chosen);
  };

  const run = async (chosen: Action) => {
    setFailures([]);
    setDone(0);
    try {
      const result = await mapWithConcurrency(items, (item) => call(chosen, item), setDone);
      keep(chosen, result);
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
    count: items.length,
    failures,
    dismissFailures: () => setFailures([]),
  };
}
