import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { feedsQuery } from './feeds-api.ts';
import { feedsMessages as messages } from './feeds-messages.ts';

/** Runs a step of a feed, one at a time, and shows the feed as it is afterwards. */
export function useFeedStep() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<unknown>, success?: string) => {
    setBusy(true);
    try {
      await step();
      await queries.invalidateQueries({ queryKey: feedsQuery.queryKey });
      if (success) adminToast.success(success);
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
