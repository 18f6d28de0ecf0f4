import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while markup is made on the server, and in the one render in which the page takes that
 * markup over: both must come out the same. True from then on, before anything is painted.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
