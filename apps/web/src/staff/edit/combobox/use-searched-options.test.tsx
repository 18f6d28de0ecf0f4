import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createTestQueries } from '../../../testing/render-page.tsx';
import { OPTIONS_AT_ONCE, useSearchedOptions } from './use-searched-options.ts';

/** Options of a server that has so many; records the queries. */
function render(count: number) {
  const queries: (string | undefined)[] = [];
  const all = Array.from({ length: count }, (_, index) => `Pet ${index}`);
  const client = createTestQueries();
  const { result } = renderHook(
    () =>
      useSearchedOptions({
        queryKey: ['options'],
        fetchOptions: async ({ q, limit }) => {
          queries.push(q);
          const found = all.filter((label) => label.includes(q ?? '')).slice(0, limit);
          return found.map((label) => ({ value: label, label }));
        },
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  );
  return { result, queries };
}

describe('useSearchedOptions', () => {
  it('B4.01 loads all options at once when they are few, and searches none of them', async () => {
    const { result, queries } = render(5);
    await waitFor(() => expect(result.current.options).toHaveLength(5));
    expect(result.current.search).toBeUndefined();
    expect(queries).toEqual([undefined]);
  });

  it('B4.01 lets the server find what is typed when there are many', async () => {
    const { result, queries } = render(OPTIONS_AT_ONCE + 50);
    await waitFor(() => expect(result.current.options).toHaveLength(OPTIONS_AT_ONCE));
    act(() => result.current.search?.onType('Pet 149'));
    expect(result.current.search?.isSearching).toBe(true);
    await waitFor(() => expect(result.current.search?.hasMatched).toBe(true));
    expect(result.current.options.map(({ label }) => label)).toEqual(['Pet 149']);
    expect(queries).toEqual([undefined, 'Pet 149']);
    act(() => result.current.search?.onType(''));
    await waitFor(() => expect(result.current.options).toHaveLength(OPTIONS_AT_ONCE));
  });
});
