import type { BulkResult } from '../lib/map-with-concurrency.ts';

/** A result with these numbers of successes and failures. */
export const buildBulkResult = (
  succeeded: number,
  failed: number,
  error: unknown,
): BulkResult<number, unknown> => ({
  success: failed === 0,
  results: Array.from({ length: succeeded + failed }, (_, item) =>
    item < succeeded
      ? { item, success: true, response: undefined }
      : { item, success: false, error },
  ),
});
