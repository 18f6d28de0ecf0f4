import type { CareResult } from '@pawmatch/contract/care/care-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureReason } from '../../lib/api/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { undoCare } from './care-api.ts';
import { careMessages as messages } from './care-messages.ts';

/** Saying that care was done or skipped, what came of it, and taking it back. */
export function useTicks() {
  const queries = useQueryClient();
  const [last, setLast] = useState<{ text: string; ids: string[] } | null>(null);
  const [isBusy, setBusy] = useState(false);

  /**
   * @param textOf what is said of how many items were done, unless all were refused
   * @returns whether the call was answered
   */
  const run = async (
    work: () => Promise<CareResult>,
    textOf: (done: number) => string,
    canUndo = true,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const { items, refused } = await work();
      const reasons = refused.map(({ reason, by }) => messages.refused[reason]({ by }));
      for (const reason of new Set(reasons)) adminToast.error(reason);
      const ids = items.map(({ id }) => id);
      if (ids.length > 0) setLast({ text: textOf(ids.length), ids: canUndo ? ids : [] });
      return true;
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['care'] });
      setBusy(false);
    }
  };

  const takeBack = (ids: string[]) =>
    run(
      () => undoCare(ids),
      () => messages.takenBack,
      false,
    );

  return {
    run,
    takeBack,
    refresh: () => queries.invalidateQueries({ queryKey: ['care'] }),
    isBusy,
    last,
    undo: () => last && void takeBack(last.ids),
    dismiss: () => setLast(null),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
