import { createContext, use, useSyncExternalStore } from 'react';

/** The origin that the server rendered the page with; empty for a page that it did not render. */
export const ServerOrigin = createContext('');

const never = () => () => undefined;

/** The origin of the pages, such as `https://pawmatch.example`, for shared links. */
export function useOrigin(): string {
  const serverOrigin = use(ServerOrigin);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => serverOrigin,
  );
}
