import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createTestQueries } from '../../testing/render-page.tsx';
import { currentUserQuery } from './auth-api.ts';
import { changeKnownUser } from './change-known-user.ts';

const { queryKey } = currentUserQuery;
const before = { shares_matching: false } as never;

it('B2.11 B1.10 reads the person again who was to be read when a change arrived', async () => {
  const queries = createTestQueries();
  queries.setQueryData(queryKey, before);
  await queries.invalidateQueries({ queryKey });
  await changeKnownUser(queries, () => ({ shares_matching: true }));
  expect(queries.getQueryData(queryKey)).toMatchObject({ shares_matching: true });

  const queryFn = vi.fn(() => before);
  const options = { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY };
  const stop = new QueryObserver(queries, options).subscribe(() => undefined);
  await expect.poll(() => queryFn).toHaveBeenCalledOnce();
  stop();
});

it.each([
  { known: before, after: { shares_matching: true } },
  { known: undefined, after: undefined },
])(
  'B1.10 drops a response that is older than the change, and reads again: $known',
  async ({ known, after }) => {
    const queries = createTestQueries();
    if (known) queries.setQueryData(queryKey, known);
    const answers: ((user: never) => void)[] = [];
    const queryFn = () => new Promise<never>((resolve) => answers.push(resolve));
    const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
    await changeKnownUser(queries, () => ({ shares_matching: true }));
    answers[0]?.(before);
    await expect.poll(() => answers).toHaveLength(2);
    expect(queries.getQueryData(queryKey)).toEqual(after);
    stop();
  },
);
