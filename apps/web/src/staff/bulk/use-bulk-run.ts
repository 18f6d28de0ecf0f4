import { useState } from 'react';
import { adminToast } from '../../lib/toast.ts';
import type { BulkFailure } from './BulkOutcome.tsx';

export interface BulkAction<Action extends string> {
  /** The action to be confirmed or in progress. */
  action: Action | null;
  choose: (action: Action) => void;
  cancel: () => void;
  confirm: () => void;
  /** How many items are done; null before the first. */
  done: number | null;
  /** How many items it is about. */
  count: number;
  failures: readonly BulkFailure[];
  dismissFailures: () => void;
}

interface BulkRun<Action> {
  count: number;
  /** R5.16: the toast when nothing is selected. */
  noItemsMessage: string;
  /** Does the action and tells its result; what failed is kept until it is dismissed. */
  run: (action: Action, onProgress: (done: number) => void) => Promise<readonly BulkFailure[]>;
  /** The action failed as a whole. */
  onError: (error: unknown) => void;
}

/** Asks for confirmation, runs a bulk action, and keeps what failed. */
export function useBulkRun<Action extends string>({
  count,
  noItemsMessage,
  run,
  onError,
}: BulkRun<Action>): BulkAction<Action> {
  const [action, setAction] = useState<Action | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);

  const start = async (chosen: Action) => {
    setFailures([]);
    setDone(0);
    try {
      setFailures(await run(chosen, setDone));
    } catch (error) {
      onError(error);
    } finally {
      setDone(null);
      setAction(null);
    }
  };

  return {
    action,
    choose: (chosen) => {
      if (count === 0) adminToast.error(noItemsMessage);
      else setAction(chosen);
    },
    cancel: () => setAction(null),
    confirm: () => {
      if (action !== null) void start(action);
    },
    done,
    count,
    failures,
    dismissFailures: () => setFailures([]),
  };
}
