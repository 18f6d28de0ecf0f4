import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during server rendering and hydration, whose markup must be the same. True after that, before the
 * next paint.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
