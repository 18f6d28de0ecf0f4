import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const render = (initial: string[]) =>
  renderHook(({ listed }) => useSelection(listed), { initialProps: { listed: initial } });

describe('useSelection', () => {
  it('R2.52 selects and deselects one row', () => {
    const { result } = render(['a', 'b', 'c']);
    act(() => result.current.toggle('b'));
    expect([...result.current.ids]).toEqual(['b']);
    expect(result.current).toMatchObject({ count: 1, extent: 'some' });
    act(() => result.current.toggle('b'));
    expect(result.current).toMatchObject({ count: 0, extent: 'none' });
  });

  it('R2.52 the header checkbox selects all rows, also from a partial selection, and deselects all', () => {
    const { result } = render(['a', 'b', 'c']);
    act(() => result.current.toggle('a'));
    act(() => result.current.toggleAll());
    expect(result.current).toMatchObject({ count: 3, extent: 'all' });
    act(() => result.current.toggleAll());
    expect(result.current).toMatchObject({ count: 0, extent: 'none' });
  });

  it('R4.16 is empty after being cleared', () => {
    const { result } = render(['a', 'b']);
    act(() => result.current.toggleAll());
    act(() => result.current.clear());
    expect(result.current.count).toBe(0);
  });

  it('R2.55 does not count filtered or deleted rows', () => {
    const { result, rerender } = render(['a', 'b', 'c']);
    act(() => result.current.toggle('a'));
    act(() => result.current.toggle('c'));
    rerender({ listed: ['b', 'c'] });
    expect([...result.current.ids]).toEqual(['c']);
    rerender({ listed: ['b'] });
    expect(result.current).toMatchObject({ count: 0, extent: 'none' });
  });

  it('R2.52 an empty list is never all selected', () => {
    const { result } = render([]);
    act(() => result.current.toggleAll());
    expect(result.current).toMatchObject({ count: 0, extent: 'none' });
  });

  it('R2.52 selects all rows of a list of which some are shown, with exceptions, and none of another', () => {
    const { result, rerender } = renderHook(
      ({ listed, total, listKey }) => useSelection(listed, { total, listKey }),
      { initialProps: { listed: ['a', 'b'], total: 4, listKey: '' } },
    );
    act(() => result.current.toggleAll());
    expect(result.current).toMatchObject({ count: 4, extent: 'all' });
    act(() => result.current.toggle('a'));
    expect(result.current).toMatchObject({ count: 3, extent: 'some', allExcept: new Set(['a']) });
    rerender({ listed: ['a', 'b', 'c', 'd'], total: 4, listKey: '' });
    expect([...result.current.ids]).toEqual(['b', 'c', 'd']);
    rerender({ listed: ['b', 'x'], total: 9, listKey: 'other' });
    expect(result.current).toMatchObject({ count: 0, allExcept: null });
    act(() => result.current.toggle('x'));
    expect([...result.current.ids]).toEqual(['x']);
  });
});
