import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestQueries } from '../../testing/render-page.tsx';
import { watchAdminToasts } from '../../testing/watch-admin-toasts.ts';
import type { StaffResource } from '../staff-resource.ts';
import { useBulkChange } from './use-bulk-change.ts';

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  toasts = watchAdminToasts();
});

interface Thing {
  id: string;
  version: number;
}

function renderAction(names: string[], upsert = () => {}) {
  const setStatus = vi.fn((thing: Thing, _status: 'painted') => Promise.resolve(thing));
  const onDone = vi.fn();
  const things = names.map((id) => ({ id, version: 1 }));
  const resource = {
    rows: { upsert },
    needs: { status: 'pets.edit', delete: 'pets.delete' },
    bulkStatuses: ['painted'],
    setStatus,
    labelOf: (status: string) => status,
    messages: {
      bulk: { noneSelected: 'No items selected', updated: () => 'Painted' },
      labels: { nameOf: ({ id }: Thing) => id },
    },
  } as unknown as StaffResource<Thing, 'painted'>;
  const target = { count: things.length, load: async () => things };
  const { result } = renderHook(() => useBulkChange(resource, target, onDone), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createTestQueries()}>{children}</QueryClientProvider>
    ),
  });
  return { result, setStatus, onDone };
}

describe('useBulkChange', () => {
  it('R5.16 needs at least one selected item', () => {
    const { result, setStatus } = renderAction([]);
    act(() => result.current.choose('painted'));
    expect(toasts).toEqual([{ tone: 'error', text: 'No items selected' }]);
    expect(result.current.change).toBeNull();
    expect(setStatus).not.toHaveBeenCalled();
  });

  it('R2.57 makes no call before confirmation', async () => {
    const { result, setStatus, onDone } = renderAction(['fence', 'door']);
    act(() => result.current.choose('painted'));
    expect(result.current.change).toBe('painted');
    expect(setStatus).not.toHaveBeenCalled();
    act(() => result.current.confirm());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(setStatus.mock.calls.map(([{ id }, status]) => [status, id])).toEqual([
      ['painted', 'fence'],
      ['painted', 'door'],
    ]);
    expect(result.current.change).toBeNull();
    expect(toasts).toEqual([{ tone: 'success', text: 'Painted' }]);
  });

  it('R8.35 reports an unexpected error, and can be retried', async () => {
    const { result, onDone } = renderAction(['fence'], () => {
      throw new Error('The list is gone.');
    });
    act(() => result.current.choose('painted'));
    act(() => result.current.confirm());
    await waitFor(() => expect(result.current.change).toBeNull());
    expect(toasts).toEqual([
      { tone: 'error', text: 'An error occurred while processing your request' },
    ]);
    expect(result.current.done).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });
});
