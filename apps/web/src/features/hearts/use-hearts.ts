import { use, useSyncExternalStore } from 'react';
import { SessionContext } from '../auth/session-context.ts';
import { getHearts, getServerHearts, hasHeart, setHeart, subscribeToHearts } from './hearts.ts';

const useStatus = () => use(SessionContext)?.status ?? 'visitor';

/** The ids of all liked pets, the latest first. */
export const useHearts = (): readonly string[] =>
  useSyncExternalStore(subscribeToHearts, getHearts, getServerHearts);

/** Likes a pet, or no longer: shown at once, and stored in the account of an adopter. */
export function useToggleHeart(): (petId: string, isLiked: boolean) => void {
  const status = useStatus();
  return (petId, isLiked) => {
    setHeart(petId, isLiked);
    if (status !== 'adopter') return;
    void import('./api/hearts.ts').then(({ storeHeart }) => storeHeart(petId, isLiked));
  };
}

/** Whether a pet is liked, and how to change that; null for staff, who like all. */
export function useHeart(petId: string): { isLiked: boolean; toggle: () => void } | null {
  const status = useStatus();
  const change = useToggleHeart();
  const isLiked = useSyncExternalStore(
    subscribeToHearts,
    () => hasHeart(petId),
    () => false,
  );
  return status === 'admin' ? null : { isLiked, toggle: () => change(petId, !isLiked) };
}
