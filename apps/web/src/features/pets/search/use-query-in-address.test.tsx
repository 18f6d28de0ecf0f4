import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANGE_INTERVAL_MS, CHANGES_AT_ONCE, useQueryInAddress } from './use-query-in-address.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>{children}</BrowserRouter>
);
const open = () => renderHook(useQueryInAddress, { wrapper });
const named = (name: string) => new URLSearchParams({ name });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  // Later than the time at which the code was loaded.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(60_000);
  history.replaceState({ key: 'first', idx: 0 }, '', '/pets');
});
afterEach(() => void vi.useRealTimers());

it('F28 a held key changes the URL less often than Safari allows, and ends with the last value', async () => {
  const { result } = open();
  const replaceState = vi.spyOn(history, 'replaceState');
  for (let number = 1; number <= 200; number += 1) {
    act(() => result.current.replace(named(`${number}`)));
    expect(result.current.query.get('name')).toBe(`${number}`);
    await pass(30);
  }
  await pass(CHANGE_INTERVAL_MS);
  expect(location.search).toBe('?name=200');
  expect(replaceState.mock.calls.length).toBeLessThanOrEqual(
    CHANGES_AT_ONCE + 6_000 / CHANGE_INTERVAL_MS + 2,
  );
});

it('F28 the last input is in the history entry before a navigation', async () => {
  const { result } = open();
  for (const name of ['lu', 'luna']) act(() => result.current.replace(named(name)));
  act(() => result.current.push(new URLSearchParams('name=luna&petId=7'), { opened: true }));
  expect(location.search).toBe('?name=luna&petId=7');
  expect(result.current.state).toEqual({ opened: true });
  history.back();
  await vi.waitFor(() => expect(location.search).toBe('?name=luna'));
});
