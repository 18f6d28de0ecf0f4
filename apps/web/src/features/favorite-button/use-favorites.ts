import { use, useEffect, useSyncExternalStore } from 'react';
import { SessionContext } from '../auth/session-context.ts';
import {
  areOfAccount,
  getFavoriteIds,
  getServerFavoriteIds,
  isFavorite,
  setFavorite,
  subscribeToFavorites,
} from './known-favorites.ts';

let joining: Promise<void> | null = null;

/** Loads the favorites of the account, once, however many components ask. */
function loadFavoriteIds(): void {
  if (areOfAccount() || joining !== null) return;
  joining = import('./store-favorites.ts')
    .then(({ joinFavorites }) => joinFavorites())
    .finally(() => {
      joining = null;
    });
}

/** The status of the session; where favorites are shown to an adopter, those of the account are loaded. */
function useStatus() {
  const session = use(SessionContext);
  const status = session?.status ?? 'visitor';
  const userId = session?.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other favorites
  useEffect(() => {
    if (status === 'adopter') loadFavoriteIds();
  }, [status, userId]);
  return status;
}

/** The ids of all liked pets, the latest first. */
export function useFavoriteIds(): readonly string[] {
  useStatus();
  return useSyncExternalStore(subscribeToFavorites, getFavoriteIds, getServerFavoriteIds);
}

/** Likes a pet, or no longer: shown at once, and stored in the browser or in the account. */
export function useToggleFavorite(): (petId: string, isLiked: boolean) => void {
  const status = useStatus();
  return (petId, isLiked) => {
    setFavorite(petId, isLiked);
    void import('./store-favorites.ts').then(({ storeFavorite }) =>
      storeFavorite(petId, isLiked, status === 'adopter'),
    );
  };
}

/** Whether a pet is liked, and how to change that; null for staff, who like all. */
export function useIsFavorite(petId: string): { isLiked: boolean; toggle: () => void } | null {
  const status = useStatus();
  const change = useToggleFavorite();
  const isLiked = useSyncExternalStore(
    subscribeToFavorites,
    () => isFavorite(petId),
    () => false,
  );
  return status === 'admin' ? null : { isLiked, toggle: () => change(petId, !isLiked) };
}
