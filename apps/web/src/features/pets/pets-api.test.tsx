import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPet } from '../../testing/build-pet.ts';
import { problem, stubApi } from '../../testing/stub-api.ts';
import { petListQuery, uniquePets, usePetList } from './pets-api.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pets = Array.from({ length: 30 }, () => buildPet());

/** A server with the pets `all`, and the list as a page uses it. */
function openList(all = pets, { failAt }: { failAt?: () => number } = {}) {
  const calls = stubApi({
    'GET /pets': ({ query }) => {
      const offset = Number(query.get('offset'));
      if (failAt?.() === offset) return problem(400);
      return Response.json(all.slice(offset, offset + Number(query.get('limit'))), {
        headers: { 'X-Total-Count': String(all.length) },
      });
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderHook(() => usePetList(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return { ...view, calls, queryClient, list: () => view.result.current };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the list of available pets', () => {
  it('R2.35 D30 requests 12 at a time by offset and limit, 100 ms apart', async () => {
    const { calls, list } = openList();
    await pass(0);
    expect(list().pets).toEqual(pets.slice(0, 12));
    expect(list().isComplete).toBe(false);

    await pass(99);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await pass(10);
    expect(list().pets).toEqual(pets.slice(0, 24));

    await pass(200);
    expect(list().pets).toEqual(pets);
    expect(calls.map(({ query }) => query.toString())).toEqual([
      'status=Available&offset=0&limit=12',
      'status=Available&offset=12&limit=12',
      'status=Available&offset=24&limit=12',
    ]);
  });

  it('R2.35 ends with a batch of fewer than 12, an empty one included', async () => {
    const { calls, list } = openList(pets.slice(0, 24));
    await pass(1_000);
    expect(calls).toHaveLength(3);
    expect(list()).toMatchObject({ isComplete: true, total: 24 });
    expect(list().pets).toHaveLength(24);
  });

  it('D14 knows the total from the first batch on', async () => {
    const { list } = openList();
    expect(list().total).toBeNull();
    await pass(0);
    expect(list().total).toBe(30);
  });

  it('R2.35 stops when the page is left, and continues on the way back', async () => {
    const { calls, unmount, queryClient } = openList();
    await pass(50);
    unmount();
    await pass(5_000);
    expect(calls).toHaveLength(1);

    const { result } = renderHook(() => usePetList(), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    });
    await pass(1_000);
    expect(calls.map(({ query }) => query.get('offset'))).toEqual(['0', '12', '24']);
    expect(result.current.pets).toEqual(pets);
  });

  it('R2.35 reloading the list keeps the delays', async () => {
    const { calls, queryClient } = openList();
    await pass(1_000);
    calls.length = 0;
    void queryClient.invalidateQueries({ queryKey: petListQuery({}).queryKey });
    await pass(0);
    expect(calls).toHaveLength(1);
    await pass(99);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
  });

  it('R8.33 stops after a failed batch until it is retried', async () => {
    let failing = 12;
    const { list, calls } = openList(pets, { failAt: () => failing });
    await pass(1_000);
    expect(list()).toMatchObject({ isError: true, isComplete: false });
    expect(list().pets).toHaveLength(12);
    expect(calls).toHaveLength(2);

    failing = -1;
    list().tryAgain();
    await pass(1_000);
    expect(list()).toMatchObject({ isError: false, isComplete: true });
    expect(list().pets).toEqual(pets);
  });

  it('R8.33 the first batch can be retried, too', async () => {
    let failing = 0;
    const { list } = openList(pets, { failAt: () => failing });
    await pass(0);
    expect(list()).toMatchObject({ isError: true, isPending: false });
    failing = -1;
    list().tryAgain();
    await pass(1_000);
    expect(list().pets).toEqual(pets);
  });
});

it('R2.35 lists a pet once when it moves into the next batch', () => {
  const [first, second] = [buildPet(), buildPet()];
  const batches = [
    { pets: [first, second], total: null },
    { pets: [second], total: null },
  ];
  expect(uniquePets(batches)).toEqual([first, second]);
});
