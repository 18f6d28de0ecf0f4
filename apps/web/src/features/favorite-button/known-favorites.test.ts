import { MAX_FAVORITES } from '@pawmatch/contract/favorites/favorites-endpoints';
import { expect, it, vi } from 'vitest';

/** The module has state, so each test loads its own. */
async function load() {
  vi.resetModules();
  return import('./known-favorites.ts');
}

it('B1.09 a visitor’s hearts stay in the browser, the latest first', async () => {
  const first = await load();
  first.setFavorite('a', true);
  first.setFavorite('b', true);
  first.setFavorite('a', true);
  expect(first.getFavoriteIds()).toEqual(['a', 'b']);
  const afterReload = await load();
  expect(afterReload.getFavoriteIds()).toEqual(['a', 'b']);
  afterReload.setFavorite('a', false);
  afterReload.setFavorite('b', false);
  expect(localStorage).toHaveLength(0);
});

it('B1.09 the hearts of an account are not left in the browser', async () => {
  const { enterAccount, getFavoriteIds, leaveAccount, setFavorite, subscribeToFavorites } =
    await load();
  const listener = vi.fn();
  subscribeToFavorites(listener);
  setFavorite('a', true);
  enterAccount(['a', 'b']);
  setFavorite('c', true);
  expect(getFavoriteIds()).toEqual(['c', 'a', 'b']);
  expect(localStorage).toHaveLength(0);
  leaveAccount();
  expect(getFavoriteIds()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});

it.each(['no JSON', '{"a":1}', '[1,null]'])('B1.09 ignores %s in the storage', async (text) => {
  localStorage.setItem('hearts', text);
  const { getFavoriteIds } = await load();
  expect(getFavoriteIds()).toEqual([]);
});

it('B1.09 keeps no more than the account does', async () => {
  const { getFavoriteIds, setFavorite } = await load();
  for (let index = 0; index <= MAX_FAVORITES; index += 1) setFavorite(String(index), true);
  expect(getFavoriteIds()).toHaveLength(MAX_FAVORITES);
  expect(getFavoriteIds()[0]).toBe(String(MAX_FAVORITES));
});
