import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAdminToasts } from '../../testing/watch-admin-toasts.ts';
import { useBulkAction } from './use-bulk-action.ts';

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  toasts = watchAdminToasts();
});

function renderAction(items: string[], updateCache = () => {}) {
  const call = vi.fn((_action: 'paint', item: string) => Promise.resolve(item));
  const onDone = vi.fn();
  const { result } = renderHook(() =>
    useBulkAction<'paint', string, string>({
      count: items.length,
      loadItems: async () => items,
      noItemsMessage: 'No items selected',
      call,
      updateCache,
      report: () => ({ tone: 'success', text: 'Painted' }),
      identify: (id) => ({ id, name: id }),
      onDone,
    }),
  );
  return { result, call, onDone };
}

describe('useBulkAction', () => {
  it('R5.16 needs at least one selected item', () => {
    const { result, call } = renderAction([]);
    act(() => result.current.choose('paint'));
    expect(toasts).toEqual([{ tone: 'error', text: 'No items selected' }]);
    expect(result.current.action).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('R2.57 makes no call before confirmation', async () => {
    const { result, call, onDone } = renderAction(['fence', 'door']);
    act(() => result.current.choose('paint'));
    expect(result.current.action).toBe('paint');
    expect(call).not.toHaveBeenCalled();
    act(() => result.current.confirm());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(call.mock.calls).toEqual([
      ['paint', 'fence'],
      ['paint', 'door'],
    ]);
    expect(result.current.action).toBeNull();
  });

  it('R8.35 reports an unexpected error, and can be retried', async () => {
    const { result, onDone } = renderAction(['fence'], () => {
      throw new Error('The list is gone.');
    });
    act(() => result.current.choose('paint'));
    act(() => result.current.confirm());
    await waitFor(() => expect(result.current.action).toBeNull());
    expect(toasts).toEqual([
      { tone: 'error', text: 'An error occurred while processing your request' },
    ]);
    expect(result.current.done).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });
});
