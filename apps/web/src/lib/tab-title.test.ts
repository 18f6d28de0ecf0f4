import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setPageTitle, useTabTitle } from './tab-title.ts';

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
