import { createContext, use, useSyncExternalStore } from 'react';

/** The origin that the server wrote the page with; empty for a page that it did not write. */
export const WrittenOrigin = createContext('');

const never = () => () => undefined;

/** Where the pages come from, such as `https://pawmatch.example`, for links that are shared. */
export function useOrigin(): string {
  const written = use(WrittenOrigin);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => written,
  );
}
