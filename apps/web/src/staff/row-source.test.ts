import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createRowSource, isNotLeaving } from './row-source.ts';

it('B4.05 F10 a row is not loaded again by news of its deletion, which come before the answer', async () => {
  const fetchRow = vi.fn(async (id: string) => ({ id }));
  const rows = createRowSource('users', {
    fetchRow,
    fetchRows: async () => ({ rows: [], total: 0 }),
    fetchCounts: async () => ({ total: 0 }),
    maxRows: 10,
  });
  const client = new QueryClient();
  const stop = new QueryObserver(client, rows.one('a')).subscribe(() => {});
  await expect.poll(() => client.getQueryData(rows.one('a').queryKey)).toEqual({ id: 'a' });
  const news = () => client.invalidateQueries({ queryKey: ['users'], predicate: isNotLeaving });
  const fetchMarks = vi.fn(async () => []);
  const marks = { queryKey: ['users', 'marks', { userId: 'a' }], queryFn: fetchMarks };
  const stopMarks = new QueryObserver(client, marks).subscribe(() => {});
  await expect.poll(() => client.getQueryData(marks.queryKey)).toEqual([]);
  await rows.delete(client, 'a', news);
  stopMarks();
  expect([fetchRow.mock.calls.length, fetchMarks.mock.calls.length]).toEqual([1, 1]);
  expect(client.getQueryData(rows.one('a').queryKey)).toBeNull();

  const failing = rows.delete(client, 'b', () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  const other = new QueryObserver(client, rows.one('b')).subscribe(() => {});
  await expect.poll(() => client.getQueryData(rows.one('b').queryKey)).toEqual({ id: 'b' });
  expect(fetchRow).toHaveBeenCalledTimes(2);
  await news();
  expect(fetchRow).toHaveBeenCalledTimes(3);
  stop();
  other();
});
