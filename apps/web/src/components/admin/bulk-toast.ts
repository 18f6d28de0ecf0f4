import type { BulkResult, CallResult } from '../../lib/map-with-concurrency.ts';

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
