import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isNearBottom, usePaging } from './use-paging.ts';

const render = (total: number) =>
  renderHook(({ total, listKey }) => usePaging(total, listKey), {
    initialProps: { total, listKey: 'all' },
  });

describe('usePaging', () => {
  it('R2.51 R9.06 shows the first 10 rows and 10 more each time until all are shown', () => {
    const { result } = render(25);
    expect(result.current).toMatchObject({ shown: 10, hasMore: true });
    act(() => result.current.showMore());
    expect(result.current).toMatchObject({ shown: 20, hasMore: true });
    act(() => result.current.showMore());
    expect(result.current).toMatchObject({ shown: 25, hasMore: false });
  });

  it('R9.06 has no more when there are exactly 10', () => {
    expect(render(10).result.current).toMatchObject({ shown: 10, hasMore: false });
    expect(render(11).result.current).toMatchObject({ shown: 10, hasMore: true });
  });

  it('R2.51 adds one page for several scroll events before the next render', () => {
    const { result } = render(100);
    act(() => {
      result.current.showMore();
      result.current.showMore();
    });
    expect(result.current.shown).toBe(20);
  });

  it('R2.51 starts again when the list is another one', () => {
    const { result, rerender } = render(100);
    act(() => result.current.showMore());
    rerender({ total: 60, listKey: 'pending' });
    expect(result.current).toMatchObject({ shown: 10, hasMore: true });
  });

  it('R2.51 keeps its position when the list grows while it loads', () => {
    const { result, rerender } = render(100);
    act(() => result.current.showMore());
    rerender({ total: 500, listKey: 'all' });
    expect(result.current.shown).toBe(20);
  });
});

describe('isNearBottom', () => {
  const area = { clientHeight: 500, scrollHeight: 1000 };
  it.each([
    [480, true],
    [479, false],
    [500, true],
    [0, false],
  ])('R2.51 R9.06 scrolled to %i of 500: %s', (scrollTop, expected) => {
    expect(isNearBottom({ ...area, scrollTop })).toBe(expected);
  });
});
