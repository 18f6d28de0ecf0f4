import { act, render, renderHook } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANGE_INTERVAL_MS, CHANGES_AT_ONCE, useQueryInAddress } from './use-query-in-address.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>{children}</BrowserRouter>
);
const open = () => renderHook(useQueryInAddress, { wrapper });
const named = (name: string) => new URLSearchParams({ name });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  // Later than the time at which the code was loaded; the clock of tests begins at 0.
  const loadedBefore = performance.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(loadedBefore + 60_000);
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

/** A page whose code never arrives. */
const NextPage = lazy(() => new Promise<never>(() => undefined));

it.each([
  ['another page', (navigate: (path: string) => void) => navigate('/next'), '/next'],
  ['a step back', () => history.back(), '/before'],
])('F28 B1.06 the last input is not written over the address of %s', async (_, leave, path) => {
  history.replaceState({ key: 'before', idx: 0 }, '', '/before');
  history.pushState({ key: 'first', idx: 1 }, '', '/pets');
  const page: Partial<ReturnType<typeof useQueryInAddress>> = {};
  let navigate = (_path: string) => {};
  function PetsPage() {
    const to = useNavigate();
    navigate = (next) => void to(next);
    Object.assign(page, useQueryInAddress());
    return null;
  }
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/pets" element={<PetsPage />} />
          <Route path="*" element={<NextPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  for (let number = 0; number <= CHANGES_AT_ONCE; number += 1) {
    act(() => page.replace?.(named(`${number}`)));
  }
  act(() => leave(navigate));
  await vi.waitFor(() => expect(location.pathname).toBe(path));
  await pass(CHANGES_AT_ONCE * CHANGE_INTERVAL_MS);
  expect(location.pathname + location.search).toBe(path);
});
