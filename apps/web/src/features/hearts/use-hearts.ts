import { use, useEffect, useSyncExternalStore } from 'react';
import { SessionContext } from '../auth/session-context.ts';
import {
  areOfAccount,
  getHearts,
  getServerHearts,
  hasHeart,
  setHeart,
  subscribeToHearts,
} from './hearts.ts';

let joining: Promise<void> | null = null;

/** Loads the hearts of the account, once, however many components ask. */
export function loadHearts(): void {
  if (areOfAccount() || joining !== null) return;
  joining = import('./hearts-api.ts')
    .then(({ joinHearts }) => joinHearts())
    .finally(() => {
      joining = null;
    });
}

/** The status of the session; where hearts are shown to an adopter, those of the account are loaded. */
function useStatus() {
  const session = use(SessionContext);
  const status = session?.status ?? 'visitor';
  const userId = session?.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other hearts
  useEffect(() => {
    if (status === 'adopter') loadHearts();
  }, [status, userId]);
  return status;
}

/** The ids of all liked pets, the latest first. */
export function useHearts(): readonly string[] {
  useStatus();
  return useSyncExternalStore(subscribeToHearts, getHearts, getServerHearts);
}

/** Likes a pet, or no longer: shown at once, and stored in the account of an adopter. */
export function useToggleHeart(): (petId: string, isLiked: boolean) => void {
  const status = useStatus();
  return (petId, isLiked) => {
    setHeart(petId, isLiked);
    if (status !== 'adopter') return;
    void import('./hearts-api.ts').then(({ storeHeart }) => storeHeart(petId, isLiked));
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
