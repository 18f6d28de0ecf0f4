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

  /** @param text of what was done, unless all of it was refused */
  const run = async (
    work: () => Promise<CareResult>,
    text: string,
    canUndo = true,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const { items, refused } = await work();
      for (const { reason, by } of refused.slice(0, 1)) {
        adminToast.error(messages.refused[reason]({ by }));
      }
      const ids = items.map(({ id }) => id);
      if (ids.length > 0) setLast({ text, ids: canUndo ? ids : [] });
      return true;
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['care'] });
      setBusy(false);
    }
  };

  return {
    run,
    refresh: () => queries.invalidateQueries({ queryKey: ['care'] }),
    isBusy,
    last,
    undo: () => last && void run(() => undoCare(last.ids), messages.takenBack, false),
    dismiss: () => setLast(null),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
