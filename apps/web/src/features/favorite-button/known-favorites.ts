import { MAX_FAVORITES } from '@pawmatch/contract/favorites/favorites-endpoints';

const KEY = 'hearts';

/**
 * Ids of the favorites, the latest first: those of a visitor, which stay in the browser,
 * or those of the account, which never do.
 */
let favoriteIds: readonly string[] | null = null;
let isOfAccount = false;
const listeners = new Set<() => void>();

function readBrowser(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeBrowser(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The browser stores nothing: the favoriteIds last until the page is left.
  }
}

function change(next: readonly string[]): void {
  favoriteIds = next;
  for (const listener of listeners) listener();
}

export function subscribeToFavorites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getFavoriteIds(): readonly string[] {
  favoriteIds ??= readBrowser();
  return favoriteIds;
}

const noFavorites: readonly string[] = [];

/** The server knows of none. */
export const getServerFavoriteIds = (): readonly string[] => noFavorites;

export const isFavorite = (petId: string): boolean => getFavoriteIds().includes(petId);

/** Whether the favoriteIds are those of an account. */
export const areOfAccount = (): boolean => isOfAccount;

export function setFavorite(petId: string, isLiked: boolean): void {
  const others = getFavoriteIds().filter((id) => id !== petId);
  const next = isLiked ? [petId, ...others].slice(0, MAX_FAVORITES) : others;
  if (!isOfAccount) writeBrowser(next);
  change(next);
}

/** Shows the favoriteIds of the account; those of the browser have joined them. */
export function enterAccount(ids: readonly string[]): void {
  isOfAccount = true;
  writeBrowser([]);
  change(ids);
}

/** After logout the favoriteIds of the account are not seen by whoever comes next. */
export function leaveAccount(): void {
  if (!isOfAccount) return;
  isOfAccount = false;
  change(readBrowser());
}
