import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setPageTitle, useTabTitle, useWaitingCount } from './tab-title.ts';

it('F28 a dialog that closes after the next page has opened keeps that page’s title', () => {
  setPageTitle('Available Pets');
  const { unmount } = renderHook(() => useTabTitle('Biscuit, Beagle puppy'));
  expect(document.title).toBe('Biscuit, Beagle puppy – Pawmatch');
  setPageTitle('Log In');
  unmount();
  expect(document.title).toBe('Log In – Pawmatch');
});

it('a dialog that closes restores the title of its page', () => {
  setPageTitle('Available Pets');
  renderHook(() => useTabTitle('Biscuit')).unmount();
  expect(document.title).toBe('Available Pets – Pawmatch');
});

it('B3.12 what waits is counted before every title, until nothing does', () => {
  setPageTitle('Visits');
  const { rerender, unmount } = renderHook(({ count }) => useWaitingCount(count), {
    initialProps: { count: 3 },
  });
  expect(document.title).toBe('(3) Visits – Pawmatch');
  setPageTitle('Pets');
  expect(document.title).toBe('(3) Pets – Pawmatch');
  rerender({ count: 0 });
  expect(document.title).toBe('Pets – Pawmatch');
  rerender({ count: 1 });
  unmount();
  expect(document.title).toBe('Pets – Pawmatch');
});
