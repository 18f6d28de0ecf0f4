import { MAX_FAVORITES } from '@pawmatch/contract/favorites/favorites-endpoints';
import { beforeEach, expect, it, vi } from 'vitest';

/** The module has state, so each test loads its own. */
async function load() {
  vi.resetModules();
  return import('./hearts.ts');
}

beforeEach(() => localStorage.clear());

it('B1.09 a visitor’s hearts stay in the browser, the latest first', async () => {
  const first = await load();
  first.setHeart('a', true);
  first.setHeart('b', true);
  first.setHeart('a', true);
  expect(first.getHearts()).toEqual(['a', 'b']);
  const afterReload = await load();
  expect(afterReload.getHearts()).toEqual(['a', 'b']);
  afterReload.setHeart('a', false);
  afterReload.setHeart('b', false);
  expect(localStorage).toHaveLength(0);
});

it('B1.09 the hearts of an account are not left in the browser', async () => {
  const { enterAccount, getHearts, leaveAccount, setHeart, subscribeToHearts } = await load();
  const listener = vi.fn();
  subscribeToHearts(listener);
  setHeart('a', true);
  enterAccount(['a', 'b']);
  setHeart('c', true);
  expect(getHearts()).toEqual(['c', 'a', 'b']);
  expect(localStorage).toHaveLength(0);
  leaveAccount();
  expect(getHearts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});

it.each(['no JSON', '{"a":1}', '[1,null]'])('B1.09 ignores %s in the storage', async (text) => {
  localStorage.setItem('hearts', text);
  const { getHearts } = await load();
  expect(getHearts()).toEqual([]);
});

it('B1.09 keeps no more than the account does', async () => {
  const { getHearts, setHeart } = await load();
  for (let index = 0; index <= MAX_FAVORITES; index += 1) setHeart(String(index), true);
  expect(getHearts()).toHaveLength(MAX_FAVORITES);
  expect(getHearts()[0]).toBe(String(MAX_FAVORITES));
});
