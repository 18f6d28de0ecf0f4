import { expect, it } from 'vitest';
import { ApiError } from '../lib/api/errors/api-error.ts';
import { createQueryClient } from './query-client.ts';

it.each([
  [500, 2],
  [404, 1],
])('R8.33 a call that fails with %i is made %i times', async (status, times) => {
  const queries = createQueryClient();
  let calls = 0;
  const failing = queries.fetchQuery({
    queryKey: ['pets'],
    // As for a page, which waits a while before the next try.
    retry: queries.getDefaultOptions().queries?.retry,
    retryDelay: 0,
    queryFn: () => {
      calls += 1;
      throw new ApiError({ kind: 'response', message: '', status });
    },
  });
  await expect(failing).rejects.toBeInstanceOf(ApiError);
  expect(calls).toBe(times);
});
