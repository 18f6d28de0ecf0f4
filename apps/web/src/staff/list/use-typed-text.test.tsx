import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useTypedText } from './use-typed-text.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Types into the search of a list. */
function typeText(text: string) {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/admin/pets');
  const search = vi.fn();
  const { result } = renderHook(
    () => {
      const { search: view } = useLocation();
      return useTypedText('', (typed) => search(typed, view));
    },
    { wrapper: BrowserRouter },
  );
  act(() => result.current.type(text));
  return { search, result };
}

it('B4.01 searches after a pause in typing', () => {
  const { search, result } = typeText('bis');
  expect(result.current.shown).toBe('bis');
  act(() => result.current.type('biscuit'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(search.mock.calls).toEqual([['biscuit', '']]);
});

it('B4.01 a search that waits does not lead back from the next page, whose code still loads', () => {
  const { search } = typeText('bis');
  window.history.pushState(null, '', '/admin/visits');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(search).not.toHaveBeenCalled();
});

it('B4.01 what is typed before the next view is shown is searched there, and does not lead back', () => {
  const { search } = typeText('bis');
  const next = { idx: 1, key: 'next' };
  window.history.pushState(next, '', '/admin/pets?view=waiting');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(search).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: next })));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(search.mock.calls).toEqual([['bis', '?view=waiting']]);
});
